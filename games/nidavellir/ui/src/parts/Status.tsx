import { at } from '@meadhall/kernel';
import { Button } from '@meadhall/table-ui';
import { roundsOf } from '../reading.ts';
import { useTable } from '../table.tsx';
import type { StageControl } from './Stage.tsx';

/** Where the game stands, and what stands on the stage. */
export function Status({ stage }: { stage: StageControl }) {
  const { view, texts, board } = useTable();
  return (
    <header class="nid-status">
      <p class="nid-status__age">
        <strong>{texts.age(view.age)}</strong>
        <span>{texts.round(view.round, roundsOf(view))}</span>
        <span class="nid-status__deck">{texts.deck(at(view.deckSizes, view.age - 1))}</span>
      </p>
      <div class="nid-status__acts">
        {stage.shown === 'taverns' && (
          <Button
            look="quiet"
            icon={board.over ? 'trophy' : 'nidavellir/hall'}
            small
            onPress={() => stage.show(board.over ? 'sheet' : 'hall')}
          >
            {board.over ? texts.seeSheet : texts.showHall}
          </Button>
        )}
        {stage.shown !== 'taverns' && (
          <Button look="quiet" icon="ale" small onPress={() => stage.show('taverns')}>
            {stage.shown === 'sheet' ? texts.seeTable : texts.showTaverns}
          </Button>
        )}
      </div>
    </header>
  );
}
