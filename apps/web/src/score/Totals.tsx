import { Button, Icon, language, SeatBadge, say } from '@meadhall/table-ui';
import { useEffect, useState } from 'preact/hooks';
import type { AnyTable } from '../anyGame.ts';
import { sentence } from '../parts/problemWords.ts';
import { Resting } from '../parts/Resting.tsx';
import { SheetTable } from '../parts/SheetTable.tsx';
import { to } from '../router.ts';
import { loadTable } from '../tables.ts';
import { drawSheet, sharePicture } from './picture.ts';
import type { Counted } from './useScore.ts';
import { SCORE } from './words.ts';

interface TotalsProps {
  game: string;
  title: string;
  counted: Counted;
}

/** What everything adds up to; and, while it does not, what is missing. */
export function Totals({ game, title, counted: { score, problem } }: TotalsProps) {
  const words = say(SCORE);
  const [table, setTable] = useState<AnyTable | null>(null);
  useEffect(() => void loadTable(game).then(setTable), [game]);
  const lineName = (key: string): string => table?.words[language.value].lines[key] ?? key;
  const share = async (): Promise<void> => {
    if (!score) return;
    const won = words.won(score.winners.map((seat) => score.names[seat] ?? '').join(', '));
    const picture = await drawSheet(score, { title, won, total: 'Total', lineName });
    await sharePicture(picture, game);
  };
  return (
    <section class="hall-totals" aria-label={words.sheet}>
      {!(score || problem) && <Resting small busy icon="quill" title={words.loading} />}
      <ol class="hall-totals__strip" aria-live="polite">
        {score?.names.map((name, seat) => (
          <li key={seat} class={score.winners.includes(seat) ? 'is-winner' : ''}>
            <SeatBadge seat={seat} name={name} />
            <strong>{score.totals[seat]}</strong>
          </li>
        ))}
      </ol>
      {problem && (
        <p class="hall-totals__missing" role="status">
          <Icon name="info" /> <b>{words.waiting}</b> {problem.detail || sentence(problem)}{' '}
          {problem.clause && (
            <a href={to('gameRules', { game }, `#${problem.clause}`)}>{problem.clause}</a>
          )}
        </p>
      )}
      {score && (
        <div class="hall-totals__sheet mh-parchment">
          <SheetTable {...score} lineName={lineName} />
          <Button look="torch" icon="share" disabled={!!problem} onPress={() => void share()}>
            {words.share}
          </Button>
        </div>
      )}
    </section>
  );
}
