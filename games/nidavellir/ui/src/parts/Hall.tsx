import './Hall.css';
import { at } from '@meadhall/kernel';
import {
  CLASSES,
  DISTINCTIONS,
  HERO_NAMES,
  type HeroName,
  heroNamed,
  TREASURY_VALUES,
} from '@meadhall/nidavellir';
import { Coin, Emblem, SeatBadge } from '@meadhall/table-ui';
import { useCardWidth } from '../cardWidth.ts';
import { useLaidOut } from '../dealing.ts';
import { useTable } from '../table.tsx';
import { cardTarget } from '../targets.ts';
import { DwarfCard, HeroCard, Medallion, nameOf } from './cards.tsx';
import { Spot } from './Spot.tsx';

/** Class heroes by column, then brothers, then the others: always in the same place. */
const ORDER: readonly HeroName[] = [...HERO_NAMES].sort(
  (a, b) => shelf(a) - shelf(b) || HERO_NAMES.indexOf(a) - HERO_NAMES.indexOf(b),
);
function shelf(hero: HeroName): number {
  const { column, brother } = heroNamed(hero);
  return column ? CLASSES.indexOf(column) : brother ? CLASSES.length : CLASSES.length + 1;
}

/** Whole cards that are laid out in one frame. */
const HANDFUL = 3;

interface HallProps {
  /** Whole cards on the stage; else medallions at the side. */
  large?: boolean;
  /** The heroes seen marching out, and touched: of two pictures of the hall only one is alive. */
  moving?: boolean;
}

/** The heroes nobody has recruited; who has gone leaves the niche empty. */
export function Hall({ large = false, moving = true }: HallProps) {
  const { view, names, texts } = useTable();
  const { list, style, look } = useCardWidth('.nid-hall.is-large li');
  const inGame = ORDER.filter(
    (hero) => view.pool.includes(hero) || view.seats.some(({ heroes }) => heroes.includes(hero)),
  );
  const laid = useLaidOut(inGame.length, large ? HANDFUL : null);
  return (
    <section
      ref={list}
      style={style}
      class={`nid-hall mh-layer ${large ? 'is-large mh-oak' : 'mh-slate'} ${moving ? '' : 'is-copy'}`}
      aria-label={moving ? texts.hall : undefined}
    >
      <h2 class="nid-title">{texts.hall}</h2>
      <ul class="nid-hall__heroes" aria-busy={laid < inGame.length}>
        {inGame.map((hero, i) =>
          view.pool.includes(hero) ? (
            <li key={hero}>
              {i < laid && (
                <Spot
                  class={large ? `${look} nid-hero` : 'nid-medallion'}
                  about={cardTarget(hero)}
                  target={moving ? cardTarget(hero) : ''}
                  piece={moving ? cardTarget(hero) : undefined}
                  stock
                  label={nameOf(names, hero)}
                >
                  {large ? <HeroCard hero={hero} /> : <Medallion hero={hero} />}
                </Spot>
              )}
            </li>
          ) : (
            <li key={hero} class="nid-niche" aria-hidden="true" />
          ),
        )}
      </ul>
    </section>
  );
}

/** What each value of the treasury still holds. */
export function Treasury() {
  const { view, texts } = useTable();
  return (
    <section class="nid-treasury mh-layer mh-slate" aria-label={texts.treasury}>
      <h2 class="nid-title">{texts.treasury}</h2>
      <ul class="nid-treasury__piles">
        {TREASURY_VALUES.map((value, i) => {
          const left = view.treasury[i] ?? 0;
          return (
            <li key={value}>
              <Spot
                class={`nid-pile nid-pile--${Math.min(left, 3)}`}
                about={`treasury-${value}`}
                label={`${texts.coin(String(value), true)} : ${texts.pileHelp(left)}`}
              >
                <Coin label="" value={value} metal={left > 0 ? 'gold' : 'iron'} />
              </Spot>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The five Distinctions, and who has them. */
export function Distinctions() {
  const { view, names, texts, name } = useTable();
  return (
    <section class="nid-distinctions mh-layer mh-slate" aria-label={texts.distinctions}>
      <h2 class="nid-title">{texts.distinctions}</h2>
      <ul class="nid-distinctions__list">
        {DISTINCTIONS.map((distinction, i) => {
          const winner = view.distinctions[i] ?? null;
          return (
            <li key={distinction} class={winner === 'nobody' ? 'is-lost' : ''}>
              <Spot
                class="nid-medallion"
                about={`distinction-${distinction}`}
                label={names.distinctions[distinction]}
              >
                <Emblem icon={`nidavellir/${distinction}`} tone={at(CLASSES, i)} shape="diamond" />
              </Spot>
              {typeof winner === 'number' && (
                <span class="nid-distinctions__seat">
                  <SeatBadge seat={winner} name={name(winner)} compact />
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The three cards a Pioneer has drawn. */
export function Drawn() {
  const { view, names, texts } = useTable();
  const { list, style, look } = useCardWidth('.nid-drawn li');
  return (
    <section ref={list} class="nid-drawn mh-oak" style={style} aria-label={texts.drawnTitle}>
      <h2 class="nid-title">{texts.drawnTitle}</h2>
      <ul class="nid-drawn__cards">
        {(view.drawn ?? []).map((card) => (
          <li key={card}>
            <Spot
              class={look}
              about={cardTarget(card)}
              piece={cardTarget(card)}
              label={nameOf(names, card)}
            >
              <DwarfCard card={card} />
            </Spot>
          </li>
        ))}
      </ul>
    </section>
  );
}
