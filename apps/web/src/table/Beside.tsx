import type { Clause, Viewer } from '@meadhall/kernel';
import { announce, Chat, Dialog, Log, say, Tabs } from '@meadhall/table-ui';
import type { AnyTable } from '../anyGame.ts';
import type { TableLink } from '../match/link.ts';
import type { Table } from '../match/table.ts';
import { useLog } from './useLog.ts';
import { TABLE } from './words.ts';

interface BesideProps {
  link: TableLink;
  game: AnyTable;
  table: Table;
  viewer: Viewer;
  names: readonly string[];
  explain(clause: Clause): void;
  act(what: () => Promise<void>): void;
  /** Where there is no room beside the table, it opens as a drawer. */
  drawer: boolean;
  onClose(): void;
}

/** What was done and said, beside the table. A new line there does not draw the table again. */
export function Beside(props: BesideProps) {
  const { link, game, table, viewer, names, explain, act, drawer, onClose } = props;
  const words = say(TABLE);
  const lines = useLog(link, game, table, viewer, names, announce);
  const log = {
    id: 'log',
    title: words.log,
    icon: 'log' as const,
    content: <Log lines={lines} names={names} explain={explain} />,
  };
  const chat = {
    id: 'chat',
    title: words.chat,
    icon: 'chat' as const,
    content: (
      <Chat lines={table.chat} maxLength={500} onSay={(text) => act(() => link.say(text))} />
    ),
  };
  const rail = (
    <Tabs
      label={words.rail}
      class="hall-rail__tabs"
      tabs={link.kind === 'live' ? [log, chat] : [log]}
    />
  );
  return (
    <>
      <aside class="hall-table__rail mh-panel" aria-label={words.rail}>
        {rail}
      </aside>
      <Dialog side open={drawer} title={words.rail} onClose={onClose}>
        {drawer && <div class="hall-drawer">{rail}</div>}
      </Dialog>
    </>
  );
}
