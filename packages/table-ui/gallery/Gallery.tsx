import { useState } from 'preact/hooks';
import {
  Button,
  Card,
  Coin,
  Dialog,
  Die,
  Emblem,
  Gem,
  ICON_NAMES,
  Icon,
  isLight,
  SeatBadge,
  Token,
  type Tone,
  theme,
} from '../src/index.ts';
import { Controls } from './Controls.tsx';

const CLASSES = ['warrior', 'hunter', 'miner', 'blacksmith', 'explorer'] as const;
const NAMES = {
  warrior: 'Guerrier',
  hunter: 'Chasseur',
  miner: 'Mineur',
  blacksmith: 'Forgeron',
  explorer: 'Explorateur',
};
const SHAPES = ['shield', 'round', 'hex', 'square', 'diamond'] as const;
const nothing = () => {};

export function Gallery() {
  const [open, setOpen] = useState(false);
  return (
    <main class="gallery">
      <h1>Meadhall</h1>
      <div class="gallery__row">
        <Button look="torch" icon="mead" onPress={() => setOpen(true)}>
          Jouer maintenant
        </Button>
        <Button icon="people" onPress={nothing}>
          Inviter des amis
        </Button>
        <Button look="quiet" icon="rules">
          Lire les règles
        </Button>
        <Button look="danger">Abandonner</Button>
        <Button disabled>Pas maintenant</Button>
        <Button look="torch" disabled>
          En attente
        </Button>
        <Button pressed icon="soundOn" label="Son" />
        <Button
          icon="settings"
          label="Thème"
          onPress={() => {
            theme.value = isLight.value ? 'dark' : 'light';
          }}
        />
        <Button small>Petit</Button>
      </div>
      <section class="mh-oak">
        <h2>Chêne : cartes</h2>
        <div class="mh-felt gallery__row" style={{ '--p': '1rem' }}>
          {CLASSES.map((name, i) => (
            <Card
              key={name}
              label={NAMES[name]}
              title={NAMES[name]}
              tone={name}
              icon={`nidavellir/${name}`}
              ranks={[['7', '', '1', '', '11'][i] ?? '']}
              onPress={nothing}
              open={i === 1}
              chosen={i === 3}
            />
          ))}
          <Card
            label="Dagda"
            title="Dagda"
            tone="hunter"
            icon="nidavellir/dagda"
            ranks={['', '', '']}
            frame="bronze"
          />
          <Card
            label="Thrud"
            title="Thrud"
            tone="gold"
            icon="nidavellir/thrud"
            corner={13}
            frame="gold"
          />
          <Card label="Dos" down tone="shadow" />
          <Card label="Dos" down tone="warrior" frame="bronze" back="hammer" />
          <div class="gallery__column">
            <Card label="a" title="Mineur" tone="miner" icon="nidavellir/miner" ranks={[2]} />
            <Card label="b" title="Mineur" tone="miner" icon="nidavellir/miner" ranks={[1]} />
            <Card
              label="c"
              title="Lokdur"
              tone="miner"
              icon="nidavellir/lokdur"
              ranks={[3]}
              frame="bronze"
            />
          </div>
        </div>
      </section>
      <section class="mh-slate">
        <h2>Ardoise : pièces, gemmes, dés</h2>
        <div class="gallery__row">
          {[0, 2, 3, 4, 5].map((value) => (
            <Coin
              key={value}
              value={value}
              label={String(value)}
              onPress={nothing}
              open={value === 3}
            />
          ))}
          <Coin value={0} sign="nidavellir/exchange" label="échange" />
          {[7, 11, 18, 25].map((value) => (
            <Coin key={value} value={value} metal="gold" label={String(value)} />
          ))}
          <Coin value={9} metal="silver" label="9" />
          <Coin value={4} metal="iron" label="4" />
          <Coin down label="cachée" />
          <Coin down metal="gold" label="cachée" />
          {(['sea', 'blood', 'forest', 'amber', 'violet'] as const).map((tone, i) => (
            <Gem key={tone} tone={tone} value={i + 1} label="gemme" />
          ))}
          {[1, 2, 3, 4, 5, 6].map((face) => (
            <Die key={face} face={face} label={String(face)} />
          ))}
          <Die face={8} tone="shadow" label="8" />
          <Die icon="skull" tone="blood" label="crâne" />
          <Die face={3} tone="seat1" label="3" />
          {(['forest', 'amber', 'sea', 'iron', 'gold', 'ale'] as const).map((tone, i) => (
            <Token
              key={tone}
              tone={tone}
              icon={(['leaf', 'ale', 'shield', 'helmet', 'crown', 'mead'] as const)[i]}
              label={tone}
              count={i}
            />
          ))}
          <Token shape="tile" tone="shadow" icon="rune" label="tuile" face={4} />
        </div>
      </section>
      <section class="mh-parchment">
        <h2>Parchemin</h2>
        <p>
          Une ligne complète : un nain de chaque classe, et un héros rejoint votre armée.{' '}
          <a href="#x">NID-9.3</a>
        </p>
        <div class="gallery__row">
          {CLASSES.map((name, i) => (
            <Emblem
              key={name}
              icon={`nidavellir/${name}`}
              tone={name}
              shape={SHAPES[i]}
              label={name}
            />
          ))}
          {['Céline', 'Serge', 'Anne', 'Yves', 'Rose', 'Bertrand'].map((name, seat) => (
            <SeatBadge key={name} seat={seat} name={name} active={seat === 1} bot={seat > 3} />
          ))}
        </div>
      </section>
      <section class="mh-panel">
        <h2>Panneau</h2>
        <div class="gallery__row">
          {['Céline', 'Serge', 'Anne', 'Yves', 'Rose', 'Bertrand'].map((name, seat) => (
            <SeatBadge key={name} seat={seat} name={name} active={seat === 0} away={seat === 2} />
          ))}
        </div>
        <p class="gallery__row">
          {ICON_NAMES.map((name) => (
            <Icon key={name} name={name} label={name} />
          ))}
        </p>
        <div class="gallery__row">
          {(
            [
              'gold',
              'bronze',
              'iron',
              'silver',
              'bone',
              'shadow',
              'teal',
              'ale',
              'seat0',
              'seat1',
              'seat2',
              'seat3',
              'seat4',
              'seat5',
            ] as Tone[]
          ).map((tone) => (
            <Card key={tone} label={tone} title={tone} tone={tone} icon="helmet" />
          ))}
        </div>
      </section>
      <Controls />
      <Dialog
        open={open}
        title="Commencer une partie ?"
        onClose={() => setOpen(false)}
        actions={
          <Button look="torch" onPress={() => setOpen(false)}>
            Commencer
          </Button>
        }
      >
        <p>Trois nains de fer prennent place à votre table.</p>
      </Dialog>
    </main>
  );
}
