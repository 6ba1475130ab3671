import { say, useAfterTouch } from '@meadhall/table-ui';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import type { AnyTable } from '../anyGame.ts';
import type { TableLink } from '../match/link.ts';
import type { Table } from '../match/table.ts';
import { DeadEnd } from '../parts/DeadEnd.tsx';
import { atTable } from '../parts/frame.ts';
import { sentence } from '../parts/problemWords.ts';
import { HALL } from '../parts/words.ts';
import { loadTable } from '../tables.ts';
import { Laying } from './Laying.tsx';
import { TableView } from './TableView.tsx';

interface AtTableProps {
  link: TableLink;
  /** What is shown while people gather. */
  gathering?: (table: Table) => ComponentChildren;
}

/** Somebody at a table: waits for the messages and for the game itself, then shows it. */
export function AtTable({ link, gathering }: AtTableProps) {
  const table = useAfterTouch(link.table);
  const failed = link.failed.value;
  const id = table?.info.game;
  const [game, setGame] = useState<AnyTable | 'failed' | null>(null);
  useEffect(() => () => link.leave(), [link]);
  useEffect(() => {
    if (id === undefined) return;
    loadTable(id).then(setGame, () => setGame('failed'));
  }, [id]);
  const lost = failed !== null || game === 'failed';
  const gathers = table?.info.phase === 'gathering' && gathering;
  const sits = !(lost || gathers);
  useLayoutEffect(() => {
    atTable.value = sits;
    return () => {
      atTable.value = false;
    };
  }, [sits]);
  if (lost) return <DeadEnd title={failed ? sentence(failed) : say(HALL).failed} />;
  if (gathers && table) return gathers(table);
  if (!(table && game) || table.eyes.length === 0) return <Laying />;
  return <TableView link={link} game={game} table={table} />;
}
