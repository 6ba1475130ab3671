import './NewTable.css';
import { Button, Choice, language, say } from '@meadhall/table-ui';
import { useEffect, useState } from 'preact/hooks';
import type { AnyGame, AnyTable } from '../anyGame.ts';
import { call } from '../api.ts';
import { type Box, boxOf, gameTitle } from '../games.ts';
import { localWorker } from '../local/worker.ts';
import { comeIn, rememberLocalMatch, server } from '../me.ts';
import type { PageProps } from '../pages.ts';
import { DeadEnd } from '../parts/DeadEnd.tsx';
import { whyNot } from '../parts/problemWords.ts';
import { Resting } from '../parts/Resting.tsx';
import { HALL } from '../parts/words.ts';
import { go, to } from '../router.ts';
import { loadTable } from '../tables.ts';
import { ChairField } from './ChairField.tsx';
import {
  type Chair,
  firstChairs,
  localSeat,
  moved,
  newChair,
  seatPlan,
  type Where,
} from './chairs.ts';
import { clockOf, GuestsPart, type Time, USUAL_TIME, type Visibility } from './GuestsPart.tsx';
import { NEW } from './newTableWords.ts';
import { OptionsPart, type Specs } from './OptionsPart.tsx';

export function page({ parts, query }: PageProps) {
  const box = boxOf(parts['game'] ?? '');
  const [game, setGame] = useState<AnyTable | null>(null);
  const [specs, setSpecs] = useState<Specs | null>(null);
  useEffect(() => {
    if (!box) return;
    loadTable(box.id).then(setGame, () => {});
    localWorker()
      .services.variants(box.id)
      .then(setSpecs, () => {});
  }, [box]);
  if (!box) return <DeadEnd title={say(NEW).unknown} />;
  if (!(game && specs)) return <Resting busy title={say(NEW).loading} />;
  return (
    <Form
      key={box.id}
      box={box}
      game={game}
      specs={specs}
      atScreen={query.get('at') === 'screen'}
    />
  );
}

interface FormProps {
  box: Box;
  game: AnyTable;
  specs: Specs;
  atScreen: boolean;
}

function Form({ box, game, specs, atScreen }: FormProps) {
  const words = say(NEW);
  const [where, setWhere] = useState<Where>('here');
  const [chairs, setChairs] = useState<readonly Chair[]>(() => firstChairs(box, atScreen));
  const [options, setOptions] = useState<AnyGame['options']>({});
  const [visibility, setVisibility] = useState<Visibility>('private');
  const [time, setTime] = useState<Time>(USUAL_TIME);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const gameWords = game.words[language.value];
  const sit = (seat: number, chair: Chair): void =>
    setChairs(chairs.map((it, i) => (i === seat ? chair : it)));

  const begin = async (): Promise<void> => {
    if (!chairs.some(({ sitter }) => sitter === 'me')) {
      setFailure(words.tooFew);
      return;
    }
    setBusy(true);
    setFailure('');
    try {
      if (where === 'here') {
        const match = await localWorker().services.create({
          game: box.id,
          options,
          seats: chairs.map(localSeat),
        });
        rememberLocalMatch();
        go(to('local', { match }));
        return;
      }
      await comeIn();
      const { id } = await call('newMatch', {
        body: {
          game: box.id,
          options,
          visibility,
          seats: chairs.map(seatPlan),
          clock: clockOf(time),
        },
      });
      go(to('match', { match: id }));
    } catch (why) {
      setFailure(whyNot(why));
    } finally {
      setBusy(false);
    }
  };

  return (
    <form
      class="hall-new"
      onSubmit={(event) => {
        event.preventDefault();
        void begin();
      }}
    >
      <div class="hall-new__head">
        <img src={box.art} alt="" width="90" height="120" />
        <div>
          <h1>{words.title(gameTitle(box.id))}</h1>
          <p class="hall-lead">{gameWords.blurb}</p>
        </div>
      </div>
      <section class="hall-new__part mh-panel">
        <Choice<Where>
          label={words.where}
          help={where === 'here' ? words.hereHelp : words.onlineHelp}
          value={where}
          options={[
            { value: 'here', label: words.here },
            { value: 'online', label: words.online },
          ]}
          onChange={(next) => {
            setWhere(next);
            setChairs(chairs.map((chair, seat) => moved(chair, seat, next)));
            if (next === 'online') void comeIn();
          }}
        />
        {where === 'online' && server.value === 'away' && (
          <p class="hall-new__away" role="status">
            {say(HALL).away}
          </p>
        )}
      </section>
      <section class="hall-new__part mh-panel">
        <h2>{words.seats}</h2>
        <ol class="hall-chairs">
          {chairs.map((chair, seat) => (
            <ChairField
              key={seat}
              seat={seat}
              chair={chair}
              where={where}
              onChange={(next) => sit(seat, next)}
              onRemove={
                chairs.length > box.seats[0]
                  ? () => setChairs(chairs.filter((_, i) => i !== seat))
                  : undefined
              }
            />
          ))}
        </ol>
        {chairs.length < box.seats[1] && (
          <Button icon="people" onPress={() => setChairs([...chairs, newChair(where, atScreen)])}>
            {words.add}
          </Button>
        )}
      </section>
      <OptionsPart game={game} specs={specs} options={options} onChange={setOptions} />
      {where === 'online' && (
        <GuestsPart
          visibility={visibility}
          time={time}
          onVisibility={setVisibility}
          onTime={setTime}
        />
      )}
      <div class="hall-new__begin">
        <p role="alert">{failure}</p>
        <Button type="submit" look="torch" icon="play" disabled={busy}>
          {where === 'here' ? words.begin : words.beginOnline}
        </Button>
      </div>
    </form>
  );
}
