// Phase 1, the secret choice of gods (ASG-5), and Phase 2, placing discs (ASG-6).
import { at, doNext, remove, type Seat, type Steps, tell } from '@meadhall/kernel';
import { freeSupport, supports } from './board.ts';
import type { Choices } from './choices.ts';
import type { Asgard, State } from './model.ts';
import { activeGods, type GodName, REQUESTS, type RequestPlace } from './tables/gods.ts';

/** How many God cards a player chooses this round. (ASG-5.2) */
export const cardsToChoose = (game: State, seat: Seat): number =>
  Math.min(at(game.seats, seat).reserve, activeGods(game.round).length);

type PlacementSteps = Pick<Steps<Asgard>, 'chooseGods' | 'placement' | 'placeDisc'>;

export const placementSteps: PlacementSteps = {
  // One card at a time and all seats at once: a hand may have several hundred sets. (ASG-21.8)
  chooseGods: {
    clause: 'ASG-5.2',
    options(game, _, seat) {
      const chosen = at(game.secret.cards, seat);
      if (chosen.length >= cardsToChoose(game, seat)) return [];
      return activeGods(game.round).filter((god) => !chosen.includes(god));
    },
    take(game, frame, god, seat) {
      at(game.secret.cards, seat).push(god);
      doNext(game, frame);
    },
    forbids: (game, _, god) =>
      activeGods(game.round).includes(god as GodName) ? 'ASG-5.2' : 'ASG-5.1',
  },

  placement: {
    run(game) {
      if (game.secret.cards.every((cards) => cards.length === 0)) {
        for (const player of game.seats) player.revealed = [];
        return;
      }
      doNext(game, { do: 'placement' });
      for (let i = game.order.length - 1; i >= 0; i--)
        game.agenda.push({ do: 'placeDisc', seat: at(game.order, i) });
    },
  },

  placeDisc: {
    clause: 'ASG-6.2',
    options(game, { seat }) {
      const places: Choices['placeDisc'][] = [];
      for (const god of at(game.secret.cards, seat)) addPlaces(places, game, seat, god);
      return places;
    },
    take(game, { seat }, place) {
      const god = place.slice(0, place.indexOf('.')) as GodName;
      const player = at(game.seats, seat);
      remove(at(game.secret.cards, seat), god);
      player.revealed.push(god);
      player.reserve--;
      tell(game, { say: 'revealed', seat, god });
      if (place.endsWith('.asgard')) player.asgard++;
      else if (place.endsWith('.temple')) game.gods[god].temple = seat;
      else game.gods[god].request[place.endsWith('.upper') ? 0 : 1] = seat;
    },
    forbids: (game, { seat }, place) =>
      typeof place === 'string' &&
      at(game.secret.cards, seat).includes(place.slice(0, place.indexOf('.')) as GodName)
        ? 'ASG-6.2'
        : 'ASG-6.1',
  },
};

/** Requests by god, so that only one god's slots are looked at. */
const REQUESTS_OF = new Map<GodName, { place: RequestPlace; index: 0 | 1 }[]>();
for (const { god, place, index } of REQUESTS)
  REQUESTS_OF.set(god, [...(REQUESTS_OF.get(god) ?? []), { place, index }]);

function addPlaces(places: Choices['placeDisc'][], game: State, seat: Seat, god: GodName): void {
  const { request, temple } = game.gods[god];
  for (const { place, index } of REQUESTS_OF.get(god) ?? []) {
    if (request[index] === null) places.push(place);
  }
  if (temple === null && !supports(game, seat, god) && freeSupport(game, god) >= 0)
    places.push(`${god}.temple`);
  places.push(`${god}.asgard`);
}
