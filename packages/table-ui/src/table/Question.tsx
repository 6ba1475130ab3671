import type { GameTypes } from '@meadhall/kernel';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { BoardProps } from '../game.ts';
import { catalogue, say } from '../i18n.ts';
import { SeatBadge } from '../things/SeatBadge.tsx';
import { type Decision, matching, type Option, regarded } from './decisions.ts';
import { entryOf, isForTheTable, step } from './keys.ts';
import { OptionButton } from './OptionButton.tsx';

const WORDS = catalogue({
  fr: { find: 'Chercher parmi les choix', none: 'Aucun choix ne correspond.' },
  en: { find: 'Search the choices', none: 'No choice matches.' },
});

/** From so many options on, a field helps to find one. */
const MANY = 13;

interface QuestionProps<T extends GameTypes>
  extends Pick<BoardProps<T>, 'busy' | 'answer' | 'names' | 'preview'> {
  decision: Decision<T>;
  /** Figure keys go to the first question. */
  first: boolean;
}

/** One question with its options as a list. Figures choose, arrows walk, D comes here from anywhere. */
export function Question<T extends GameTypes>(props: QuestionProps<T>) {
  const { decision, first, busy, answer, names } = props;
  const t = say(WORDS);
  const heading = useId();
  const list = useRef<HTMLOListElement>(null);
  const [sought, seek] = useState('');
  const [at, setAt] = useState(0);
  const shown = matching(decision.options, sought);
  const choose = (option: Option | undefined) => {
    if (!option || busy) return;
    regarded.value = null;
    answer(decision.ask, option.choice);
  };
  const focus = (entry: number) => {
    setAt(entry);
    list.current?.querySelectorAll('button')[entry]?.focus();
  };
  // A key that is pressed as soon as the question is seen must not be lost.
  useLayoutEffect(() => {
    if (!first) return undefined;
    const listen = (event: KeyboardEvent) => {
      if (!isForTheTable(event)) return;
      const entry = entryOf(event.key, shown.length);
      if (entry !== undefined) choose(shown[entry]);
      else if (event.key === 'd' || event.key === 'D') focus(at);
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  });
  useEffect(
    () => () => {
      regarded.value = null;
    },
    [],
  );
  const walk = (event: KeyboardEvent) => {
    const next = step(event.key, at, shown.length);
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    focus(next);
  };
  return (
    <div class="mh-decision__question">
      <div class="mh-decision__head">
        {first && (
          <SeatBadge
            seat={decision.ask.seat}
            name={names[decision.ask.seat] ?? ''}
            active
            compact
          />
        )}
        <h2 id={heading} class="mh-decision__title">
          {decision.title}
        </h2>
        {decision.options.length >= MANY && (
          <input
            class="mh-input mh-decision__find"
            type="search"
            placeholder={t.find}
            aria-label={t.find}
            value={sought}
            onInput={(event) => {
              seek(event.currentTarget.value);
              setAt(0);
            }}
          />
        )}
      </div>
      <ol
        ref={list}
        class={`mh-decision__options ${sizeOf(shown)}`}
        aria-labelledby={heading}
        onKeyDown={walk}
      >
        {shown.map((option, i) => (
          <li key={option.label + i}>
            <OptionButton
              ask={decision.ask}
              busy={busy}
              preview={props.preview}
              option={option}
              figure={first && i < 9 ? i + 1 : undefined}
              reachable={i === Math.min(at, shown.length - 1)}
              choose={choose}
            />
          </li>
        ))}
      </ol>
      {shown.length === 0 && <p class="mh-decision__none">{t.none}</p>}
    </div>
  );
}

/** Short labels stand side by side even on a phone, long ones get a line of their own. */
function sizeOf(options: readonly Option[]): string {
  const longest = Math.max(0, ...options.map(({ label }) => label.length));
  return longest > 44 ? 'has-long' : longest <= 22 ? 'has-short' : '';
}
