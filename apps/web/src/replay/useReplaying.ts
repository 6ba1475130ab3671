import type { Viewer } from '@meadhall/kernel';
import { isForTheTable, language, speed } from '@meadhall/table-ui';
import { useEffect, useState } from 'preact/hooks';
import type { Glimpse, Replay } from '../local/replays.ts';
import { localWorker } from '../local/worker.ts';
import type { LogLine } from '../match/link.ts';
import type { Speed } from './Transport.tsx';

/** Where somebody is in a match, and through whose eyes they look. */
interface Replaying {
  n: number;
  last: number;
  viewer: Viewer;
  glimpse: Glimpse | null;
  lines: readonly LogLine[];
  playing: boolean;
  rate: Speed;
  go(n: number): void;
  look(viewer: Viewer): void;
  play(playing: boolean): void;
  hurry(rate: Speed): void;
}

/** How long a position is looked at, at speed one. */
const PACE = 1400;

export function useReplaying(replay: Replay, from: number, eyes: string | null): Replaying {
  const last = replay.length - 1;
  const within = (n: number): number => Math.max(0, Math.min(last, Math.trunc(n) || 0));
  const [n, setN] = useState(() => within(from));
  const [viewer, look] = useState<Viewer>(() => viewerFrom(eyes, replay.names.length));
  const [glimpse, setGlimpse] = useState<Glimpse | null>(null);
  const [lines, setLines] = useState<readonly LogLine[]>([]);
  const [playing, play] = useState(false);
  const [rate, hurry] = useState<Speed>('1');
  const { services } = localWorker();

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
      play(false);
      return undefined;
    }
    const timer = setTimeout(() => setN(n + 1), PACE / Number(rate));
    return () => clearTimeout(timer);
  }, [playing, n, last, rate]);
  useEffect(() => {
    // What else the address says stays: the invitation to a private match.
    const query = new URLSearchParams(location.search);
    query.set('n', String(n));
    if (viewer === null) query.delete('eyes');
    else query.set('eyes', String(viewer));
    history.replaceState(null, '', `${location.pathname}?${query.toString()}`);
  }, [n, viewer]);
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (!isForTheTable(event)) return;
      const step = { ArrowRight: 1, ArrowLeft: -1, Home: -last, End: last }[event.key];
      if (step !== undefined) setN((at) => Math.max(0, Math.min(last, at + step)));
      else if (event.key === ' ') play((is) => !is);
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [last]);

  const go = (to: number): void => setN(within(to));
  return { n, last, viewer, glimpse, lines, playing, rate, go, look, play, hurry };
}

function viewerFrom(eyes: string | null, seats: number): Viewer {
  const seat = Number(eyes ?? Number.NaN);
  return Number.isInteger(seat) && seat >= 0 && seat < seats ? seat : null;
}
