import {
  asks,
  type GameTypes,
  play,
  type Rules,
  type Seat,
  seedOf,
  start,
  type Viewer,
} from '@meadhall/kernel';
import { LANGUAGES, type Language } from '@meadhall/words';
import type { Layout, TableGame } from '../game.ts';
import { isIcon } from '../iconNames.ts';
import { isTone } from '../tones.ts';

export interface Tally {
  positions: number;
  /** Options offered, and those of them that point at a piece that lies on the table. */
  options: number;
  touching: number;
  /** Steps none of whose options ever touched anything. */
  untouched: string[];
}

/**
 * Plays one match at random and looks at the layout of every third position through every seat's eyes, a spectator's too, in
 * every language. Throws at the first thing that cannot be shown.
 */
export function checkLayouts<T extends GameTypes>(
  rules: Rules<T>,
  game: TableGame<T>,
  match: { seats: number; seed: number; most?: number; options?: object },
): Tally {
  let state = start(rules, {
    seats: match.seats,
    seed: seedOf(match.seed),
    options: match.options ?? {},
  });
  let chance = match.seed * 2654435761;
  const below = (n: number): number => {
    chance = (Math.imul(chance, 1664525) + 1013904223) >>> 0;
    return chance % n;
  };
  const tally: Tally = { positions: 0, options: 0, touching: 0, untouched: [] };
  const steps = new Map<string, boolean>();
  for (let turn = 0; turn < (match.most ?? 400); turn++) {
    const open = asks(rules, state);
    const viewers: Viewer[] =
      turn % 3 === 0 ? [null, ...state.seats.map((_, seat): Seat => seat)] : [];
    for (const viewer of viewers) {
      const view = rules.view(state, viewer);
      const [layout, ...others] = LANGUAGES.map((language: Language) => {
        const drawn = game.layout(view, viewer, language);
        checkLayout(drawn, `${rules.id}, turn ${turn}, viewer ${viewer}, ${language}`);
        return drawn;
      });
      const ids = idsOf(layout!);
      for (const other of others)
        if (idsOf(other).join() !== ids.join())
          throw new Error(`${rules.id}: languages lay different pieces`);
      const known = new Set(ids);
      for (const ask of open) {
        if (ask.seat !== viewer) continue;
        const choices: readonly unknown[] = ask.options;
        for (const choice of choices) {
          const pieces = game.inTurn?.(ask, choice) ?? game.touches(ask, choice);
          const found = pieces.some((id) => known.has(id));
          const strangers = pieces.filter((id) => !known.has(id));
          if (!found && strangers.length > 0)
            throw new Error(
              `${rules.id} ${String(ask.step)}: ${strangers.join()} is not on the table`,
            );
          tally.options++;
          if (found) tally.touching++;
          steps.set(String(ask.step), found || (steps.get(String(ask.step)) ?? false));
        }
      }
      tally.positions++;
    }
    const ask = open[below(open.length || 1)];
    if (!ask) break;
    const choices: readonly unknown[] = ask.options;
    const answer = { seat: ask.seat, step: ask.step, choice: choices[below(choices.length)] };
    state = play(rules, state, answer as Parameters<typeof play<T>>[2]);
  }
  tally.untouched = [...steps].filter(([, touched]) => !touched).map(([step]) => step);
  return tally;
}

const idsOf = (layout: Layout): string[] =>
  layout.zones.flatMap(({ pieces }) => pieces.map(({ id }) => id));

function checkLayout(layout: Layout, where: string): void {
  const fail = (why: string): never => {
    throw new Error(`${where}: ${why}`);
  };
  const ids = idsOf(layout);
  const twice = ids.find((id, i) => ids.indexOf(id) !== i);
  if (twice !== undefined) fail(`piece ${twice} lies there twice`);
  const zones = layout.zones.map(({ id }) => id);
  if (new Set(zones).size !== zones.length) fail('two zones have one id');
  for (const text of textsOf(layout))
    if (text === '' || /undefined|NaN|\[object|null/.test(text)) fail(`«${text}» cannot be read`);
  for (const { pieces } of layout.zones)
    for (const { id, icon, tone } of pieces) {
      if (icon !== undefined && !isIcon(icon))
        fail(`piece ${id} shows an icon «${icon}» that does not exist`);
      if (tone !== undefined && !isTone(tone))
        fail(`piece ${id} has a tone «${tone}» that does not exist`);
    }
  for (const { facts } of layout.seats)
    for (const { icon, label } of facts)
      if (icon !== undefined && !isIcon(icon))
        fail(`fact ${label} shows an icon «${icon}» that does not exist`);
}

function textsOf(layout: Layout): string[] {
  const given = (text: string | undefined): string[] => (text === undefined ? [] : [text]);
  return [
    ...layout.zones.flatMap((zone) => [
      zone.title,
      ...given(zone.note),
      ...given(zone.empty),
      ...zone.pieces.flatMap((piece) => [
        piece.label,
        ...given(piece.title),
        ...given(piece.help),
        ...given(piece.face),
      ]),
    ]),
    ...layout.seats.flatMap(({ facts }) => facts.flatMap(({ label, value }) => [label, value])),
    ...layout.status.flatMap(({ label, value }) => [label, value]),
  ];
}
