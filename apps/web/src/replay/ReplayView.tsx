import './ReplayView.css';
import type { Clause, Viewer } from '@meadhall/kernel';
import {
  Button,
  GenericTable,
  isForTheTable,
  Log,
  language,
  Select,
  say,
  speed,
  Tabs,
  Toasts,
  toast,
} from '@meadhall/table-ui';
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { AnyTable } from '../anyGame.ts';
import type { Glimpse, Replay } from '../local/replays.ts';
import { localWorker } from '../local/worker.ts';
import type { LogLine } from '../match/link.ts';
import { Resting } from '../parts/Resting.tsx';
import { SheetTable } from '../parts/SheetTable.tsx';
import { Explained } from '../table/Explained.tsx';
import { loadTable } from '../tables.ts';
import { Proven } from './Proven.tsx';
import { type Speed, Transport } from './Transport.tsx';
import { REPLAY } from './words.ts';

interface ReplayViewProps {
  replay: Replay;
  /** Others can open the same address. */
  isShared: boolean;
  from: number;
  eyes: string | null;
}

/** How long a position is looked at, at speed one. */
const PACE = 1400;
type ChartProps = Parameters<typeof import('./Chart.tsx').Chart>[0];

/** A finished match, move by move, through any eyes. */
export function ReplayView({ replay, isShared, from, eyes }: ReplayViewProps) {
  const words = say(REPLAY);
  const { names, length } = replay;
  const last = length - 1;
  const [game, setGame] = useState<AnyTable | null>(null);
  const [n, setN] = useState(() => Math.max(0, Math.min(last, Math.trunc(from) || 0)));
  const [viewer, setViewer] = useState<Viewer>(() => viewerFrom(eyes, names.length));
  const [glimpse, setGlimpse] = useState<Glimpse | null>(null);
  const [lines, setLines] = useState<readonly LogLine[]>([]);
  const [playing, setPlaying] = useState(false);
  const [rate, setRate] = useState<Speed>('1');
  const [clause, explain] = useState<Clause | null>(null);
  const [Chart, setChart] = useState<{ show: ComponentType<ChartProps> } | null>(null);
  const { services } = localWorker();
  const go = (to: number): void => setN(Math.max(0, Math.min(last, to)));

  useEffect(() => void loadTable(replay.game).then(setGame), [replay]);
  useEffect(() => void import('./Chart.tsx').then(({ Chart: show }) => setChart({ show })), []);
  useEffect(() => {
    let wanted = true;
    void services.replayAt(n, viewer).then((seen) => wanted && setGlimpse(seen));
    return () => {
      wanted = false;
    };
  }, [replay, n, viewer, services]);
  useEffect(() => {
    void services.replayLog(language.value, viewer).then(setLines);
  }, [replay, viewer, language.value, services]);
  useEffect(() => {
    speed.value = playing ? Number(rate) : 1;
    if (!playing) return undefined;
    if (n >= last) {
      setPlaying(false);
      return undefined;
    }
    const timer = setTimeout(() => setN(n + 1), PACE / Number(rate));
    return () => clearTimeout(timer);
  }, [playing, n, last, rate]);
  useEffect(() => {
    const query = new URLSearchParams({
      n: String(n),
      ...(viewer === null ? {} : { eyes: String(viewer) }),
    });
    history.replaceState(null, '', `${location.pathname}?${query.toString()}`);
  }, [n, viewer]);
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (!isForTheTable(event)) return;
      const step = { ArrowRight: 1, ArrowLeft: -1, Home: -length, End: length }[event.key];
      if (step !== undefined) setN((at) => Math.max(0, Math.min(last, at + step)));
      else if (event.key === ' ') setPlaying((is) => !is);
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [last, length]);

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
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(location.href);
    toast(words.copied, 'good');
  };
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
          onChange={(seat) => setViewer(seat === '' ? null : Number(seat))}
        />
        <div class="hall-replay__acts">
          {isShared && (
            <Button small icon="link" onPress={() => void copy()}>
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
              content: <Log lines={lines} names={names} explain={explain} onJump={go} at={n} />,
            },
            {
              id: 'score',
              title: words.score,
              icon: 'trophy',
              content: (
                <div class="hall-replay__score">
                  {Chart && <Chart.show points={replay.points} names={names} at={n} onJump={go} />}
                  <SheetTable
                    lines={replay.sheet}
                    names={names}
                    totals={replay.totals}
                    winners={replay.winners}
                    lineName={(key) => gameWords.lines[key] ?? key}
                    explain={explain}
                  />
                </div>
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
        playing={playing}
        rate={rate}
        onGo={go}
        onPlay={setPlaying}
        onRate={setRate}
      />
      <Explained game={replay.game} clause={clause} onClose={() => explain(null)} />
      <Toasts explain={explain} />
    </div>
  );
}

function viewerFrom(eyes: string | null, seats: number): Viewer {
  const seat = Number(eyes ?? Number.NaN);
  return Number.isInteger(seat) && seat >= 0 && seat < seats ? seat : null;
}

function download({ file, game }: Replay): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(file)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${game}.meadhall.json`;
  link.click();
  URL.revokeObjectURL(url);
}
