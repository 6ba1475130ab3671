import { Button, say } from '@meadhall/table-ui';
import { REPLAY } from './words.ts';

const SPEEDS = ['1', '2', '4'] as const;
export type Speed = (typeof SPEEDS)[number];

interface TransportProps {
  n: number;
  last: number;
  playing: boolean;
  rate: Speed;
  onGo(n: number): void;
  onPlay(playing: boolean): void;
  onRate(rate: Speed): void;
}

/** Back and forth, stop and go. */
export function Transport({ n, last, playing, rate, onGo, onPlay, onRate }: TransportProps) {
  const words = say(REPLAY);
  return (
    <section class="hall-replay__bar mh-panel" aria-label={words.transport}>
      <Button look="quiet" icon="undo" label={words.first} onPress={() => onGo(0)} />
      <Button look="quiet" icon="previous" label={words.back} onPress={() => onGo(n - 1)} />
      <Button
        look="torch"
        icon={playing ? 'pause' : 'play'}
        label={playing ? words.pause : words.play}
        onPress={() => {
          if (!playing && n >= last) onGo(0);
          onPlay(!playing);
        }}
      />
      <Button look="quiet" icon="next" label={words.forth} onPress={() => onGo(n + 1)} />
      <input
        class="hall-replay__track"
        type="range"
        min={0}
        max={last}
        value={n}
        aria-label={words.at}
        aria-valuetext={words.position(n, last)}
        onInput={(event) => onGo(event.currentTarget.valueAsNumber)}
      />
      <span class="hall-replay__n">
        {n} / {last}
      </span>
      <fieldset class="hall-replay__speeds" aria-label={words.speed}>
        {SPEEDS.map((it) => (
          <Button
            key={it}
            small
            look={it === rate ? 'plain' : 'quiet'}
            pressed={it === rate}
            onPress={() => onRate(it)}
          >
            {it}×
          </Button>
        ))}
      </fieldset>
    </section>
  );
}
