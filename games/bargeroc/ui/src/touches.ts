import type { Bargeroc, Choices, Play } from '@meadhall/bargeroc';
import type { Ask, Seat } from '@meadhall/kernel';

type Choice = Choices[keyof Choices];

/** A card of the hand, and whom or what it is played on. */
function playing(play: Play): string[] {
  const card = `tavern:${play.play}`;
  switch (play.play) {
    case 'racket':
      return [card, `dwarf:${play.from}`];
    case 'my_turn':
      return [card, `dwarf:${play.against}`];
    case 'beer':
    case 'beers':
    case 'elbow':
      return [card, `die:${play.die}`];
    case 'ambush':
      return play.ore ? [card, `haul:${play.ore}`] : [card];
    default:
      return [card];
  }
}

function about(choice: Choice, seat: Seat): readonly string[] {
  if (choice === 'dig') return ['pile:ore'];
  if (typeof choice === 'string') return [];
  if ('play' in choice) return playing(choice);
  if ('sell' in choice) return [`hand:${choice.sell}`];
  if ('buy' in choice) return [`forSale:${choice.buy}`];
  if ('bread' in choice) return [`bread:${seat}`];
  if ('save' in choice) return [`cart:${choice.save}`];
  if ('craft' in choice) return [`shop:${choice.craft}`];
  if ('renew' in choice) return [`shop:${choice.renew}`];
  if ('brawl' in choice) return [`dwarf:${choice.brawl}`];
  if ('bet' in choice) return [`bread:${seat}`];
  if ('ore' in choice) return [`shown:${choice.ore}`];
  if ('discard' in choice) return [`tavern:${choice.discard}`];
  return [];
}

export const touches = (ask: Ask<Bargeroc>, choice: unknown): readonly string[] =>
  about(choice as Choice, ask.seat);
