// The table in lines of text, for the terminal and for whoever cannot see the board.
import { type Kind, LEGENDS, shieldsOf } from '@meadhall/andor';
import type { AndorScene, Names, Nouns } from './nouns.ts';

export interface TableWords {
  legend: string;
  easy: string;
  letter: (narrator: string, end: string) => string;
  hero: (name: string, space: number, strength: number, willpower: number, hours: number) => string;
  purse: (gold: number, things: string) => string;
  ended: string;
  dead: string;
  creatures: string;
  castle: (inside: string, free: number) => string;
  nobody: string;
  farmers: string;
  ground: string;
  fog: string;
  wells: string;
  figures: string;
  today: string;
  lasting: string;
  fates: string;
  done: string;
  battle: (foe: string, willpower: number) => string;
  goals: string;
  /** Between two entries of a line. */
  between: string;
  won: string;
  lost: string;
}

export function drawTable(scene: AndorScene, n: Nouns, names: Names, t: TableWords): string[] {
  const { view } = scene;
  const title = typeof view.legend === 'string' ? n.titles[view.legend] : view.legend?.title;
  const legend = typeof view.legend === 'string' ? LEGENDS[view.legend] : view.legend;
  const lines = [
    `${title ?? t.legend}${view.difficulty === 'easy' ? ` (${t.easy})` : ''} — ${t.letter(view.narrator, view.nMarker)}`,
  ];
  view.seats.forEach((hero, seat) => {
    const { space, strength, willpower, hours } = hero;
    const things = [...hero.items, ...hero.gems.map((gem) => `gem${gem}`)].map(names.thing);
    const state = hero.alive ? (hero.dayEnded ? ` — ${t.ended}` : '') : ` — ${t.dead}`;
    const who = names.hero(scene, seat);
    lines.push(
      `${t.hero(who, space, strength, willpower, hours)}, ${t.purse(hero.gold, names.list(things))}${state}`,
    );
  });
  const creatures = view.creatures.map(({ kind, space }) => n.on(n.kinds[kind], space));
  lines.push(`${t.creatures}${creatures.join(', ') || t.nobody}`);
  if (view.board === 'andor') {
    const inside = view.castle.map((kind: Kind) => n.kinds[kind]).join(', ') || t.nobody;
    lines.push(t.castle(inside, Math.max(0, shieldsOf(view) - view.castle.length)));
  }
  const optional: [string, readonly string[]][] = [
    [t.farmers, view.farmers.map(String)],
    [
      t.figures,
      Object.entries(view.figures).map(([it, space]) => n.on(n.figures[it as 'prince'], space)),
    ],
    [
      t.ground,
      Object.entries(view.ground).map(([space, things]) =>
        n.on(names.list(things.map(names.thing)), Number(space)),
      ),
    ],
    [
      t.fog,
      Object.entries(view.fog).map(([space, it]) =>
        it === '?' ? space : n.on(n.fog[it.replace('^', '')] ?? it, Number(space)),
      ),
    ],
    [
      t.wells,
      Object.entries(view.wells)
        .filter(([, it]) => it === 'full')
        .map(([space]) => space),
    ],
    [t.today, view.eventsToday.map(names.event)],
    [t.lasting, view.eventsLasting.map(names.event)],
    [
      t.fates,
      view.fates.map(
        ({ card, owner, done }) =>
          `${scene.name(owner)}, ${n.fates[card]}${done ? ` (${t.done})` : ''}`,
      ),
    ],
    [
      t.goals,
      typeof view.legend === 'string' ? [] : (legend?.objectives.map(({ text }) => text) ?? []),
    ],
  ];
  for (const [label, items] of optional)
    if (items.length > 0) lines.push(`${label}${items.join(t.between)}`);
  const foe = view.creatures.find(({ id }) => id === view.battle?.foe);
  if (view.battle && foe)
    lines.push(t.battle(n.on(n.kinds[foe.kind], foe.space), view.battle.willpower));
  if (view.result) lines.push(view.result === 'won' ? t.won : t.lost);
  return lines;
}
