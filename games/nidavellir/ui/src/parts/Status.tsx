import { at } from '@meadhall/kernel';
import { Button, Icon } from '@meadhall/table-ui';
import { roundsOf } from '../reading.ts';
import { useTable } from '../table.tsx';
import type { StageControl } from './Stage.tsx';

/** Where the game stands, whose turn it is, and what stands on the stage. */
export function Status({ stage }: { stage: StageControl }) {
  const { view, viewer, texts, board, name } = useTable();
  const mine = board.asks.length > 0;
  const others = board.waiting.filter((seat) => seat !== viewer);
  return (
    <header class={`nid-status ${mine ? 'is-mine' : ''}`}>
      <p class="nid-status__age">
        <strong>{texts.age(view.age)}</strong>
        <span>{texts.round(view.round, roundsOf(view))}</span>
        <span class="nid-status__deck">{texts.deck(at(view.deckSizes, view.age - 1))}</span>
      </p>
      <p class="nid-status__turn">
        {board.over ? null : mine ? (
          <>
            <Icon name="torch" />
            {texts.yourTurn}
          </>
        ) : (
          <>
            <Icon name="hourglass" />
            {texts.waiting(others.map(name))}
          </>
        )}
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
