import type { Ask } from '@meadhall/kernel';
import type { Choices, Nains } from '@meadhall/nains';

type About = { [K in keyof Choices]: (choice: Choices[K], seat: number) => readonly string[] };

const coin = ({ coin: piece }: { coin: number }, seat: number): string[] => [
  `coin:${seat}:${piece}`,
];
const card = ({ card: id }: { card: number }): string[] => [`card:${id}`];

const ABOUT: About = {
  bid: (bid, seat) => bid.map((piece) => `coin:${seat}:${piece}`),
  take: card,
  improvePurse: coin,
  dismiss: card,
  recruit: ({ cognar }) => [`cognar:${cognar}`],
  chooseColumn: ({ column }, seat) => [`column:${seat}:${column}`],
  keepCard: card,
  improveCoin: coin,
};

export function touches(ask: Ask<Nains>, choice: unknown): readonly string[] {
  const about = ABOUT[ask.step] as (choice: unknown, seat: number) => readonly string[];
  return about(choice, ask.seat);
}

/** Coins are laid on one tavern after the other. */
export const inTurn = (ask: Ask<Nains>, choice: unknown): readonly string[] | undefined =>
  ask.step === 'bid' ? touches(ask, choice) : undefined;
