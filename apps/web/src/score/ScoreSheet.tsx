import type { Seat } from '@meadhall/kernel';
import { Button, SeatBadge, say, Tabs, TextField, Toasts } from '@meadhall/table-ui';
import { useMemo, useState } from 'preact/hooks';
import { sentence } from '../parts/problemWords.ts';
import { useRulebook } from '../parts/useRulebook.ts';
import { go, to } from '../router.ts';
import { changed, type Entered, type Form, withoutPlayer, withPlayer } from './form.ts';
import { Groups } from './Groups.tsx';
import { refusalOf } from './refusal.ts';
import { stockOf } from './stock.ts';
import { Totals } from './Totals.tsx';
import { useScore } from './useScore.ts';
import type { Sheet } from './useSheet.ts';
import { SCORE } from './words.ts';

interface ScoreSheetProps {
  game: string;
  title: string;
  form: Form;
  sheet: Sheet;
}

const TABLE = 'table';

/** A sheet drawn from its description: what is tapped in on the left, what it comes to on the right. */
export function ScoreSheet({ game, title, form, sheet }: ScoreSheetProps) {
  const words = say(SCORE);
  const { entered, set } = sheet;
  const [open, setOpen] = useState(form.tableFirst ? TABLE : '0');
  const names = entered.players.map(({ name }, seat) => name.trim() || form.seatName(seat + 1));
  const { score, problem } = useScore(game, form.position(entered));
  const book = useRulebook(problem ? game : null);
  const refusal = problem && refusalOf(form, entered, problem, book, sentence(problem));
  const stock = useMemo(() => stockOf(form, entered), [form, entered]);
  const common = { game, stock, names, refusal };

  const table = {
    id: TABLE,
    title: words.table,
    content: (
      <div class="hall-sheetform mh-slate">
        <Groups
          {...common}
          groups={form.table(entered)}
          values={entered.shared}
          seat={null}
          onChange={(id, value) => set(changed(form, entered, null, id, value))}
        />
      </div>
    ),
  };
  const players = entered.players.map(({ values }, seat) => ({
    id: String(seat),
    title: names[seat] ?? '',
    content: (
      <div class="hall-sheetform mh-slate">
        <NameField form={form} entered={entered} seat={seat} onChange={set} />
        <Groups
          {...common}
          groups={form.player(entered, seat)}
          values={values}
          seat={seat}
          onChange={(id, value) => set(changed(form, entered, seat, id, value))}
        />
      </div>
    ),
  }));
  const hasTable = form.table(entered).length > 0;
  return (
    <div class="hall-score">
      <div class="hall-score__form">
        <Tabs
          label={words.players}
          open={open}
          onOpen={setOpen}
          tabs={[
            ...(hasTable && form.tableFirst ? [table] : []),
            ...players,
            ...(hasTable && !form.tableFirst ? [table] : []),
          ]}
        />
        {entered.players.length < form.seats[1] && (
          <Button
            icon="people"
            onPress={() => {
              set(withPlayer(form, entered));
              setOpen(String(entered.players.length));
            }}
          >
            {words.add}
          </Button>
        )}
      </div>
      <Totals
        game={game}
        title={title}
        names={names}
        score={score}
        refusal={refusal}
        sheet={sheet}
        onShow={(seat) => setOpen(seat === null ? TABLE : String(seat))}
      />
      <Toasts explain={(clause) => go(to('gameRules', { game }, `#${clause}`))} />
    </div>
  );
}

interface NameFieldProps {
  form: Form;
  entered: Entered;
  seat: Seat;
  onChange(entered: Entered): void;
}

function NameField({ form, entered, seat, onChange }: NameFieldProps) {
  const words = say(SCORE);
  const { players } = entered;
  const name = players[seat]?.name ?? '';
  const shown = name.trim() || form.seatName(seat + 1);
  return (
    <div class="hall-sheetform__name">
      <SeatBadge seat={seat} name={shown} compact />
      <TextField
        label={words.name}
        value={name}
        maxLength={30}
        placeholder={form.seatName(seat + 1)}
        autoComplete="off"
        onInput={(next) =>
          onChange({
            ...entered,
            players: players.map((it, i) => (i === seat ? { ...it, name: next } : it)),
          })
        }
      />
      {players.length > form.seats[0] && (
        <Button
          look="quiet"
          icon="close"
          label={words.remove(shown)}
          onPress={() => onChange(withoutPlayer(form, entered, seat))}
        />
      )}
    </div>
  );
}
