import './Credits.css';
import { catalogue, say } from '@meadhall/table-ui';

const CREDITS = catalogue({
  fr: {
    title: 'Crédits',
    fans: 'Un projet de fans',
    fansText:
      'Meadhall n’a aucun lien avec les auteurs ni les éditeurs de ces jeux. Les noms des jeux, de leurs personnages et de leurs lieux appartiennent à leurs ayants droit. Règles, code et dessins sont écrits par nous, avec nos mots. Si une partie vous plaît, achetez la boîte : rien ne remplace le bois et le carton.',
    art: 'Icônes',
    artText:
      'Les emblèmes viennent de game-icons.net, par Lorc, Delapouite et d’autres contributeurs, sous licence Creative Commons Attribution 3.0 (CC BY 3.0). Ils sont recolorés et placés dans nos propres cadres. Les boîtes, les surfaces et tout le reste sont dessinés par nous.',
    fonts: 'Caractères',
    fontsText:
      'Metamorphous (James Grieshaber) pour les titres, Atkinson Hyperlegible Next (Braille Institute) pour le texte : tous deux sous licence SIL Open Font License 1.1.',
    code: 'Bibliothèques',
    codeText:
      'Preact et ses signals (MIT), idb (ISC), d3-scale et d3-shape (ISC), SimpleWebAuthn (MIT). Merci.',
    data: 'Données reconstituées',
    dataText:
      'Certaines cartes et tuiles imprimées ne sont pas publiques. Là où nous les avons reconstituées, les règles portent la mention « reconstructed » : la répartition exacte des cartes de Nains, une bonne partie de Bargeroc, des chiffres d’Asgard et des légendes d’Andor. Ces valeurs vivent dans des tableaux que les vraies peuvent remplacer.',
    sounds: 'Sons',
    soundsText:
      'Tous les sons sont synthétisés dans votre navigateur ; il n’y a pas d’enregistrement.',
    privacy: 'Chez vous',
    privacyText:
      'Aucune requête vers un tiers, aucun traceur. Un témoin de connexion vous reconnaît, et vos parties hors ligne restent dans ce navigateur.',
    licence: 'Meadhall est un logiciel libre, sous licence MIT.',
  },
  en: {
    title: 'Credits',
    fans: 'A fan project',
    fansText:
      'Meadhall has no tie to the authors or publishers of these games. The names of the games, their characters and places belong to their owners. Rules, code and drawings are our own, in our own words. If you like a match, buy the box: nothing replaces wood and cardboard.',
    art: 'Icons',
    artText:
      'The emblems come from game-icons.net, by Lorc, Delapouite and contributors, under the Creative Commons Attribution 3.0 licence (CC BY 3.0). They are recoloured and placed in frames of our own. Boxes, surfaces and everything else are drawn by us.',
    fonts: 'Type',
    fontsText:
      'Metamorphous (James Grieshaber) for titles, Atkinson Hyperlegible Next (Braille Institute) for text: both under the SIL Open Font License 1.1.',
    code: 'Libraries',
    codeText:
      'Preact and its signals (MIT), idb (ISC), d3-scale and d3-shape (ISC), SimpleWebAuthn (MIT). Thank you.',
    data: 'Reconstructed data',
    dataText:
      'Some printed cards and tiles are not public. Where we reconstructed them the rules say “reconstructed”: the exact spread of the cards of Nains, much of Bargeroc, figures of Asgard and of the legends of Andor. These values live in tables that the true ones can replace.',
    sounds: 'Sounds',
    soundsText: 'All sounds are synthesised in your browser; there are no recordings.',
    privacy: 'At home',
    privacyText:
      'No request to third parties, no trackers. A session cookie knows you, and your offline matches stay in this browser.',
    licence: 'Meadhall is free software under the MIT licence.',
  },
});

const PARTS = ['fans', 'data', 'art', 'fonts', 'code', 'sounds', 'privacy'] as const;

export function page() {
  const words = say(CREDITS);
  return (
    <article class="hall-credits mh-parchment">
      <h1>{words.title}</h1>
      {PARTS.map((part) => (
        <section key={part}>
          <h2>{words[part]}</h2>
          <p>{words[`${part}Text`]}</p>
        </section>
      ))}
      <p>{words.licence}</p>
    </article>
  );
}
