import { type Coin as CoinName, isExchangeCoin, worth } from '@meadhall/nidavellir';
import { Coin } from '@meadhall/table-ui';
import type { Texts } from '../texts.ts';

/** A coin as it lies there; without a name: its back. Exchange coins are of silver, with a notched ring. */
export function CoinArt({ coin, label }: { coin: CoinName | null; label: string }) {
  if (coin === null) return <Coin label={label} metal="iron" down />;
  const exchanges = isExchangeCoin(coin);
  return (
    <Coin
      label={label}
      value={worth(coin)}
      metal={exchanges ? 'silver' : coin.startsWith('t') ? 'gold' : 'bronze'}
    />
  );
}

export function coinLabel(texts: Texts, coin: CoinName): string {
  if (isExchangeCoin(coin)) return `${texts.exchangeCoin} ${worth(coin)}`;
  return texts.coin(String(worth(coin)), coin.startsWith('t'));
}
