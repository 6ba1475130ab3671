import { at, below, type Rng, shuffle, type Viewer } from '@meadhall/kernel';
import { bidsWith, PIECES, type Piece } from '@meadhall/taverns';
import type { State } from '../model.ts';

/** Deals anew what a viewer cannot know: deck order, coins laid face down, bids of the others. */
export function redeal(game: State, viewer: Viewer, rng: Rng): void {
  const open = game.agenda.at(-1);
  const seen = open?.do === 'keepCard' && open.seat === viewer ? open.of : 0;
  const [era1, era2] = game.decks as [number[], number[]];
  const top = era2.splice(Math.max(0, era2.length - seen), seen);
  shuffle(rng, era1);
  era2.splice(0, era2.length, ...shuffle(rng, era2), ...top);
  game.seats.forEach(({ slots, pouch, coins }, seat) => {
    if (seat === viewer) return;
    const laid = at(game.laid, seat);
    const hidden = laid.filter((_, tavern) => slots[tavern] === 'down');
    const inPurse = PIECES.filter((piece) => !laid.includes(piece) && !pouch.includes(piece));
    if (hidden.length > 0) {
      const pieces = shuffle(rng, [...hidden, ...inPurse]) as Piece[];
      slots.forEach((slot, tavern) => {
        if (slot === 'down') laid[tavern] = pieces.pop() as Piece;
      });
    }
    if (open?.do === 'bid' && open.answers[seat]) {
      const bids = bidsWith(coins);
      open.answers[seat] = at(bids, below(rng, bids.length));
    }
  });
}
