import './ReplayView.css';
import type { Clause } from '@meadhall/kernel';
import {
  Button,
  GenericTable,
  Log,
  language,
  Select,
  say,
  Tabs,
  Toasts,
  toast,
} from '@meadhall/table-ui';
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { AnyTable } from '../anyGame.ts';
import type { Replay } from '../local/replays.ts';
import { Resting } from '../parts/Resting.tsx';
import { SheetTable } from '../parts/SheetTable.tsx';
import { Explained } from '../table/Explained.tsx';
import { loadTable } from '../tables.ts';
import { AnalysisTab } from './AnalysisTab.tsx';
import type { ChartProps } from './Chart.tsx';
import { Proven } from './Proven.tsx';
import { Transport } from './Transport.tsx';
import { useReplaying } from './useReplaying.ts';
import { REPLAY } from './words.ts';

interface ReplayViewProps {
  replay: Replay;
  /** Others can open the same address. */
  isShared: boolean;
  from: number;
  eyes: string | null;
}

/** A finished match, move by move, through any eyes. */
export function ReplayView({ replay, isShared, from, eyes }: ReplayViewProps) {
  const words = say(REPLAY);
  const { names } = replay;
  const at = useReplaying(replay, from, eyes);
  const { n, last, viewer, glimpse, go } = at;
  const [game, setGame] = useState<AnyTable | null>(null);
  const [clause, explain] = useState<Clause | null>(null);
  const [Chart, setChart] = useState<{ show: ComponentType<ChartProps> } | null>(null);
  useEffect(() => void loadTable(replay.game).then(setGame), [replay]);
  useEffect(() => void import('./Chart.tsx').then(({ Chart: show }) => setChart({ show })), []);

  if (!(game && glimpse)) return <Resting busy icon="hourglass" title={words.loading} />;
  const gameWords = game.words[language.value];
  const board = {
    view: glimpse.view,
    viewer,
    asks: [],
    waiting: glimpse.waiting,
    names,
    language: language.value,
    words: gameWords,
    answer: () => {},
    busy: false,
    over: replay.over && n === last,
    preview: () => Promise.resolve(undefined),
    explain,
  };
  const Board = game.board;
  const score = (
    <div class="hall-replay__score">
      {Chart && (
        <Chart.show title={words.chart} points={replay.points} names={names} at={n} onJump={go} />
      )}
      <SheetTable
        lines={replay.sheet}
        names={names}
        totals={replay.totals}
        winners={replay.winners}
        lineName={(key) => gameWords.lines[key] ?? key}
        explain={explain}
      />
    </div>
  );
  return (
    <div class="hall-replay">
      <div class="hall-replay__head">
        <h1>{words.title(gameWords.title)}</h1>
        <Select
          label={words.eyes}
          value={viewer === null ? '' : String(viewer)}
          options={[
            { value: '', label: words.everybody },
            ...names.map((name, seat) => ({ value: String(seat), label: name })),
          ]}
          onChange={(seat) => at.look(seat === '' ? null : Number(seat))}
        />
        <div class="hall-replay__acts">
          {isShared && (
            <Button small icon="link" onPress={() => void copyLink()}>
              {words.share}
            </Button>
          )}
          <Button small look="quiet" icon="log" onPress={() => download(replay)}>
            {words.download}
          </Button>
        </div>
      </div>
      <section class="hall-replay__board" aria-label={words.position(n, last)}>
        {Board ? <Board {...board} /> : <GenericTable {...board} game={game} />}
      </section>
      <aside class="hall-replay__side mh-panel">
        <Tabs
          label={words.score}
          class="hall-rail__tabs"
          tabs={[
            {
              id: 'log',
              title: words.log,
              icon: 'log',
              content: <Log lines={at.lines} names={names} explain={explain} onJump={go} at={n} />,
            },
            { id: 'score', title: words.score, icon: 'trophy', content: score },
            {
              id: 'analysis',
              title: words.analysis,
              icon: 'search',
              content: (
                <AnalysisTab
                  replay={replay}
                  at={n}
                  onJump={go}
                  explain={explain}
                  Chart={Chart?.show ?? null}
                />
              ),
            },
            {
              id: 'proof',
              title: words.proof,
              icon: 'scales',
              content: <Proven replay={replay} />,
            },
          ]}
        />
      </aside>
      <Transport
        n={n}
        last={last}
        playing={at.playing}
        rate={at.rate}
        onGo={go}
        onPlay={at.play}
        onRate={at.hurry}
      />
      <Explained game={replay.game} clause={clause} onClose={() => explain(null)} />
      <Toasts explain={explain} />
    </div>
  );
}

async function copyLink(): Promise<void> {
  await navigator.clipboard.writeText(location.href);
  toast(say(REPLAY).copied, 'good');
}

function download({ file, game }: Replay): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(file)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${game}.meadhall.json`;
  link.click();
  URL.revokeObjectURL(url);
}
