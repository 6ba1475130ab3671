import './Purse.css';
import { at, type Seat } from '@meadhall/kernel';
import { Button, Icon } from '@meadhall/table-ui';
import { unlaid } from '../bids.ts';
import { byWorth, hasBid, hidesCoins, isSeer, ownCoins } from '../reading.ts';
import { useLaying, useTable } from '../table.tsx';
import { OwnCoin } from './OwnCoin.tsx';
import { Pending } from './Pending.tsx';
import { Spot } from './Spot.tsx';

/** My coins that lie on no slot, as far as the viewer knows: in hand, or in the pouch once the bids are laid. */
export function Purse({ seat }: { seat: Seat }) {
  const { view, texts, ask } = useTable();
  const bidding = useLaying();
  const player = at(view.seats, seat);
  const laid = bidding?.laid ?? ownCoins(view, seat);
  const off = unlaid(laid);
  const pouch = off.length === 2 && !isSeer(player);
  const title = hidesCoins(view, seat) ? texts.coins : pouch ? texts.pouch : texts.hand;
  return (
    <section class={`nid-purse mh-layer ${bidding ? 'is-laying' : ''}`} aria-label={title}>
      <Spot class="nid-purse__title" about={`purse-${seat}`} label={title} stop>
        <Icon name="nidavellir/pouch" />
        <span>{title}</span>
      </Spot>
      <ul class="nid-purse__coins">
        {byWorth(player.coins)
          .filter((piece) => off.includes(piece))
          .map((piece) => (
            <li key={piece}>
              <OwnCoin seat={seat} piece={piece} />
            </li>
          ))}
      </ul>
      <div class="nid-purse__acts">
        {bidding?.laid.some((it) => it !== null) && (
          <Button look="quiet" icon="undo" onPress={bidding.takeAllBack}>
            {texts.takeBack}
          </Button>
        )}
        {bidding?.confirm && (
          <Button look="torch" icon="check" onPress={bidding.confirm}>
            {texts.layBids}
          </Button>
        )}
        {ask?.step === 'ulineExchange' && <Pending />}
        {bidding?.laid.every((it) => it === null) && (
          <p class="nid-purse__hint" title={texts.howToKey}>
            {texts.howToBid}
          </p>
        )}
        {!bidding && hasBid(view, seat) && <p class="nid-purse__hint">{texts.bidLaid}</p>}
      </div>
    </section>
  );
}
