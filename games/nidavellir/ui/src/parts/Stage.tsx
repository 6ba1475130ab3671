import type { ComponentChildren } from 'preact';
import { useReducer, useRef } from 'preact/hooks';
import { useBehind } from '../dealing.ts';
import { useTable } from '../table.tsx';
import { Drawn, Hall } from './Hall.tsx';
import { Sheet } from './Sheet.tsx';
import { Taverns } from './Taverns.tsx';

/** What stands in the middle of the table. */
type Scenery = 'taverns' | 'hall' | 'drawn' | 'sheet';

export interface StageControl {
  shown: Scenery;
  show(scenery: Scenery): void;
}

/** What is asked decides what stands there; whoever wants to see something else may. */
export function useStage(): StageControl {
  const { ask, view, board } = useTable();
  const due: Scenery = board.over
    ? 'sheet'
    : ask?.step === 'recruit'
      ? 'hall'
      : view.drawn !== null
        ? 'drawn'
        : 'taverns';
  // What somebody wanted to see is forgotten when something else is due: at once, or the old would be drawn once more.
  const wish = useRef({ due, shown: due });
  if (wish.current.due !== due) wish.current = { due, shown: due };
  const [, redraw] = useReducer((n: number) => n + 1, 0);
  return {
    shown: wish.current.shown,
    show(shown) {
      wish.current = { due, shown };
      redraw(0);
    },
  };
}

interface StageProps {
  shown: Scenery;
  /** My coins, if they lie below the taverns. */
  purse: ComponentChildren;
}

/** The taverns stay where they are; heroes and drawn cards stand before them, the heroes before my coins as well. */
export function Stage({ shown, purse }: StageProps) {
  const before = shown !== 'taverns';
  const isBehind = useBehind(before);
  if (shown === 'sheet') return <Sheet />;
  return (
    <div class={`nid-stage is-${shown}`}>
      <div class={`nid-stage__ground ${isBehind ? 'is-behind' : ''}`}>
        <Taverns />
      </div>
      {purse}
      {before && (
        <div class="nid-stage__front">{shown === 'hall' ? <Hall large /> : <Drawn />}</div>
      )}
    </div>
  );
}
