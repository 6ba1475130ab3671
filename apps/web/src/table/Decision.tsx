import {
  type BoardProps,
  Button,
  DecisionBar,
  isForTheTable,
  SeatBadge,
  say,
  sceneOf,
} from '@meadhall/table-ui';
import { useEffect, useState } from 'preact/hooks';
import type { AnyGame } from '../anyGame.ts';
import { TABLE } from './words.ts';

/** From so many options on, a board of its own says it better than a list. */
const MANY = 7;

interface DecisionProps {
  board: BoardProps<AnyGame>;
  /** The game has a board on which every option can be touched. */
  drawn: boolean;
}

/**
 * What is asked, and the options as a list. Where the board shows them all, a long list stays folded until somebody
 * wants it: by its button, or by D.
 */
export function Decision({ board, drawn }: DecisionProps) {
  const words = say(TABLE);
  const [wanted, want] = useState(false);
  const { asks, names, words: said } = board;
  const count = asks.reduce((sum, { options }) => sum + options.length, 0);
  const [first] = asks;
  const folded = drawn && !wanted && first !== undefined && count >= MANY;
  useEffect(() => want(false), [first?.step, first?.seat]);
  useEffect(() => {
    if (!folded) return undefined;
    const listen = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'd' || !isForTheTable(event)) return;
      event.preventDefault();
      want(true);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [folded]);
  if (folded)
    return (
      <section class="mh-decision is-mine hall-folded" aria-label={words.decision}>
        <SeatBadge seat={first.seat} name={names[first.seat] ?? ''} active compact />
        <h2 class="mh-decision__title">{said.ask[first.step]?.(first.seat, sceneOf(board))}</h2>
        <Button small icon="menu" onPress={() => want(true)}>
          {words.unfold(count)}
        </Button>
      </section>
    );
  return (
    <div class="hall-unfolded">
      <DecisionBar {...board} />
      {drawn && wanted && (
        <Button
          small
          look="quiet"
          icon="close"
          label={words.fold}
          class="hall-unfolded__fold"
          onPress={() => want(false)}
        />
      )}
    </div>
  );
}
