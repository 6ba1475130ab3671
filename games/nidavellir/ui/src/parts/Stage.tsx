import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { afterFrames } from '../dealing.ts';
import { useTable } from '../table.tsx';
import { Drawn, Hall } from './Hall.tsx';
import { Sheet } from './Sheet.tsx';
import { Taverns } from './Taverns.tsx';

/** What stands in the middle of the table. */
export type Scenery = 'taverns' | 'hall' | 'drawn' | 'sheet';

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
  const [shown, show] = useState<Scenery>(due);
  useEffect(() => show(due), [due]);
  return { shown, show };
}

/** Frames after which the taverns lie behind what stands before them. */
const BEHIND = 2;

/** The taverns stay where they are; heroes and drawn cards stand before them. */
export function Stage({ shown }: { shown: Scenery }) {
  const before = shown !== 'taverns';
  const [isBehind, setBehind] = useState(before);
  // Everything in them is styled anew when they cannot be touched any more: not in the frame that brings the heroes.
  useLayoutEffect(
    () => (before ? afterFrames(BEHIND, () => setBehind(true)) : setBehind(false)),
    [before],
  );
  if (shown === 'sheet') return <Sheet />;
  return (
    <div class={`nid-stage is-${shown}`}>
      <div class="nid-stage__ground" inert={before && isBehind}>
        <Taverns />
      </div>
      {before && (
        <div class="nid-stage__front">{shown === 'hall' ? <Hall large /> : <Drawn />}</div>
      )}
    </div>
  );
}
