import { type Line, totals } from '@meadhall/kernel';
import { Button, Dialog, Icon, language, say, toast } from '@meadhall/table-ui';
import { useEffect, useState } from 'preact/hooks';
import type { AnyTable } from '../anyGame.ts';
import { call } from '../api.ts';
import { boxOf } from '../games.ts';
import { localWorker } from '../local/worker.ts';
import type { TableLink } from '../match/link.ts';
import type { Eyes } from '../match/messages.ts';
import type { Table } from '../match/table.ts';
import { comeIn } from '../me.ts';
import { whyNot } from '../parts/problemWords.ts';
import { SheetTable } from '../parts/SheetTable.tsx';
import { go, to } from '../router.ts';
import { TABLE } from './words.ts';

interface EndingProps {
  link: TableLink;
  game: AnyTable;
  table: Table;
  eyes: Pick<Eyes, 'view' | 'viewer'>;
  names: readonly string[];
  open: boolean;
  onClose(): void;
  explain(clause: string): void;
}

/** Who has won, by how much and for what; and what to do next. */
export function Ending(props: EndingProps) {
  const { link, game, table, eyes, names, open, onClose, explain } = props;
  const words = say(TABLE);
  const [busy, setBusy] = useState(false);
  const { result, mine, phase } = table.info;
  const [lines, setLines] = useState<Line[] | null>(null);
  useEffect(() => {
    if (!result) return;
    finalLines(table.info.game, eyes, result.totals).then(setLines, () => {});
  }, [table.info.game, eyes, result]);
  const act = (what: () => Promise<void>) => () => {
    setBusy(true);
    what()
      .catch((why: unknown) => toast(whyNot(why), 'bad'))
      .finally(() => setBusy(false));
  };
  const replay =
    link.kind === 'local'
      ? to('localReplay', { match: link.match })
      : to('replay', { match: link.match });
  return (
    <Dialog
      wide
      open={open}
      title={phase === 'abandoned' ? words.abandoned : words.final}
      onClose={onClose}
      actions={
        <>
          <Button
            look="torch"
            icon="play"
            disabled={busy}
            onPress={act(async () => go(await link.rematch()))}
          >
            {table.info.rematch === undefined ? words.rematch : words.joinRematch}
          </Button>
          {phase === 'over' && (
            <Button icon="eye" href={replay}>
              {words.replay}
            </Button>
          )}
          {phase === 'over' && link.kind === 'local' && (
            <Button icon="share" disabled={busy} onPress={act(() => share(link.match))}>
              {words.upload}
            </Button>
          )}
          <Button look="quiet" href={to('shelf', {})}>
            {words.shelf}
          </Button>
        </>
      }
    >
      {result && (
        <>
          <p class="hall-ending__won">
            <Icon name="trophy" />{' '}
            {victory(result.winners, mine, names, boxOf(table.info.game)?.together)}
          </p>
          {lines && (
            <SheetTable
              lines={lines}
              names={names}
              totals={result.totals}
              winners={result.winners}
              lineName={(key) => game.words[language.value].lines[key] ?? key}
              explain={explain}
            />
          )}
        </>
      )}
    </Dialog>
  );
}

/** Shows an offline match to the world: uploaded once, its address is kept. */
async function share(match: string): Promise<void> {
  const { services } = localWorker();
  let shared = await services.sharedAs(match);
  if (shared === null) {
    await comeIn();
    const file = await services.file(match);
    const body = { ...file, formatVersion: file.formatVersion, format: file.format };
    shared = (await call('upload', { body })).id;
    await services.shared(match, shared);
  }
  toast(say(TABLE).uploaded, 'good');
  go(to('replay', { match: shared }));
}

function victory(
  winners: readonly number[],
  mine: readonly number[],
  names: readonly string[],
  together: true | undefined,
): string {
  const words = say(TABLE);
  if (together) return winners.length > 0 ? words.wonTogether : words.lostTogether;
  const [only] = winners;
  if (winners.length === 1 && mine.length === 1 && only === mine[0]) return words.youWon;
  const all = winners.map((seat) => names[seat] ?? '').join(', ');
  return winners.length > 1 ? words.wonMany(all) : words.won(all);
}

/** At the end nearly everything lies open, so the sheet can be read from the view; only if it agrees with the result. */
async function finalLines(
  game: string,
  { view, viewer }: Pick<Eyes, 'view' | 'viewer'>,
  result: readonly number[],
): Promise<Line[] | null> {
  const lines = await localWorker().services.sheet(game, view, viewer);
  return totals(lines, result.length).every((sum, seat) => sum === result[seat]) ? lines : null;
}
