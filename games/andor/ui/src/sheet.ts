import type { Hero } from '@meadhall/andor';
import type { Seat } from '@meadhall/kernel';
import { type Layout, type Piece, seatSign, type Zone } from '@meadhall/table-ui';
import type { Said } from './said.ts';
import { thingFace, thingIcon, thingTone } from './things.ts';

/** What lies before one hero. */
export function sheet(hero: Hero, seat: Seat, { p, option, scene }: Said): Zone[] {
  const counter = (
    id: string,
    label: string,
    count: number,
    icon: string,
    tone: string,
  ): Piece => ({
    id: `${id}:${seat}`,
    kind: 'counter',
    label,
    face: String(count),
    icon: `andor/${icon}`,
    tone,
  });
  const things = [...hero.items, ...hero.gems.map((gem) => `gem${gem}`)];
  return [
    {
      id: `sheet:${seat}`,
      title: p.sheet,
      owner: seat,
      shape: 'row',
      pieces: [
        {
          id: `who:${seat}`,
          kind: 'tile',
          label: option.chooseHero(hero.kind, scene, seat),
          icon: `andor/${hero.kind}`,
          tone: seatSign(seat).tone,
        },
        counter('strength', p.strength, hero.strength, 'strength', 'blood'),
        counter('willpower', p.willpower, hero.willpower, 'willpower', 'violet'),
        counter('gold', p.gold, hero.gold, 'gold', 'gold'),
        counter('hours', p.hours, hero.hours, 'hours', 'sea'),
      ],
    },
    {
      id: `things:${seat}`,
      title: p.things,
      owner: seat,
      shape: 'row',
      empty: p.noThings,
      pieces: piled(things).map(([thing, count]) => {
        const face = thingFace(thing);
        return {
          id: `item:${seat}:${thing}`,
          kind: 'token',
          label: option.herb(thing, scene, seat),
          icon: thingIcon(thing),
          tone: thingTone(thing),
          count,
          ...(face !== undefined && { face }),
        };
      }),
    },
  ];
}

function piled(things: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return [...counts];
}

/** How a hero stands, in one line. */
export const facts = (hero: Hero, { p }: Said): Layout['seats'][number]['facts'] => [
  { label: p.strength, value: String(hero.strength), icon: 'andor/strength' },
  { label: p.willpower, value: String(hero.willpower), icon: 'andor/willpower' },
  {
    label: p.hours,
    value: hero.alive ? (hero.dayEnded ? p.ended : String(hero.hours)) : p.dead,
    icon: 'andor/hours',
  },
];
