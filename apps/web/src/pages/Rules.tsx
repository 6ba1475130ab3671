import '../rules/Book.css';
import { say } from '@meadhall/table-ui';
import { BOXES, boxOf, GAME_WORDS, gameTitle } from '../games.ts';
import type { PageProps } from '../pages.ts';
import { DeadEnd } from '../parts/DeadEnd.tsx';
import { to } from '../router.ts';
import { Book } from '../rules/Book.tsx';
import { RULES } from '../rules/words.ts';

export function page({ parts, query, hash }: PageProps) {
  const game = parts['game'];
  if (game === undefined) return <Books />;
  if (!boxOf(game)) return <DeadEnd icon="rules" title={say(RULES).unknown} />;
  return <Book key={game} game={game} hash={hash} wanted={query.get('q') ?? ''} />;
}

/** Five books to choose from. */
function Books() {
  const words = say(RULES);
  return (
    <>
      <div class="hall-title">
        <h1>{words.title}</h1>
      </div>
      <p class="hall-lead">{words.lead}</p>
      <ul class="hall-books">
        {BOXES.map(({ id, art }) => (
          <li key={id}>
            <a class="hall-book mh-panel" href={to('gameRules', { game: id })}>
              <img src={art} alt="" width="72" height="96" />
              <span>
                <strong>{gameTitle(id)}</strong>
                <span>{say(GAME_WORDS)[id as keyof (typeof GAME_WORDS)['fr']].line}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
