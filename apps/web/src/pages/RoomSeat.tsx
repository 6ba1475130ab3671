import type { Level, MatchInfo } from '@meadhall/protocol';
import { Button, SeatBadge, Select, say } from '@meadhall/table-ui';
import { useState } from 'preact/hooks';
import { call } from '../api.ts';
import { LEVELS } from './chairs.ts';
import { ROOM } from './matchWords.ts';

interface RoomSeatProps {
  info: MatchInfo;
  place: MatchInfo['seats'][number];
  isHost: boolean;
  invite: string | undefined;
  busy: boolean;
  /** Does something with the server, one thing at a time. */
  act(what: () => Promise<unknown>): () => void;
}

/** A seat before the match: who sits there, and what may be done about it. */
export function RoomSeat({ info, place, isHost, invite, busy, act }: RoomSeatProps) {
  const words = say(ROOM);
  const { seat, kind, level, ready, person } = place;
  const params = { match: info.id, seat };
  const isMine = info.mine.includes(seat);
  const isOpen = kind === 'open';
  return (
    <li class={`hall-place mh-slate ${isOpen ? 'is-open' : ''}`}>
      <SeatBadge
        seat={seat}
        name={place.name || words.open}
        bot={kind === 'bot'}
        away={kind === 'person' && !place.connected}
        active={ready && kind === 'person'}
      />
      <span class="hall-place__state">
        {kind === 'bot' && level && words.level[level]}
        {kind === 'person' && (ready ? words.isReady : words.isNot)}
        {person !== undefined && person === info.host && ` · ${words.host}`}
      </span>
      <span class="hall-place__acts">
        {isOpen && info.mine.length === 0 && (
          <Button
            small
            look="torch"
            disabled={busy}
            onPress={act(() =>
              call('sit', { params, body: invite === undefined ? {} : { invite } }),
            )}
          >
            {words.sit}
          </Button>
        )}
        {isOpen && isHost && <BotSeat params={params} busy={busy} act={act} />}
        {!isOpen && (isHost || isMine) && (
          <Button
            small
            look="quiet"
            disabled={busy}
            onPress={act(() => call('standUp', { params }))}
          >
            {isMine ? words.stand : words.free}
          </Button>
        )}
      </span>
    </li>
  );
}

interface BotSeatProps extends Pick<RoomSeatProps, 'busy' | 'act'> {
  params: { match: string; seat: number };
}

/** The host may give a seat to a bot, and says how good it is. */
function BotSeat({ params, busy, act }: BotSeatProps) {
  const words = say(ROOM);
  const [level, setLevel] = useState<Level>('companion');
  return (
    <span class="hall-place__bot">
      <Select<Level>
        label={words.botLevel}
        value={level}
        options={LEVELS.map((it) => ({ value: it, label: words.level[it] }))}
        onChange={setLevel}
      />
      <Button
        small
        icon="bot"
        disabled={busy}
        onPress={act(() => call('seatBot', { params, body: { level } }))}
      >
        {words.bot}
      </Button>
    </span>
  );
}
