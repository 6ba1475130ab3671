import { play, say } from '@meadhall/table-ui';
import { useEffect, useRef } from 'preact/hooks';
import { HALL } from '../parts/words.ts';
import { TABLE } from './words.ts';

/** Makes it unmistakable that it is somebody's turn: the title, the sign in the tab, a horn. */
export function useTurnSigns(isMyTurn: boolean, game: string): void {
  const title = isMyTurn ? say(TABLE).titleTurn(game) : `${game} · ${say(HALL).name}`;
  const before = useRef(false);
  useEffect(() => {
    document.title = title;
    return () => {
      document.title = say(HALL).name;
    };
  }, [title]);
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (icon) icon.href = isMyTurn ? '/icon-turn.svg' : '/icon.svg';
    if (isMyTurn && !before.current) play('horn');
    before.current = isMyTurn;
    return () => {
      if (icon) icon.href = '/icon.svg';
    };
  }, [isMyTurn]);
}
