import { RULEBOOKS } from 'virtual:rulebooks';
import { language } from '@meadhall/table-ui';
import { useEffect, useState } from 'preact/hooks';
import type { Rulebook } from '../rules/rulebook.ts';

/** The rules of a game in the language of the moment; nothing while they are on their way. */
export function useRulebook(game: string | null): Rulebook | null {
  const [book, setBook] = useState<{ key: string; rules: Rulebook } | null>(null);
  const spoken = language.value;
  const key = `${game} ${spoken}`;
  useEffect(() => {
    if (game === null) return;
    RULEBOOKS[game]?.[spoken]().then(
      ({ default: rules }) => setBook({ key, rules }),
      () => {},
    );
  }, [game, spoken, key]);
  return book?.key === key ? book.rules : null;
}
