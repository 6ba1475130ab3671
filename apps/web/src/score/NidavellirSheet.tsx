import { Button, say, Tabs, Toggle } from '@meadhall/table-ui';
import { useState } from 'preact/hooks';
import { PlayerSheet } from './PlayerSheet.tsx';
import { newPlayer, positionOf, type Tapped } from './sheet.ts';
import { Totals } from './Totals.tsx';
import { useScore } from './useScore.ts';
import { SCORE } from './words.ts';

const MOST = 5;
const FEWEST = 2;

/** Nidavellir's score sheet: tap what lies on the table. */
export function NidavellirSheet({ title }: { title: string }) {
  const words = say(SCORE);
  const [players, setPlayers] = useState<readonly Tapped[]>(() =>
    [1, 2, 3].map((n) => newPlayer(words.player(n))),
  );
  const [firstGame, setFirstGame] = useState(false);
  const [open, setOpen] = useState('0');
  const counted = useScore('nidavellir', positionOf(players, firstGame));
  const change = (seat: number, next: Tapped): void =>
    setPlayers(players.map((it, i) => (i === seat ? next : it)));
  return (
    <div class="hall-score">
      <div class="hall-score__form">
        <Tabs
          label={words.players}
          open={open}
          onOpen={setOpen}
          tabs={players.map((player, seat) => ({
            id: String(seat),
            title: player.name || words.player(seat + 1),
            content: (
              <PlayerSheet
                player={player}
                seat={seat}
                players={players}
                firstGame={firstGame}
                onChange={(next) => change(seat, next)}
                onRemove={
                  players.length > FEWEST
                    ? () => {
                        setPlayers(players.filter((_, i) => i !== seat));
                        setOpen('0');
                      }
                    : undefined
                }
              />
            ),
          }))}
        />
        <div class="hall-score__below">
          {players.length < MOST && (
            <Button
              icon="people"
              onPress={() => {
                setPlayers([...players, newPlayer(words.player(players.length + 1))]);
                setOpen(String(players.length));
              }}
            >
              {words.add}
            </Button>
          )}
          <Toggle
            label={words.firstGame}
            help={words.firstGameHelp}
            on={firstGame}
            onChange={setFirstGame}
          />
        </div>
      </div>
      <Totals game="nidavellir" title={title} counted={counted} />
    </div>
  );
}
