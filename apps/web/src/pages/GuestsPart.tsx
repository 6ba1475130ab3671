import type { Clock } from '@meadhall/protocol';
import { Choice, Slider, say } from '@meadhall/table-ui';
import { NEW } from './newTableWords.ts';

export type Visibility = 'private' | 'public';

/** The time people give each other: what is chosen, and what would be if they chose otherwise. */
export interface Time {
  kind: Clock['kind'];
  /** Minutes. */
  reserve: number;
  /** Seconds. */
  increment: number;
  days: number;
}
export const USUAL_TIME: Time = { kind: 'none', reserve: 15, increment: 15, days: 1 };

export function clockOf({ kind, reserve, increment, days }: Time): Clock {
  if (kind === 'live') return { kind, reserve: 60 * reserve, increment };
  return kind === 'days' ? { kind, days } : { kind: 'none' };
}

interface GuestsPartProps {
  visibility: Visibility;
  time: Time;
  onVisibility(visibility: Visibility): void;
  onTime(time: Time): void;
}

/** Online: who may come, and how long they may think. */
export function GuestsPart({ visibility, time, onVisibility, onTime }: GuestsPartProps) {
  const words = say(NEW);
  const set = (change: Partial<Time>): void => onTime({ ...time, ...change });
  return (
    <section class="hall-new__part mh-panel hall-new__pair">
      <Choice<Visibility>
        label={words.visibility}
        help={visibility === 'public' ? words.publicHelp : words.privateHelp}
        value={visibility}
        options={[
          { value: 'private', label: words.private },
          { value: 'public', label: words.public },
        ]}
        onChange={onVisibility}
      />
      <Choice<Clock['kind']>
        label={words.clock}
        help={words.clockHelp[time.kind]}
        value={time.kind}
        options={[
          { value: 'none', label: words.none },
          { value: 'live', label: words.live },
          { value: 'days', label: words.days },
        ]}
        onChange={(kind) => set({ kind })}
      />
      {time.kind === 'live' && (
        <>
          <Slider
            label={words.reserve}
            min={1}
            max={60}
            value={time.reserve}
            text={words.minutes(time.reserve)}
            onInput={(reserve) => set({ reserve })}
          />
          <Slider
            label={words.increment}
            min={0}
            max={60}
            step={5}
            value={time.increment}
            text={words.seconds(time.increment)}
            onInput={(increment) => set({ increment })}
          />
        </>
      )}
      {time.kind === 'days' && (
        <Slider
          label={words.perMove}
          min={1}
          max={14}
          value={time.days}
          text={words.dayCount(time.days)}
          onInput={(days) => set({ days })}
        />
      )}
    </section>
  );
}
