import './Score.css';
import { say } from '@meadhall/table-ui';
import { boxOf, GAME_WORDS } from '../games.ts';
import type { PageProps } from '../pages.ts';
import { Resting } from '../parts/Resting.tsx';
import type { PlainGame } from '../score/fieldWords.ts';
import { NidavellirSheet } from '../score/NidavellirSheet.tsx';
import { PlainSheet } from '../score/PlainSheet.tsx';
import { SCORE } from '../score/words.ts';

/** The score of a physical table. */
export function page({ parts }: PageProps) {
  const words = say(SCORE);
  const box = boxOf(parts['game'] ?? '');
  if (!box) return <Resting icon="quill" title={words.unknown} />;
  const title = words.title(say(GAME_WORDS)[box.id as keyof (typeof GAME_WORDS)['fr']].title);
  const drawn = box.id === 'nidavellir';
  return (
    <>
      <div class="hall-title">
        <h1>{title}</h1>
        <p class="hall-lead">{drawn ? words.lead : words.leadOther}</p>
      </div>
      {drawn ? (
        <NidavellirSheet title={title} />
      ) : (
        <PlainSheet game={box.id as PlainGame} title={title} />
      )}
    </>
  );
}
