import { Button } from '@meadhall/table-ui';
import { useTable } from '../table.tsx';

/** What has been touched waits to be confirmed; and the answer that lies nowhere in particular. */
export function Pending() {
  const table = useTable();
  const { ask, offers, words, board, settled, touched, texts } = table;
  const stays = ask?.step === 'moveYlud' && offers.some(({ choice }) => choice === 'stay');
  if (touched.length === 0 && !stays) return null;
  return (
    <div class="nid-pending">
      {touched.length > 0 && (
        <Button look="quiet" icon="undo" onPress={table.letGo}>
          {texts.cancel}
        </Button>
      )}
      {settled && (
        <Button look="torch" icon="check" onPress={() => board.answer(settled.ask, settled.choice)}>
          {texts.confirm}
        </Button>
      )}
      {stays && (
        <Button onPress={() => board.answer(ask, 'stay')}>
          {words.option.moveYlud('stay', table, ask.seat)}
        </Button>
      )}
    </div>
  );
}
