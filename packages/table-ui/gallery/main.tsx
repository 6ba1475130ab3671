import '../src/tokens.css';
import '../src/fonts.css';
import '../src/base.css';
import '../src/surfaces.css';
import './gallery.css';
import type { GameTypes } from '@meadhall/kernel';
import { render } from 'preact';
import { dressThePage, type TableGame } from '../src/index.ts';
import { Gallery } from './Gallery.tsx';
import { TryTable } from './TryTable.tsx';

const GAMES = import.meta.glob<{ game: TableGame<GameTypes> }>('../../../games/*/ui/src/index.ts');

dressThePage();
const root = document.getElementById('gallery')!;
const asked = new URLSearchParams(location.search);
const load = GAMES[`../../../games/${asked.get('game')}/ui/src/index.ts`];
if (load)
  void load().then(({ game }) =>
    render(
      <TryTable
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
