import '../src/tokens.css';
import '../src/fonts.css';
import '../src/base.css';
import '../src/surfaces.css';
import './gallery.css';
import type { GameTypes, Rules } from '@meadhall/kernel';
import { render } from 'preact';
import { dressThePage, type TableGame } from '../src/index.ts';
import { Gallery } from './Gallery.tsx';
import { TryTable } from './TryTable.tsx';

const TABLES = import.meta.glob<{ game: TableGame<GameTypes> }>('../../../games/*/ui/src/index.ts');
/** Every package of rules exports them under the name of its game. */
const RULES = import.meta.glob<Record<string, Rules<GameTypes>>>(
  '../../../games/*/rules/src/index.ts',
);

dressThePage();
const root = document.getElementById('gallery')!;
const asked = new URLSearchParams(location.search);
const id = asked.get('game') ?? '';
const table = TABLES[`../../../games/${id}/ui/src/index.ts`];
const rulebook = RULES[`../../../games/${id}/rules/src/index.ts`];
if (table && rulebook)
  void Promise.all([table(), rulebook()]).then(([{ game }, { [id]: rules }]) =>
    render(
      <TryTable
        rules={rules!}
        game={game}
        seats={Number(asked.get('seats') ?? 3)}
        turns={Number(asked.get('turns') ?? 0)}
        options={JSON.parse(asked.get('options') ?? '{}')}
        viewer={Number(asked.get('viewer') ?? 0)}
      />,
      root,
    ),
  );
else render(<Gallery />, root);
