import type { Brawl, Fighter, Link, View } from '@meadhall/bargeroc';
import { type Piece, seatSign, type Zone } from '@meadhall/table-ui';
import { orePieces, type Said } from './pieces.ts';

/** A place that is only there while something lies in it. */
export const some = (zone: Zone): Zone[] => (zone.pieces.length > 0 ? [zone] : []);

/** What happens at this moment lies before everything else. */
export function underWay(view: View, said: Said): Zone[] {
  const { p, n } = said;
  const { deal, loot } = view;
  return [
    ...some({
      id: 'chain',
      title: p.played,
      shape: 'row',
      pieces: view.chain.map((link, i) => played(link, i, said)),
    }),
    ...(view.brawl ? [brawl(view.brawl, said)] : []),
    ...some({
      id: 'cart',
      title: p.cart,
      shape: 'fan',
      pieces: orePieces('cart', view.cart, said),
    }),
    ...some({
      id: 'haul',
      title: p.haul,
      shape: 'fan',
      pieces: orePieces('haul', view.haul, said),
    }),
    ...some({
      id: 'deal',
      title: p.deal,
      shape: 'row',
      pieces: deal
        ? orePieces('deal', [deal.ore], said).map((piece) => ({
            ...piece,
            label: p.for(n.ores[deal.ore], deal.price),
            title: n.ores[deal.ore],
            face: String(deal.price),
          }))
        : [],
    }),
    ...some({
      id: 'loot',
      title: p.loot,
      shape: 'row',
      pieces: loot ? orePieces('loot', [loot.ore], said) : [],
    }),
    ...some({
      id: 'shown',
      title: p.shown,
      shape: 'row',
      pieces: orePieces('shown', view.shown ?? [], said),
    }),
  ];
}

function played({ by, play, cancelled }: Link, i: number, { n, p }: Said): Piece {
  const { name, text } = n.cards[play.play];
  return {
    id: `played:${i}`,
    kind: 'card',
    label: cancelled ? `${name} (${p.cancelled})` : name,
    title: name,
    icon: `bargeroc/${play.play}`,
    tone: cancelled ? 'shadow' : seatSign(by).tone,
    help: text,
  };
}

function brawl({ attacker, defender }: Brawl, { p }: Said): Zone {
  const side = ({ seat, die, mugs, bread, doggy }: Fighter): Piece[] => [
    {
      id: `die:${seat}`,
      kind: 'die',
      label: `${p.die}, ${die > 0 ? die : p.notRolled}${mugs > 0 ? `, ${p.mugs(mugs)}` : ''}, ${p.stake(bread + doggy)}`,
      face: die > 0 ? String(die) : '?',
      tone: seatSign(seat).tone,
    },
    ...(mugs > 0
      ? [
          {
            id: `mugs:${seat}`,
            kind: 'token' as const,
            label: p.mugs(mugs),
            icon: 'ale',
            face: `+${mugs}`,
            tone: 'ale',
          },
        ]
      : []),
    ...(bread + doggy > 0
      ? [
          {
            id: `stake:${seat}`,
            kind: 'token' as const,
            label: p.stake(bread + doggy),
            icon: 'bargeroc/bread',
            face: String(bread + doggy),
            tone: 'amber',
          },
        ]
      : []),
  ];
  return {
    id: 'brawl',
    title: p.brawl,
    shape: 'row',
    pieces: [...side(attacker), ...side(defender)],
  };
}
