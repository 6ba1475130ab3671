import '@meadhall/table-ui/fonts.css';
import '@meadhall/table-ui/tokens.css';
import '@meadhall/table-ui/base.css';
import '@meadhall/table-ui/surfaces.css';
import './gallery.css';
import { asks, play, type Seat } from '@meadhall/kernel';
import { type Nidavellir, nidavellir } from '@meadhall/nidavellir';
import type { Language } from '@meadhall/words';
import { render } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { game as table } from '../src/index.ts';
import { anyAnswer, matchAsking, matchAt, previewOf } from './match.ts';

const asked = new URLSearchParams(location.search);
const text = (name: string, otherwise: string): string => asked.get(name) ?? otherwise;
const number = (name: string, otherwise: number): number => Number(asked.get(name) ?? otherwise);

const PEOPLE = ['Astrid', 'Bertrand', 'Céline', 'Dagmar', 'Élodie'];

function Gallery() {
  const [seats, setSeats] = useState(number('seats', 3));
  const [seed, setSeed] = useState(text('seed', '1'));
  const [language, setLanguage] = useState<Language>(text('lang', 'fr') === 'en' ? 'en' : 'fr');
  const [theme, setTheme] = useState(text('theme', 'dark'));
  const [mode, setMode] = useState(text('mode', 'bots'));
  const [match, setMatch] = useState(() =>
    asked.has('ask')
      ? matchAsking(seats, number('viewer', 0), text('ask', ''), number('move', 0))
      : matchAt(seats, seed, number('move', 0)),
  );
  const [rule, setRule] = useState('');
  const pace = number('pace', 700);

  const open = asks(nidavellir, match.game);
  const waiting = [...new Set(open.map(({ seat }) => seat))];
  const viewer: Seat | null =
    mode === 'spectator' ? null : mode === 'hotseat' ? (waiting[0] ?? 0) : number('viewer', 0);
  const jump = (to: number) => setMatch(matchAt(seats, seed, to));

  document.documentElement.dataset['theme'] = theme;
  document.documentElement.lang = language;

  useEffect(() => {
    const strangers = open.filter(({ seat }) => seat !== viewer);
    if (mode === 'hotseat' || mode === 'still' || strangers.length === 0) return;
    if (mode === 'bots' && viewer !== null && waiting.includes(viewer) && strangers.length === 0)
      return;
    const later = setTimeout(() => {
      const rng = match.rng;
      setMatch({
        rng,
        moves: match.moves + 1,
        game: play(nidavellir, match.game, anyAnswer(strangers, rng)),
      });
    }, pace);
    return () => clearTimeout(later);
  }, [match, mode]);

  const view = useMemo(() => nidavellir.view(match.game, viewer), [match, viewer]);
  const Board = table.board!;
  return (
    <div class="gallery">
      <header class="gallery__bar">
        <label>
          seats{' '}
          <select
            value={seats}
            onChange={(e) => {
              const n = Number(e.currentTarget.value);
              setSeats(n);
              setMatch(matchAt(n, seed, 0));
            }}
          >
            {[2, 3, 4, 5].map((n) => (
              <option key={n}>{n}</option>
            ))}
          </select>
        </label>
        <label>
          seed{' '}
          <input
            value={seed}
            size={6}
            onChange={(e) => {
              setSeed(e.currentTarget.value);
              setMatch(matchAt(seats, e.currentTarget.value, 0));
            }}
          />
        </label>
        <label>
          move{' '}
          <input
            type="number"
            value={match.moves}
            onChange={(e) => jump(Number(e.currentTarget.value))}
          />
        </label>
        <select value={language} onChange={(e) => setLanguage(e.currentTarget.value as Language)}>
          <option>fr</option>
          <option>en</option>
        </select>
        <select value={theme} onChange={(e) => setTheme(e.currentTarget.value)}>
          <option>dark</option>
          <option>light</option>
        </select>
        <select value={mode} onChange={(e) => setMode(e.currentTarget.value)}>
          {['bots', 'hotseat', 'still', 'spectator'].map((m) => (
            <option key={m}>{m}</option>
          ))}
        </select>
        <output>{rule}</output>
      </header>
      <main class="gallery__table">
        <Board
          view={view}
          viewer={viewer}
          asks={open.filter(({ seat }) => seat === viewer)}
          waiting={waiting}
          names={PEOPLE.slice(0, seats)}
          language={language}
          words={table.words[language]}
          answer={(ask, choice) =>
            setMatch({
              rng: match.rng,
              moves: match.moves + 1,
              game: play(nidavellir, match.game, {
                seat: ask.seat,
                step: ask.step,
                choice,
              } as Parameters<typeof play<Nidavellir>>[2]),
            })
          }
          busy={false}
          over={open.length === 0}
          preview={(ask, choice) => Promise.resolve(previewOf(match.game, ask, choice))}
          explain={setRule}
        />
      </main>
    </div>
  );
}

render(<Gallery />, document.getElementById('hall')!);
