import { play, say } from '@meadhall/table-ui';
import { useEffect, useRef } from 'preact/hooks';
import { HALL } from '../parts/words.ts';
import { TABLE } from './words.ts';

/** The signs in the tab. Pixels: a browser that is given a drawing reads and draws it anew with every change, on our time. */
const [RESTS, CALLS] = ['/icon-64.png', '/icon-turn-64.png'];

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
    show(isMyTurn ? CALLS : RESTS);
    if (isMyTurn && !before.current) play('horn');
    before.current = isMyTurn;
  }, [isMyTurn]);
  useEffect(() => () => show(RESTS), []);
}

function show(sign: string): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon && icon.getAttribute('href') !== sign) icon.href = sign;
}
