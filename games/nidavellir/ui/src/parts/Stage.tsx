import { useEffect, useState } from 'preact/hooks';
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

/** The taverns stay where they are; heroes and drawn cards stand before them. */
export function Stage({ shown }: { shown: Scenery }) {
  if (shown === 'sheet') return <Sheet />;
  const before = shown !== 'taverns';
  return (
    <div class={`nid-stage is-${shown}`}>
      <div class="nid-stage__ground" inert={before}>
        <Taverns />
      </div>
      {before && (
        <div class="nid-stage__front">{shown === 'hall' ? <Hall large /> : <Drawn />}</div>
      )}
    </div>
  );
}
