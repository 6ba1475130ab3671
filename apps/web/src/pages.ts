import type { ComponentType } from 'preact';
import type { Place } from './router.ts';

/** What a page is given: the parts of its address. */
export interface PageProps {
  parts: Readonly<Record<string, string>>;
  query: URLSearchParams;
  hash: string;
}
export type Page = ComponentType<PageProps>;

/** Every place but the shelf is fetched when somebody goes there. */
export const PAGES: { readonly [P in Exclude<Place, 'shelf'>]: () => Promise<{ page: Page }> } = {
  lobby: () => import('./pages/Lobby.tsx'),
  newTable: () => import('./pages/NewTable.tsx'),
  match: () => import('./pages/Match.tsx'),
  local: () => import('./pages/LocalMatch.tsx'),
  replay: () => import('./pages/Replay.tsx'),
  localReplay: () => import('./pages/Replay.tsx'),
  fileReplay: () => import('./pages/Replay.tsx'),
  rules: () => import('./pages/Rules.tsx'),
  gameRules: () => import('./pages/Rules.tsx'),
  score: () => import('./pages/Score.tsx'),
  settings: () => import('./pages/Settings.tsx'),
  credits: () => import('./pages/Credits.tsx'),
};
