import { useState } from 'preact/hooks';
import {
  announce,
  Button,
  Chat,
  Choice,
  ClockFace,
  LiveRegion,
  Log,
  play,
  Select,
  Slider,
  Tabs,
  TextField,
  Toasts,
  Toggle,
  toast,
  volume,
} from '../src/index.ts';

const LINES = [
  { n: 1, seat: 0, text: 'Céline mise en secret.', clause: 'NID-6.1' },
  {
    n: 2,
    seat: null,
    text: 'Au Gobelin rieur, les mises : Céline 5, Serge 3 et Anne 0.',
    clause: 'NID-7.2',
  },
  { n: 3, seat: 1, text: 'Serge recrute un forgeron : son troisième grade.', clause: 'NID-8.4' },
  {
    n: 4,
    seat: 2,
    text: 'Anne complète une ligne, et Dagda rejoint son armée.',
    clause: 'NID-9.3',
  },
];

export function Controls() {
  const [name, setName] = useState('Céline');
  const [on, setOn] = useState(true);
  const [size, setSize] = useState<'normal' | 'large' | 'huge'>('normal');
  const [game, setGame] = useState<'nidavellir' | 'nains'>('nidavellir');
  return (
    <div class="gallery__two">
      <section class="mh-panel">
        <h2>Réglages</h2>
        <TextField
          label="Votre nom"
          value={name}
          onInput={setName}
          help="Visible de toute la table."
        />
        <TextField
          label="Mot de passe"
          type="password"
          value=""
          onInput={() => {}}
          error="Dix caractères au moins."
        />
        <Select
          label="Jeu"
          value={game}
          onChange={setGame}
          options={[
            { value: 'nidavellir', label: 'Nidavellir' },
            { value: 'nains', label: 'Nains' },
          ]}
        />
        <Slider
          label="Son"
          value={Math.round(volume.value * 100)}
          min={0}
          max={100}
          text={`${Math.round(volume.value * 100)} %`}
          onInput={(value) => {
            volume.value = value / 100;
            play('coin');
          }}
        />
        <Toggle
          label="Confirmer les coups chers"
          on={on}
          onChange={setOn}
          help="Une question avant d’abandonner ou de défausser."
        />
        <Choice
          label="Taille du texte"
          value={size}
          onChange={setSize}
          options={[
            { value: 'normal', label: 'Normale' },
            { value: 'large', label: 'Grande' },
            { value: 'huge', label: 'Très grande' },
          ]}
        />
        <div class="gallery__row">
          <Button
            onPress={() => {
              toast('Trop tard : les mises sont déjà ouvertes.', 'bad', 'NID-6.3');
              announce('Trop tard.');
            }}
          >
            Refus
          </Button>
          <Button onPress={() => toast('La table est prête.', 'good')}>Bonne nouvelle</Button>
          <ClockFace left={125_000} at={Date.now()} running={false} />
          <ClockFace left={22_000} at={Date.now()} running />
        </div>
      </section>
      <section class="mh-panel">
        <Tabs
          label="Colonne de droite"
          tabs={[
            {
              id: 'log',
              title: 'Journal',
              icon: 'log',
              content: (
                <Log
                  lines={LINES}
                  names={['Céline', 'Serge', 'Anne']}
                  explain={() => {}}
                  at={3}
                  onJump={() => {}}
                />
              ),
            },
            {
              id: 'chat',
              title: 'Parler',
              icon: 'chat',
              badge: 2,
              content: (
                <Chat
                  maxLength={500}
                  onSay={() => {}}
                  lines={[{ id: 1, name: 'Serge', seat: 1, text: 'Bien joué !' }]}
                />
              ),
            },
            { id: 'rules', title: 'Règles', icon: 'rules', content: <p>NID-9.3</p> },
          ]}
        />
      </section>
      <Toasts explain={() => {}} />
      <LiveRegion />
    </div>
  );
}
