import './Shelf.css';
import { say } from '@meadhall/table-ui';
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { BOXES, type Box, boxOf } from '../games.ts';
import { fetchMine, mine } from '../mine.ts';
import { MatchCard } from '../parts/MatchCard.tsx';
import { to } from '../router.ts';
import { OpenedBox, playersOf, wordsOf } from './OpenedBox.tsx';
import { SHELF } from './shelfWords.ts';

/** The box taken from the shelf; it stays taken while somebody looks around. */
const taken = signal('nidavellir');

export function Shelf() {
  const words = say(SHELF);
  useEffect(() => void fetchMine(), []);
  const going = (mine.value ?? []).filter(({ info }) => info.phase !== 'over');
  return (
    <div class="hall-shelf-page">
      <div class="hall-title">
        <h1>{words.title}</h1>
        <p class="hall-lead">{words.lead}</p>
      </div>
      {going.length > 0 && (
        <section class="hall-going" aria-labelledby="going">
          <h2 id="going">{words.going}</h2>
          <ul class="hall-going__list">
            {going.slice(0, 3).map((match) => (
              <li key={match.info.id}>
                <MatchCard match={match} />
              </li>
            ))}
          </ul>
          {going.length > 3 && <a href={to('lobby', {})}>{words.all}</a>}
        </section>
      )}
      <section class="hall-shelf mh-oak" aria-label={words.boxes}>
        <ul class="hall-shelf__row">
          {BOXES.map((box) => (
            <li key={box.id}>
              <BoxOnShelf box={box} />
            </li>
          ))}
        </ul>
        <div class="hall-shelf__plank" aria-hidden="true" />
      </section>
      <OpenedBox box={boxOf(taken.value) ?? (BOXES[0] as Box)} />
      <p class="hall-shelf__file">
        <a href={to('fileReplay', {})}>{words.replayFile}</a>
      </p>
    </div>
  );
}

function BoxOnShelf({ box }: { box: Box }) {
  const words = say(SHELF);
  const { title, fun } = wordsOf(box);
  const isTaken = taken.value === box.id;
  return (
    <button
      type="button"
      class={`hall-box ${isTaken ? 'is-taken' : ''}`}
      aria-pressed={isTaken}
      onClick={() => {
        taken.value = box.id;
      }}
    >
      <span class="hall-box__front">
        <img src={box.art} alt="" width="360" height="480" />
        <span class="hall-box__title">{title}</span>
        <span class="hall-box__fun">{fun}</span>
      </span>
      <span class="hall-box__plaque">
        <span>{playersOf(box, words)}</span> <span>{words.minutes(...box.minutes)}</span>
      </span>
    </button>
  );
}
