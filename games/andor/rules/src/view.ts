// What everybody knows, and a full state nobody can tell from the real one. The heroes have no secrets
// from each other: what is hidden is hidden from all.
import { clone, fork, type Rng, shuffle, type Viewer } from '@meadhall/kernel';
import type { State, Unknown, View } from './model.ts';
import type { Thing } from './pieces.ts';
import { isFaceDown, seenAs, sortOf } from './things.ts';

export function view(game: State, _viewer: Viewer): View {
  const { fog, ground } = look(game);
  return {
    agenda: game.agenda,
    news: game.news,
    seats: game.seats,
    legend: game.legend,
    difficulty: game.difficulty,
    board: game.board,
    rules: game.rules,
    vars: game.vars,
    cardsDone: game.cardsDone,
    narrator: game.narrator,
    nMarker: game.nMarker,
    result: game.result,
    rooster: game.rooster,
    creatures: game.creatures,
    nextId: game.nextId,
    castle: game.castle,
    farmersSaved: game.farmersSaved,
    defeated: game.defeated,
    defeatedTags: game.defeatedTags,
    farmers: game.farmers,
    fog,
    wells: game.wells,
    ground,
    supply: game.supply,
    figures: game.figures,
    nextEvent: game.nextEvent,
    eventsToday: game.eventsToday,
    eventsLasting: game.eventsLasting,
    closedEdges: game.closedEdges,
    closedMerchants: game.closedMerchants,
    fates: game.fates,
    battle: game.battle,
    exchanges: game.exchanges,
    triggered: game.triggered,
    kills: game.kills,
    used: { lake: game.piles.lakeUsed, dragon: game.piles.dragonUsed },
    unknown: unknown(game),
  };
}

function look(game: State): Pick<View, 'fog' | 'ground'> {
  const fog: View['fog'] = {};
  for (const space of Object.keys(game.fog)) {
    const token = game.fog[Number(space)] ?? '';
    fog[Number(space)] = token.endsWith('^') ? token : '?';
  }
  const ground: View['ground'] = {};
  for (const space of Object.keys(game.ground))
    ground[Number(space)] = (game.ground[Number(space)] ?? []).map(seenAs);
  return { fog, ground };
}

const SORTS = ['gem', 'runestone', 'herb'] as const;

/** Sorted, so that nothing shows but what is left. */
function unknown(game: State): Unknown {
  const { piles } = game;
  const hidden: Record<(typeof SORTS)[number], Thing[]> = {
    gem: [...piles.gem],
    runestone: [...piles.runestone],
    herb: [...piles.herb],
  };
  for (const things of Object.values(game.ground))
    for (const thing of things)
      if (isFaceDown(thing)) hidden[sortOf(thing) as 'gem'].push(thing.replace('?', ''));
  const fog = Object.values(game.fog).filter((token) => !token.endsWith('^'));
  return {
    fog: fog.sort(),
    gem: hidden.gem.sort(),
    runestone: hidden.runestone.sort(),
    herb: hidden.herb.sort(),
    rubble: [...piles.rubble].sort(),
    events: [...game.eventDeck].sort(),
    tile: ascending(piles.tile),
    fate: ascending(piles.fate),
    lake: ascending(piles.lake),
    dragon: ascending(piles.dragon),
  };
}

const ascending = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => a - b);

/** Deals what nobody knows afresh: first the tokens on the board, then the piles. */
export function imagine(seen: View, _viewer: Viewer, rng: Rng): State {
  const { unknown, used, ...known } = clone(seen);
  for (const list of Object.values(unknown)) shuffle(rng, list as unknown[]);
  for (const space of Object.keys(known.fog))
    if (known.fog[Number(space)] === '?') known.fog[Number(space)] = unknown.fog.pop() ?? 'event';
  for (const things of Object.values(known.ground))
    things.forEach((thing, i) => {
      if (isFaceDown(thing)) things[i] = `${unknown[sortOf(thing) as 'gem'].pop()}?`;
    });
  const { gem, runestone, herb, rubble, events, tile, fate, lake, dragon } = unknown;
  return {
    ...known,
    rng: fork(rng),
    eventDeck: events,
    piles: {
      gem,
      runestone,
      herb,
      rubble,
      tile,
      fate,
      lake,
      lakeUsed: used.lake,
      dragon,
      dragonUsed: used.dragon,
    },
  };
}
