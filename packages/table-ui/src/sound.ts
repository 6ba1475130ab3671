import { onceSeen } from './motion/afterTouch.ts';
import { stored } from './stored.ts';

/** How loud the table is, 0 to 1. */
export const volume = stored<number>(
  'volume',
  0.5,
  (value): value is number => typeof value === 'number' && value >= 0 && value <= 1,
);

/** One struck or blown part of a sound: pitch from–to in hertz, how long it rings, how loud, when it begins. */
interface Strike {
  wave: OscillatorType | 'noise';
  from: number;
  to?: number;
  ring: number;
  gain: number;
  at?: number;
}

// Short, dry, physical. Noise is filtered around its pitch: wood and stone are mostly that.
const SOUNDS = {
  card: [{ wave: 'noise', from: 2600, to: 900, ring: 0.09, gain: 0.5 }],
  wood: [
    { wave: 'noise', from: 700, to: 300, ring: 0.07, gain: 0.9 },
    { wave: 'triangle', from: 190, to: 120, ring: 0.09, gain: 0.5 },
  ],
  stone: [
    { wave: 'noise', from: 1400, to: 500, ring: 0.05, gain: 0.8 },
    { wave: 'sine', from: 95, to: 60, ring: 0.12, gain: 0.7 },
  ],
  coin: [
    { wave: 'sine', from: 3140, ring: 0.28, gain: 0.22 },
    { wave: 'sine', from: 4710, ring: 0.2, gain: 0.14, at: 0.012 },
    { wave: 'sine', from: 3560, ring: 0.3, gain: 0.16, at: 0.07 },
  ],
  gem: [
    { wave: 'sine', from: 1760, ring: 0.4, gain: 0.16 },
    { wave: 'sine', from: 2637, ring: 0.5, gain: 0.12, at: 0.06 },
  ],
  dice: [0, 0.07, 0.13, 0.22, 0.27].map((at, i) => ({
    wave: 'noise' as const,
    from: 1500 + 240 * ((i * 2) % 3),
    to: 600,
    ring: 0.045,
    gain: 0.75 - 0.1 * i,
    at,
  })),
  horn: [
    { wave: 'sawtooth', from: 146, to: 147, ring: 0.5, gain: 0.1 },
    { wave: 'triangle', from: 220, to: 221, ring: 0.75, gain: 0.22, at: 0.16 },
    { wave: 'sawtooth', from: 220, to: 221, ring: 0.7, gain: 0.07, at: 0.16 },
  ],
  hero: [
    { wave: 'triangle', from: 147, ring: 0.5, gain: 0.22 },
    { wave: 'triangle', from: 220, ring: 0.5, gain: 0.2, at: 0.1 },
    { wave: 'triangle', from: 294, ring: 0.8, gain: 0.22, at: 0.2 },
  ],
  victory: [
    { wave: 'triangle', from: 196, ring: 0.5, gain: 0.2 },
    { wave: 'triangle', from: 247, ring: 0.5, gain: 0.2, at: 0.14 },
    { wave: 'triangle', from: 294, ring: 0.6, gain: 0.2, at: 0.28 },
    { wave: 'triangle', from: 392, ring: 1.2, gain: 0.24, at: 0.42 },
  ],
  refused: [{ wave: 'triangle', from: 130, to: 92, ring: 0.18, gain: 0.4 }],
} as const satisfies Record<string, readonly Strike[]>;
export type Sound = keyof typeof SOUNDS;

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;

/**
 * Browsers stay silent until the first gesture, and so do we. To open what sounds takes long enough to be felt: whoever
 * touches something sees that first. Some browsers let only a gesture wake it, and then the next one does.
 */
export function listenForTheFirstGesture(target: EventTarget = document): void {
  const wake = (): void => {
    // The click comes after the hand is lifted.
    if (!context) setTimeout(() => onceSeen(open));
    else if (context.state === 'suspended') void context.resume();
    else for (const gesture of GESTURES) target.removeEventListener(gesture, wake);
  };
  for (const gesture of GESTURES) target.addEventListener(gesture, wake, { passive: true });
}
const GESTURES = ['pointerup', 'keydown'];
function open(): void {
  context ??= new AudioContext();
}

export function play(sound: Sound): void {
  if (!context || volume.value === 0) return;
  for (const strike of SOUNDS[sound]) sing(context, strike);
}

function sing(audio: AudioContext, { wave, from, to = from, ring, gain, at = 0 }: Strike): void {
  const start = audio.currentTime + at;
  const end = start + ring;
  const loudness = audio.createGain();
  loudness.gain.setValueAtTime(0.0001, start);
  loudness.gain.exponentialRampToValueAtTime(gain * volume.value, start + 0.008);
  loudness.gain.exponentialRampToValueAtTime(0.0001, end);
  loudness.connect(audio.destination);
  const source =
    wave === 'noise' ? rustle(audio, from, to, start, end, loudness) : audio.createOscillator();
  if (source instanceof OscillatorNode) {
    source.type = wave as OscillatorType;
    source.frequency.setValueAtTime(from, start);
    source.frequency.exponentialRampToValueAtTime(to, end);
    source.connect(loudness);
  }
  source.start(start);
  source.stop(end);
}

function rustle(
  audio: AudioContext,
  from: number,
  to: number,
  start: number,
  end: number,
  out: AudioNode,
): AudioBufferSourceNode {
  const source = audio.createBufferSource();
  source.buffer = noise ??= whiteNoise(audio);
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.Q.value = 1.6;
  filter.frequency.setValueAtTime(from, start);
  filter.frequency.exponentialRampToValueAtTime(to, end);
  source.connect(filter).connect(out);
  return source;
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate * 0.5, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
