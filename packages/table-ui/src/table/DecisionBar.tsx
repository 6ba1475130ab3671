import './DecisionBar.css';
import type { GameTypes } from '@meadhall/kernel';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Button } from '../controls/Button.tsx';
import type { BoardProps } from '../game.ts';
import { catalogue, say } from '../i18n.ts';
import { stored } from '../stored.ts';
import { SeatBadge } from '../things/SeatBadge.tsx';
import { decisions, sceneOf } from './decisions.ts';
import { isForTheTable } from './keys.ts';
import { Question } from './Question.tsx';

const WORDS = catalogue({
  fr: {
    region: 'Votre décision',
    fold: 'Replier la liste',
    unfold: (n: number) => `Liste des ${n} choix`,
    waiting: 'On attend',
    over: 'La partie est finie.',
    nobody: 'Un instant…',
  },
  en: {
    region: 'Your decision',
    fold: 'Fold the list',
    unfold: (n: number) => `List of ${n} choices`,
    waiting: 'Waiting for',
    over: 'The game is over.',
    nobody: 'One moment…',
  },
});

const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';

/** Whether the options are listed. A board of its own shows them all: there only those who wish see the list as well. */
const LISTED = {
  drawn: stored<boolean>('listedBesideBoard', false, isFlag),
  plain: stored<boolean>('listed', true, isFlag),
};

interface DecisionBarProps<T extends GameTypes>
  extends Pick<
    BoardProps<T>,
    | 'asks'
    | 'view'
    | 'viewer'
    | 'names'
    | 'words'
    | 'waiting'
    | 'answer'
    | 'busy'
    | 'over'
    | 'preview'
  > {
  /** The game has a board on which every option can be touched. */
  drawn?: boolean | undefined;
}

/**
 * Who is asked, what, and every option as a real list. It folds to one line and stays as it was left; D unfolds it and
 * leads there from anywhere.
 */
export function DecisionBar<T extends GameTypes>(props: DecisionBarProps<T>) {
  const { asks, busy, drawn } = props;
  const t = say(WORDS);
  const ref = useRef<HTMLElement>(null);
  const listed = drawn ? LISTED.drawn : LISTED.plain;
  const mine = asks.length > 0;
  const folded = mine && !listed.value;
  const leads = useRef(false);
  // Before anything is painted: no key is pressed too early, and the list is there when it gets the focus.
  useLayoutEffect(() => {
    if (!folded) {
      if (leads.current) ref.current?.querySelector<HTMLElement>('.mh-option')?.focus();
      leads.current = false;
      return undefined;
    }
    const listen = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'd' || !isForTheTable(event)) return;
      event.preventDefault();
      listed.value = true;
      leads.current = true;
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [folded, listed]);
  return (
    <section
      ref={ref}
      class={`mh-decision ${mine ? 'is-mine' : ''} ${folded ? 'is-folded' : ''}`}
      aria-label={t.region}
      aria-busy={busy}
    >
      {!mine && <Waiting {...props} />}
      {folded && <Asked {...props} />}
      {mine && !folded && (
        <div class="mh-decision__questions">
          {decisions(props).map((decision, i) => (
            <Question
              key={`${String(decision.ask.step)} ${decision.ask.seat}`}
              decision={decision}
              first={i === 0}
              {...props}
            />
          ))}
        </div>
      )}
      {mine && (
        <Button
          small
          look={folded ? 'plain' : 'quiet'}
          icon={folded ? 'menu' : 'arrow'}
          class="mh-decision__fold"
          label={folded ? undefined : t.fold}
          onPress={() => {
            listed.value = folded;
          }}
        >
          {folded && t.unfold(asks.reduce((sum, { options }) => sum + options.length, 0))}
        </Button>
      )}
    </section>
  );
}

/** The question alone, in one line. */
function Asked<T extends GameTypes>(props: DecisionBarProps<T>) {
  const [ask] = props.asks;
  if (!ask) return null;
  return (
    <>
      <SeatBadge seat={ask.seat} name={props.names[ask.seat] ?? ''} active compact />
      <h2 class="mh-decision__title">{props.words.ask[ask.step](ask.seat, sceneOf(props))}</h2>
    </>
  );
}

function Waiting<T extends GameTypes>({ over, waiting, names }: DecisionBarProps<T>) {
  const t = say(WORDS);
  return (
    <p class="mh-decision__waiting">
      {over ? t.over : waiting.length === 0 ? t.nobody : <span>{t.waiting}</span>}
      {!over &&
        waiting.map((seat) => <SeatBadge key={seat} seat={seat} name={names[seat] ?? ''} />)}
    </p>
  );
}
