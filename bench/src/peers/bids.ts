// The bid-and-draft toy (packages/toys, clauses BID-1 to BID-9) written for boardgame.io's way of
// working: moves that change `G`, and a queue in `G` of what is still to be done. Every player may
// always move, so that the library never has to change phase or turn: its cheapest mode.

export type Bid = readonly [number, number, number];

interface Player {
  coins: number[];
  bid: Bid;
  gem: number;
  cards: string[];
  heroes: string[];
}

export type Todo =
  | { do: 'startRound' }
  | { do: 'bid' }
  | { do: 'openTavern' | 'tradeGems'; tavern: number }
  | { do: 'pickCard' | 'exchangeCoins'; seat: number; tavern: number }
  | { do: 'rewardLines' | 'recruitHero'; seat: number }
  | { do: 'raiseCoin'; seat: number; by: number };

export interface G {
  todo: Todo[];
  roundsLeft: number;
  deck: string[];
  taverns: string[][];
  hall: string[];
  bids: (Bid | null)[];
  players: Player[];
}

const HERO: Record<string, { points: number; column?: string; raises?: number }> = {
  brokk: { points: 3, column: 'smith' },
  ylva: { points: 3, column: 'hunter' },
  dvalin: { points: 3, column: 'miner' },
  sigrun: { points: 3, column: 'warrior' },
  fenja: { points: 4, raises: 4 },
  gullveig: { points: 0, raises: 7 },
  hrolf: { points: 10 },
  thyra: { points: 8 },
};
const CLASSES = ['smith', 'hunter', 'miner', 'warrior'];

export function newG(deck: readonly string[], hall: readonly string[], seats: number): G {
  const G: G = {
    todo: [{ do: 'startRound' }],
    roundsLeft: 4,
    deck: [...deck],
    taverns: [[], [], []],
    hall: [...hall],
    bids: Array.from({ length: seats }, () => null),
    players: Array.from({ length: seats }, (_, seat) => ({
      coins: [0, 2, 3, 4, 5],
      bid: [0, 1, 2],
      gem: 4 - seat,
      cards: [],
      heroes: [],
    })),
  };
  goOn(G);
  return G;
}

/** The moves: what boardgame.io calls with a draft of `G`. */
export const MOVES = {
  bid(G: G, seat: number, bid: Bid): boolean {
    if (top(G)?.do !== 'bid' || G.bids[seat] !== null) return false;
    G.bids[seat] = bid;
    if (!G.bids.includes(null)) {
      G.todo.pop();
      for (const [i, player] of G.players.entries()) player.bid = G.bids[i] as Bid;
      goOn(G);
    }
    return true;
  },
  pickCard(G: G, seat: number, card: string): boolean {
    const todo = top(G);
    if (todo?.do !== 'pickCard' || todo.seat !== seat) return false;
    if (!G.taverns[todo.tavern]?.includes(card)) return false;
    G.todo.pop();
    pick(G, seat, todo.tavern, card);
    goOn(G);
    return true;
  },
  recruitHero(G: G, seat: number, hero: string): boolean {
    const todo = top(G);
    if (todo?.do !== 'recruitHero' || todo.seat !== seat || !G.hall.includes(hero)) return false;
    G.todo.pop();
    recruit(G, seat, hero);
    goOn(G);
    return true;
  },
  raiseCoin(G: G, seat: number, coin: number): boolean {
    const todo = top(G);
    const player = G.players[seat];
    if (todo?.do !== 'raiseCoin' || todo.seat !== seat || !player) return false;
    if (!raisable(player).includes(coin)) return false;
    G.todo.pop();
    raise(player, coin, todo.by);
    goOn(G);
    return true;
  },
};

/** What may be done now: for the driver, which plays at random. */
export function legalMoves(
  G: G,
): { seat: number; move: keyof typeof MOVES; args: unknown[] } | null {
  const todo = top(G);
  if (!todo) return null;
  if (todo.do === 'bid') return { seat: G.bids.indexOf(null), move: 'bid', args: [...BIDS] };
  if (todo.do === 'pickCard')
    return { seat: todo.seat, move: 'pickCard', args: G.taverns[todo.tavern] ?? [] };
  if (todo.do === 'recruitHero') return { seat: todo.seat, move: 'recruitHero', args: G.hall };
  if (todo.do !== 'raiseCoin') throw new Error(`the queue stands still at ${todo.do}`);
  return { seat: todo.seat, move: 'raiseCoin', args: raisable(playerOf(G, todo.seat)) };
}

export const scores = (G: G): number[] =>
  G.players.map(
    ({ coins, cards, heroes }) =>
      coins.reduce((sum, coin) => sum + coin, 0) +
      cards.reduce((sum, card) => sum + Number(card.split('-')[1]), 0) +
      heroes.reduce((sum, name) => sum + (HERO[name]?.points ?? 0), 0),
  );

const top = (G: G): Todo | undefined => G.todo[G.todo.length - 1];

function playerOf(G: G, seat: number): Player {
  const player = G.players[seat];
  if (!player) throw new Error(`no player ${seat}`);
  return player;
}

/** Does everything that needs nobody, and every decision with a single option. */
function goOn(G: G): void {
  for (let todo = top(G); todo; todo = top(G)) {
    if (todo.do === 'bid') return;
    if (todo.do === 'pickCard' && (G.taverns[todo.tavern]?.length ?? 0) > 1) return;
    if (todo.do === 'recruitHero' && G.hall.length > 1) return;
    if (todo.do === 'raiseCoin' && raisable(playerOf(G, todo.seat)).length > 1) return;
    G.todo.pop();
    carryOut(G, todo);
  }
}

function carryOut(G: G, todo: Todo): void {
  if (todo.do === 'startRound') startRound(G);
  else if (todo.do === 'openTavern') openTavern(G, todo.tavern);
  else if (todo.do === 'tradeGems') tradeGems(G, todo.tavern);
  else if (todo.do === 'pickCard')
    pick(G, todo.seat, todo.tavern, G.taverns[todo.tavern]?.[0] as string);
  else if (todo.do === 'recruitHero') recruit(G, todo.seat, G.hall[0] as string);
  else if (todo.do === 'raiseCoin') {
    const [coin] = raisable(playerOf(G, todo.seat));
    if (coin !== undefined) raise(playerOf(G, todo.seat), coin, todo.by);
  } else if (todo.do === 'rewardLines') {
    const player = playerOf(G, todo.seat);
    if (lines(player) > player.heroes.length && G.hall.length > 0)
      G.todo.push({ do: 'rewardLines', seat: todo.seat }, { do: 'recruitHero', seat: todo.seat });
  } else if (todo.do === 'exchangeCoins') {
    const player = playerOf(G, todo.seat);
    if (coinAt(player, todo.tavern) > 0) return;
    const [cheap, dear] = pouch(player);
    raise(player, dear, player.coins[cheap] as number);
  }
}

function startRound(G: G): void {
  if (G.roundsLeft === 0) return;
  G.roundsLeft--;
  for (const tavern of [0, 1, 2]) G.taverns[tavern] = G.deck.splice(-G.players.length);
  G.bids = G.players.map(() => null);
  G.todo.push({ do: 'startRound' });
  for (const tavern of [2, 1, 0]) G.todo.push({ do: 'openTavern', tavern });
  G.todo.push({ do: 'bid' });
}

function openTavern(G: G, tavern: number): void {
  G.todo.push({ do: 'tradeGems', tavern });
  for (const seat of byBid(G, tavern).reverse())
    G.todo.push(
      { do: 'exchangeCoins', seat, tavern },
      { do: 'rewardLines', seat },
      { do: 'pickCard', seat, tavern },
    );
}

function tradeGems(G: G, tavern: number): void {
  const groups = new Map<number, number[]>();
  for (const seat of byBid(G, tavern)) {
    const coin = coinAt(playerOf(G, seat), tavern);
    groups.set(coin, [...(groups.get(coin) ?? []), seat]);
  }
  for (const tied of groups.values()) {
    const gems = tied.map((seat) => playerOf(G, seat).gem).reverse();
    for (const [i, seat] of tied.entries()) playerOf(G, seat).gem = gems[i] as number;
  }
}

function pick(G: G, seat: number, tavern: number, card: string): void {
  const cards = G.taverns[tavern] as string[];
  cards.splice(cards.indexOf(card), 1);
  playerOf(G, seat).cards.push(card);
}

function recruit(G: G, seat: number, hero: string): void {
  G.hall.splice(G.hall.indexOf(hero), 1);
  playerOf(G, seat).heroes.push(hero);
  const raises = HERO[hero]?.raises;
  if (raises) G.todo.push({ do: 'raiseCoin', seat, by: raises });
}

function raise(player: Player, coin: number, by: number): void {
  player.coins[coin] = Math.min(25, (player.coins[coin] as number) + by);
}

const coinAt = (player: Player, tavern: number): number =>
  player.coins[player.bid[tavern] as number] as number;

function byBid(G: G, tavern: number): number[] {
  return [...G.players.keys()].sort((a, b) => {
    const [one, other] = [playerOf(G, a), playerOf(G, b)];
    return coinAt(other, tavern) - coinAt(one, tavern) || other.gem - one.gem;
  });
}

function lines({ cards, heroes }: Player): number {
  const counts = CLASSES.map(
    (column) =>
      cards.filter((card) => card.startsWith(column)).length +
      2 * heroes.filter((name) => HERO[name]?.column === column).length,
  );
  return Math.min(...counts);
}

function pouch({ coins, bid }: Player): [number, number] {
  const [a, b] = [0, 1, 2, 3, 4].filter((coin) => !bid.includes(coin)) as [number, number];
  return (coins[a] as number) <= (coins[b] as number) ? [a, b] : [b, a];
}

const raisable = (player: Player): number[] =>
  pouch(player).filter((coin) => (player.coins[coin] as number) > 0);

const PLACES = [0, 1, 2, 3, 4];
const BIDS: readonly Bid[] = PLACES.flatMap((a) =>
  PLACES.flatMap((b) =>
    PLACES.flatMap((c): Bid[] => (a !== b && b !== c && a !== c ? [[a, b, c]] : [])),
  ),
);
