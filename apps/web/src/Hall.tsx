import { Button, Icon, type IconName, language, say } from '@meadhall/table-ui';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { openUpdate, update } from './offline.ts';
import { Shelf } from './pages/Shelf.tsx';
import { PAGES, type Page, type PageProps } from './pages.ts';
import { DeadEnd } from './parts/DeadEnd.tsx';
import { atTable, onTheirWay } from './parts/frame.ts';
import { pageTitle } from './parts/pageTitle.ts';
import { Resting } from './parts/Resting.tsx';
import { HALL } from './parts/words.ts';
import { type Place, to, where } from './router.ts';

/** The frame of every page. At a table it steps back and leaves the room to the board. */
export function Hall() {
  const { place, parts, query, hash } = where.value;
  const words = say(HALL);
  const main = useArrival(
    `${place} ${Object.values(parts).join(' ')}`,
    pageTitle({ place, parts }),
  );
  return (
    <div class={`hall ${atTable.value ? 'hall--table' : ''}`}>
      <a class="hall-skip" href="#content">
        {words.skip}
      </a>
      {!atTable.value && <Head place={place} />}
      <main
        ref={main}
        id="content"
        class={`hall-main ${isReplay(place) ? 'hall-main--wide' : ''}`}
        tabIndex={-1}
      >
        {place === null ? (
          <Lost />
        ) : place === 'shelf' ? (
          <Shelf />
        ) : (
          <Opened
            key={`${place} ${parts['match'] ?? ''}`}
            place={place}
            given={{ parts, query, hash }}
          />
        )}
      </main>
      {!atTable.value && (
        <footer class={`hall-foot ${onTheirWay.value > 0 ? 'is-waiting' : ''}`}>
          <span>{words.footer}</span> <a href={to('credits', {})}>{words.credits}</a>
        </footer>
      )}
      {update.value && (
        <div class="hall-update mh-panel" role="status">
          <span>{words.update}</span>
          <Button small look="torch" onPress={openUpdate}>
            {words.updateNow}
          </Button>
        </div>
      )}
    </div>
  );
}

/** A board and its sheet side by side want more room than a page of text. */
const isReplay = (place: Place | null): boolean =>
  place === 'replay' || place === 'localReplay' || place === 'fileReplay';

/** A new page says in the tab what it is, and the keyboard goes on from its top. */
function useArrival(where: string, title: string | null) {
  const main = useRef<HTMLElement>(null);
  const before = useRef(where);
  useEffect(() => {
    if (title !== null) document.title = title;
  }, [title]);
  useEffect(() => {
    if (before.current !== where) main.current?.focus({ preventScroll: true });
    before.current = where;
  }, [where]);
  return main;
}

const NAV: readonly {
  place: Place;
  href: string;
  icon: IconName;
  word: 'shelf' | 'lobby' | 'rules';
}[] = [
  { place: 'shelf', href: to('shelf', {}), icon: 'hall', word: 'shelf' },
  { place: 'lobby', href: to('lobby', {}), icon: 'people', word: 'lobby' },
  { place: 'rules', href: to('rules', {}), icon: 'rules', word: 'rules' },
];

function Head({ place }: { place: Place | null }) {
  const words = say(HALL);
  const here = place === 'gameRules' ? 'rules' : place;
  return (
    <header class="hall-head">
      <a class="hall-brand" href={to('shelf', {})} aria-label={words.name}>
        <img src="/icon.svg" alt="" width="36" height="36" />
        <span>{words.name}</span>
      </a>
      <nav class="hall-nav" aria-label={words.nav}>
        {NAV.map(({ place: there, href, icon, word }) => (
          <a key={there} href={href} aria-current={there === here ? 'page' : undefined}>
            <Icon name={icon} />
            <span>{words[word]}</span>
          </a>
        ))}
      </nav>
      <div class="hall-wishes">
        <button
          type="button"
          class="hall-language"
          lang={language.value === 'fr' ? 'en' : 'fr'}
          onClick={() => {
            language.value = language.value === 'fr' ? 'en' : 'fr';
          }}
        >
          {words.otherLanguage}
        </button>
        <Button look="quiet" icon="settings" label={words.settings} href={to('settings', {})} />
      </div>
    </header>
  );
}

/** A page that is fetched on the way to it. */
function Opened({ place, given }: { place: Exclude<Place, 'shelf'>; given: PageProps }) {
  const [page, setPage] = useState<{ show: Page } | 'failed' | null>(null);
  const words = say(HALL);
  const fetchPage = useCallback(() => {
    setPage(null);
    PAGES[place]().then(
      ({ page: show }) => setPage({ show }),
      () => setPage('failed'),
    );
  }, [place]);
  useEffect(fetchPage, [fetchPage]);
  if (page === null) return <Resting busy title={words.loading} />;
  if (page === 'failed')
    return (
      <Resting title={words.failed}>
        <Button look="torch" onPress={fetchPage}>
          {words.retry}
        </Button>
      </Resting>
    );
  return <page.show {...given} />;
}

function Lost() {
  const words = say(HALL);
  return <DeadEnd title={words.nowhere} text={words.nowhereHelp} />;
}
