import { at } from '@meadhall/kernel';
import { Button, Icon } from '@meadhall/table-ui';
import { roundsOf } from '../reading.ts';
import { useTable } from '../table.tsx';
import type { StageControl } from './Stage.tsx';

/** Where the game stands, whose turn it is, and what is to be confirmed. */
export function Status({ stage }: { stage: StageControl }) {
  const table = useTable();
  const { view, viewer, texts, board, settled, touched, name } = table;
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
        {touched.length > 0 && (
          <Button look="quiet" icon="undo" small onPress={table.letGo}>
            {texts.cancel}
          </Button>
        )}
        {settled && settled.targets.length > 1 && (
          <Button
            look="torch"
            icon="check"
            small
            onPress={() => board.answer(settled.ask, settled.choice)}
          >
            {texts.confirm}
          </Button>
        )}
        <Stay />
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

/** Ylud may stay where she is: an answer that is nowhere in particular on the table. */
function Stay() {
  const table = useTable();
  const { ask, offers, words, board } = table;
  const stay = offers.find(({ choice }) => choice === 'stay');
  if (!stay || ask?.step !== 'moveYlud') return null;
  return (
    <Button look="plain" small onPress={() => board.answer(ask, 'stay')}>
      {words.option.moveYlud('stay', table, ask.seat)}
    </Button>
  );
}
