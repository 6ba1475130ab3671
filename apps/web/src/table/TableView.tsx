import './TableView.css';
import type { Ask, Clause, Seat } from '@meadhall/kernel';
import {
  announce,
  Button,
  DecisionBar,
  GenericTable,
  isForTheTable,
  LiveRegion,
  language,
  play,
  say,
  Toasts,
  toast,
} from '@meadhall/table-ui';
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { AnyGame, AnyTable } from '../anyGame.ts';
import { boxOf } from '../games.ts';
import { Refused, type TableLink } from '../match/link.ts';
import type { Table } from '../match/table.ts';
import { whyNot } from '../parts/problemWords.ts';
import { Beside } from './Beside.tsx';
import { Curtain } from './Curtain.tsx';
import { Ending } from './Ending.tsx';
import { Explained } from './Explained.tsx';
import { looking } from './looking.ts';
import { Menu } from './Menu.tsx';
import { Proposal } from './Proposal.tsx';
import { isSaidByBoard } from './saidByBoard.ts';
import { TableBar } from './TableBar.tsx';
import { useTurnSigns } from './turnSigns.ts';
import { useAnswering } from './useAnswering.ts';
import { useBoard } from './useBoard.ts';
import { TABLE } from './words.ts';

interface TableViewProps {
  link: TableLink;
  game: AnyTable;
  table: Table;
}

/** The table: the board in the middle, what is asked below it, what was said and done beside it. */
export function TableView({ link, game, table }: TableViewProps) {
  const words = say(TABLE);
  const { info } = table;
  const [unveiled, unveil] = useState<Seat | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const { busy, send } = useAnswering(link, table, root);
  const [clause, explain] = useState<Clause | null>(null);
  const [drawer, setDrawer] = useState(false);
  const [menu, setMenu] = useState(false);
  const [ending, setEnding] = useState(true);
  const openSteps = boxOf(info.game)?.openSteps ?? [];
  const shown = useMemo(() => looking(table, unveiled, openSteps), [table, unveiled, openSteps]);
  const names = useMemo(
    () => info.seats.map(({ name, seat }) => name || words.seat(seat + 1)),
    [info.seats, words],
  );
  const gameWords = game.words[language.value];
  const viewer = shown?.viewer ?? null;
  const asks = shown?.asks ?? [];
  const isMyTurn = asks.some(({ step }) => step !== 'anytime') || shown?.curtain != null;
  useTurnSigns(isMyTurn && info.phase === 'playing', gameWords.title);

  // A question about open things is asked of whoever sits there: the screen is theirs from now on.
  useEffect(() => {
    if (shown && shown.curtain === null && viewer !== null && asks.length > 0) unveil(viewer);
  }, [shown]);
  useEffect(() => {
    const [first] = asks;
    if (!(first && shown)) return;
    const name = (seat: Seat): string => names[seat] ?? '';
    const asked = gameWords.ask[first.step]?.(first.seat, { view: shown.view, viewer, name });
    announce(`${words.yourTurn} ${asked ?? ''}`);
  }, [isMyTurn, asks[0]?.step]);

  const act = useCallback((what: () => Promise<void>): void => {
    what().catch((why: unknown) => {
      play('refused');
      toast(whyNot(why), 'bad', why instanceof Refused ? why.problem.clause : undefined);
    });
  }, []);
  const answer = useCallback(
    (ask: Ask<AnyGame>, choice: unknown): void => {
      play('wood');
      act(() => send(() => link.answer(ask.seat, ask.step, choice)));
    },
    [link, act, send],
  );
  const undo = table.undo !== null && info.mine.includes(table.undo) ? table.undo : null;
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (!isForTheTable(event)) return;
      if (event.key === 'u' && undo !== null) act(() => link.undo(undo));
      else if (event.key === 'l') setDrawer((open) => !open);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [undo, link, act]);

  const over = info.phase === 'over' || info.phase === 'abandoned';
  const board = useBoard({
    game,
    shown,
    info,
    names,
    busy: busy || info.phase === 'paused',
    over,
    answer,
    explain,
  });
  const Board = game.board;
  const drawn = useMemo(
    () => board && (Board ? <Board {...board} /> : <GenericTable {...board} game={game} />),
    [board, Board, game],
  );
  const asked = useMemo(
    () =>
      board && (
        <DecisionBar
          {...board}
          drawn={Board !== undefined && isSaidByBoard(board.asks, game.touches)}
        />
      ),
    [board, Board, game],
  );
  if (!(shown && board)) return null;
  return (
    <div ref={root} class={`hall-table ${isMyTurn ? 'is-mine' : ''}`}>
      <TableBar link={link} table={table} names={names} title={gameWords.title}>
        {undo !== null && (
          <Button small icon="undo" onPress={() => act(() => link.undo(undo))}>
            {words.undo}
          </Button>
        )}
        {over && !ending && (
          <Button small look="torch" icon="trophy" onPress={() => setEnding(true)}>
            {words.showResult}
          </Button>
        )}
        <Button
          look="quiet"
          icon="log"
          label={words.log}
          class="hall-table__drawer"
          onPress={() => setDrawer(true)}
        />
        <Button look="quiet" icon="menu" label={words.menu} onPress={() => setMenu(true)} />
      </TableBar>
      <section class="hall-table__board" aria-label={words.board}>
        {drawn}
      </section>
      <Beside
        {...{ link, game, table, viewer, names, explain, act, drawer }}
        onClose={() => setDrawer(false)}
      />
      <div class="hall-table__decision">
        <Proposal link={link} table={table} names={names} act={act} />
        {asked}
      </div>
      {shown.curtain !== null && (
        <Curtain
          key={shown.curtain}
          seat={shown.curtain}
          name={names[shown.curtain] ?? ''}
          onReady={() => unveil(shown.curtain)}
        />
      )}
      <Menu link={link} table={table} open={menu} onClose={() => setMenu(false)} act={act} />
      <Explained game={info.game} clause={clause} onClose={() => explain(null)} />
      {over && (
        <Ending
          link={link}
          game={game}
          table={table}
          eyes={shown}
          names={names}
          open={ending && clause === null}
          onClose={() => setEnding(false)}
          explain={explain}
        />
      )}
      <Toasts explain={explain} />
      <LiveRegion />
    </div>
  );
}
