import './Lobby.css';
import type { MatchInfo } from '@meadhall/protocol';
import { Button, Select, say } from '@meadhall/table-ui';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { BOXES, gameTitle } from '../games.ts';
import { server } from '../me.ts';
import type { Mine } from '../mine.ts';
import { ago } from '../parts/ago.ts';
import { MatchCard } from '../parts/MatchCard.tsx';
import { Resting } from '../parts/Resting.tsx';
import { to } from '../router.ts';
import { Past, Row } from './LobbyRows.tsx';
import { LOBBY } from './lobbyWords.ts';
import { type Tables, useTables } from './useTables.ts';

export function page() {
  const words = say(LOBBY);
  const { tables, refresh } = useTables();
  const wanted = useSignal('');
  return (
    <>
      <div class="hall-title">
        <div>
          <h1>{words.title}</h1>
          <p class="hall-lead">{words.lead}</p>
        </div>
        <div class="hall-lobby__filter">
          <Select
            label={words.filter}
            value={wanted.value}
            options={[
              { value: '', label: words.any },
              ...BOXES.map(({ id }) => ({ value: id, label: gameTitle(id) })),
            ]}
            onChange={(game) => {
              wanted.value = game;
            }}
          />
          <Button
            look="torch"
            icon="hall"
            href={to('newTable', { game: wanted.value || 'nidavellir' })}
          >
            {words.newTable}
          </Button>
        </div>
      </div>
      {tables === null ? (
        <Resting busy title={words.loading} />
      ) : (
        <AllTables tables={tables} wanted={wanted.value} onRetry={refresh} />
      )}
    </>
  );
}

interface AllTablesProps {
  tables: Tables;
  /** The game somebody looks for; nothing: any. */
  wanted: string;
  onRetry(): void;
}

/** Mine on the left, everybody’s on the right. */
function AllTables({ tables, wanted, onRetry }: AllTablesProps) {
  const words = say(LOBBY);
  const fits = ({ game }: MatchInfo): boolean => wanted === '' || game === wanted;
  const mine = tables.mine.filter(({ info }) => fits(info));
  const going = mine.filter(({ info }) => info.phase !== 'over');
  const past: Mine[] = [
    ...mine.filter(({ info }) => info.phase === 'over'),
    ...tables.archive.filter(fits).map((info) => ({ info, local: false })),
  ].slice(0, PAST);
  const open = tables.open.filter(fits);
  const watchable = tables.watchable.filter(fits);
  const away = server.value === 'away';
  return (
    <div class="hall-lobby">
      <div class="hall-lobby__column">
        <Part
          title={words.mine}
          empty={<Resting small icon="mead" title={words.noMine} text={words.noMineHelp} />}
        >
          {going.map((match) => (
            <MatchCard key={match.info.id} match={match} />
          ))}
        </Part>
        <Part
          title={words.past}
          empty={<Resting small icon="trophy" title={words.noPast} text={words.noPastHelp} />}
        >
          {past.map((match) => (
            <Past key={match.info.id} match={match} />
          ))}
        </Part>
      </div>
      {away ? (
        <div class="hall-lobby__column">
          <Part
            title={words.open}
            empty={
              <Resting small icon="torch" title={words.away} text={words.awayHelp}>
                <Button small onPress={onRetry}>
                  {words.retry}
                </Button>
              </Resting>
            }
          />
        </div>
      ) : (
        <div class="hall-lobby__column">
          <Part
            title={words.open}
            empty={<Resting small icon="hall" title={words.noOpen} text={words.noOpenHelp} />}
          >
            {open.map((info) => (
              <Row key={info.id} info={info} label={words.join} look="torch">
                {words.seatsLeft(info.seats.filter(({ kind }) => kind === 'open').length)}
              </Row>
            ))}
          </Part>
          <Part
            title={words.watch}
            empty={<Resting small icon="eye" title={words.noWatch} text={words.noWatchHelp} />}
          >
            {watchable.map((info) => (
              <Row key={info.id} info={info} label={words.look} look="plain">
                {ago(info.since)}
              </Row>
            ))}
          </Part>
        </div>
      )}
    </div>
  );
}
/** Older ones are in the archive. */
const PAST = 12;

interface PartProps {
  title: string;
  /** What is said where there is nothing to list. */
  empty: ComponentChildren;
  children?: readonly ComponentChildren[];
}

function Part({ title, empty, children = [] }: PartProps) {
  return (
    <section class="hall-lobby__part">
      <h2>{title}</h2>
      {children.length === 0 ? (
        empty
      ) : (
        <ul class="hall-lobby__list">
          {children.map((child, i) => (
            <li key={i}>{child}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
