import './Score.css';
import { language, say } from '@meadhall/table-ui';
import type { Language } from '@meadhall/words';
import { useEffect, useState } from 'preact/hooks';
import { type Box, boxOf, GAME_WORDS } from '../games.ts';
import type { PageProps } from '../pages.ts';
import { DeadEnd } from '../parts/DeadEnd.tsx';
import { Resting } from '../parts/Resting.tsx';
import type { Form } from '../score/form.ts';
import { loadForms } from '../score/forms.ts';
import { ScoreSheet } from '../score/ScoreSheet.tsx';
import { useSheet } from '../score/useSheet.ts';
import { SCORE } from '../score/words.ts';

/** The score of a physical table. */
export function page({ parts, hash }: PageProps) {
  const words = say(SCORE);
  const box = boxOf(parts['game'] ?? '');
  const [forms, setForms] = useState<Readonly<Record<Language, Form>> | null>(null);
  useEffect(() => {
    setForms(null);
    if (box) void loadForms(box.id).then(setForms);
  }, [box]);
  if (!box) return <DeadEnd icon="quill" title={words.unknown} />;
  if (!forms) return <Resting busy icon="quill" title={words.loading} />;
  return <Filled key={box.id} box={box} form={forms[language.value]} hash={hash} />;
}

function Filled({ box, form, hash }: { box: Box; form: Form; hash: string }) {
  const words = say(SCORE);
  const sheet = useSheet(form, box.usual, hash);
  if (!sheet) return <Resting busy icon="quill" title={words.loading} />;
  const title = words.title(say(GAME_WORDS)[box.id as keyof (typeof GAME_WORDS)['fr']].title);
  return (
    <>
      <div class="hall-title">
        <h1>{title}</h1>
        <p class="hall-lead">{words.lead}</p>
      </div>
      <ScoreSheet game={box.id} title={title} form={form} sheet={sheet} />
    </>
  );
}
