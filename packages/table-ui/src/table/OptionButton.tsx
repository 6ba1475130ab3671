import type { Ask, GameTypes } from '@meadhall/kernel';
import { useRef, useState } from 'preact/hooks';
import type { BoardProps } from '../game.ts';
import { catalogue, say } from '../i18n.ts';
import { type Option, regarded } from './decisions.ts';

const WORDS = catalogue({
  fr: { brings: (points: string) => `${points} points tout de suite` },
  en: { brings: (points: string) => `${points} points at once` },
});

interface OptionButtonProps<T extends GameTypes> extends Pick<BoardProps<T>, 'busy' | 'preview'> {
  ask: Ask<T>;
  option: Option;
  /** The key that chooses it. */
  figure: number | undefined;
  reachable: boolean;
  choose: (option: Option) => void;
}

/** One option: whoever points at it sees what it is about on the table, and what it would bring. */
export function OptionButton<T extends GameTypes>(props: OptionButtonProps<T>) {
  const { option, ask, figure, reachable, choose, busy, preview } = props;
  const t = say(WORDS);
  const [points, setPoints] = useState<number | undefined>(undefined);
  const pointedAt = useRef(false);
  const regard = () => {
    regarded.value = { ask, choice: option.choice };
    pointedAt.current = true;
    void preview(ask, option.choice).then((found) => {
      if (pointedAt.current) setPoints(found);
    });
  };
  const leave = () => {
    pointedAt.current = false;
    regarded.value = null;
    setPoints(undefined);
  };
  return (
    <button
      type="button"
      class="mh-option"
      tabIndex={reachable ? 0 : -1}
      disabled={busy}
      onClick={() => choose(option)}
      onPointerEnter={regard}
      onPointerLeave={leave}
      onFocus={regard}
      onBlur={leave}
    >
      {figure !== undefined && (
        <span class="mh-option__figure" aria-hidden="true">
          {figure}
        </span>
      )}
      <span class="mh-option__label">{option.label}</span>
      {points !== undefined && points !== 0 && (
        <span class="mh-option__points" title={t.brings(signed(points))}>
          {signed(points)}
        </span>
      )}
    </button>
  );
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
