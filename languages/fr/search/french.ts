import type { LanguagePack } from '#domain/search/smart-search/language-pack.ts';
import type { Meaning } from '#domain/search/smart-search/meanings.ts';
import { phrases } from '#domain/search/smart-search/phrases.ts';
import type { IntentKind } from '#domain/search/smart-search/smart-query.ts';
import { english } from '#languages/en/search/english.ts';
import { frenchMeanings } from './french-meanings.ts';
import {
  comparatorsAfter,
  comparatorsBefore,
  leadingUnits,
  numberWords,
  units,
} from './french-numbers.ts';
import { phrasesWithPlurals } from './french-plurals.ts';
import { frenchSynonyms } from './french-synonyms.ts';

const intents: [IntentKind, string[]][] = [
  [
    'finance',
    phrasesWithPlurals(
      'financement; financer; financé; crédit; prêt; paiement mensuel; mensualité; mise de fonds; à crédit; deuxième chance au crédit',
    ),
  ],
  ['lease', phrasesWithPlurals('crédit bail; location bail; location à long terme; bail; leasing')],
  [
    'rent',
    phrasesWithPlurals(`
      location; louer; à louer; location d'autobus; louer un autobus; noliser; noliser un autobus;
      nolisement; affrètement; location d'autocar; location avec chauffeur`),
  ],
  [
    'parts',
    phrasesWithPlurals(
      'pièce; pièces; pièce de rechange; pièce détachée; pièces d’autobus; pièces pour; pièces usagées',
    ),
  ],
  [
    'sell',
    phrasesWithPlurals(`
      vendre; je vends; vendre mon autobus; vendre un autobus; vendre mon bus; vendre mon minibus;
      je veux vendre; vendre notre autobus; combien vaut mon autobus; valeur de mon autobus; reprise;
      valeur de reprise; échange; évaluation; évaluer mon autobus; achetez vous des autobus; vendre nos autobus`),
  ],
  [
    'dealer',
    phrasesWithPlurals(
      "concessionnaire; détaillant; marchand; vendeur d'autobus; concessionnaire d'autobus",
    ),
  ],
  ['delivery', phrasesWithPlurals('livraison; livrez vous; livrer; transport et livraison')],
  [
    'contact',
    phrasesWithPlurals(`
      contact; contacter; nous joindre; vous joindre; téléphone; numéro de téléphone; courriel; heures d'ouverture;
      service à la clientèle; parler à quelqu'un; adresse courriel`),
  ],
  [
    'cdl-rules',
    phrasesWithPlurals(`
      faut il un permis; quel permis; ai je besoin d'un permis; faut il un cdl; ai je besoin d'un cdl;
      besoin d'un permis commercial; faut il un permis classe 2; quelle classe de permis; règles du cdl;
      faut il une classe 2; quand faut il un cdl; c'est quoi un cdl; faut il un permis de classe 2;
      faut il un permis commercial; faut il un permis spécial; ai je besoin d'un permis commercial`),
  ],
];

/** Words that say nothing about which bus. */
const noise: string[] = (
  'espace espaces vieux vieil vieille anciens ancien ancienne a ai ainsi au aucun aucune aussi autour aux avec avoir avons beau belle bien bon bonne bons bonnes bonjour ça ca car ce ceci cela ces cet cette ' +
  'chaque cherche cherchons chez comme comment combien d dans de des depuis dernier du elle en entre environ est et etat etre eu fait faut fois ' +
  'fonctionne il ils j je jour jusqu l la le les leur lui m ma mais me mes mettre moi moins mon n ne nos notre nous on ont ou par pas pendant ' +
  'plus plutot pour pouvant pouvoir pres proche puis qu quand que quel quelle quelles quels qui quoi recherche recherchons s sa sans se ses si son ' +
  'sont sous sur svp t te tel tes ton tous tout toute toutes tres trouver un une unite unites va vers veut veux voudrais voulons vous y ' +
  'achat acheter acquerir annonce annonces avant apres bas besoin disponible disponibles equipe equipee equipes excellent excellente exemple gens ' +
  'genre grand grande gros grosse idealement importe marque modele modeles annee annees an ans muni munie dote dotee offre offres ordre petit petite ' +
  'prix budget cout coute cher type sorte taille capacite usage utilise utilisation vente vendu voir voiture vehicule vehicules autobus autobusses bus ' +
  'otobus camion camions transport transporter transporte passager passagers place places siege sieges assises personne personnes enfant enfants eleves ' +
  'km kilometre kilometres kilometrage millage mille milles pied pieds pi dollar dollars piastres usd americain americains canadien canada etats unis ' +
  'vieux vieille vend ayant allonge allongee trop moteur moteurs transmission boite plancher roue roues convertir luxe luxueux ville villes chauffeur conducteur permis code postal region merci salut allo recent possible serieux propre solide fiable ideal parfait qualite condition ' +
  'condtion avez d abord service travail roule roulant etage or non oui ni sauf si ci la aujourd hui demande cent deux trois quatre cinq conduire amener emmener mener promener ' +
  'magasiner joueurs employes jamais identique identiques pareil pareils pareille pareilles semblable semblables meme memes'
)
  .split(' ')
  .concat(
    phrases(`
      pour conversion; pour convertir; pour aménager; pour une conversion; pour aménager en vr; à convertir en vr; pour convertir en vr;
      à aménager; à convertir; convertir en maison; à convertir en maison; transformer en maison; à transformer en maison; aménager en maison; à aménager en maison; à vendre; en vente; est à vendre; mise en vente; en bon état; en bonne condition; très bon état; bon état;
      s'il vous plaît; à usage scolaire; usage commercial; usage personnel; plus récent; plus récente; plus neuf; comme neuf; comme neuve; presque neuf; presque neuve;
      ou plus récent; et plus récent; plus récent que; plus récente que; ou plus; et plus; prêt à rouler;
      prêt à partir; pour roulotte; pour en faire une roulotte; je suis à la recherche; à la recherche; en service;
      équipe de soccer; équipe de football; équipe de foot; équipe de hockey; équipe de baseball; équipe de sport; club de soccer; club de football; club de hockey; club sportif`),
  );

/** Everyday words that are close to a phrase of ours and are none. */
const neverCorrect = (
  'vert verte bleu bleue noir noire rouge gris grise argent orange brun couleur couleurs interieur exterieur famille equipe sport sportif sportive hockey soccer ' +
  'voyage voyages voyager plage ville village campagne ecole ecoles college universite hotel hotels ferme travailleur travailleurs musique groupe ' +
  'groupes orchestre mariage mariages noce noces ouvrier ouvriers porte portes roue roues moteur moteurs vitesse vitesses route routes court courte ' +
  'longue largeur hauteur lumiere lumieres neige hiver ete automne printemps quebec montreal brunswick moncton gatineau laval sherbrooke saguenay ' +
  'levis rimouski acadie acadien ontario nouveau nouvelle nouveaux cabine dessus dessous banc bancs banquette tableau carte argent compte client'
).split(' ');

/** In French "15 pas" is no number of passengers, nor "15 places plus" an open end. */
const without = <Key>(rows: [Key, string[]][], word: string): [Key, string[]][] =>
  rows.map(([key, words]) => [key, words.filter((one) => one !== word)]);

/**
 * French of Québec and New Brunswick. People mix languages ("shuttle 15 places, under 30k"), so the
 * English words are read, too; where both know a word, French wins.
 */
export const french: LanguagePack = {
  ...english,
  code: 'fr',
  units: [...units, ...without(english.units, 'pas')],
  leadingUnits: [...leadingUnits, ...english.leadingUnits],
  comparatorsBefore: [...comparatorsBefore, ...english.comparatorsBefore],
  comparatorsAfter: [...comparatorsAfter, ...without(english.comparatorsAfter, 'plus')],
  rangeWords: ['a', 'au', 'et', 'ou', 'jusqu', ...english.rangeWords],
  thousandWords: ['mille', ...english.thousandWords],
  numberWords: new Map([...english.numberWords, ...numberWords]),
  minuteWords: ['minute', 'minutes de route', ...english.minuteWords],
  oneWords: ['une'],
  multipliers: [
    [12, ['douzaine', 'douzaine de', 'douzaines de']],
    [100, ['cent', 'cents']],
    [1_000_000, phrases('million de; millions de')],
    [500_000, phrases('demi million; un demi million; demi million de; un demi million de')],
    [
      250_000,
      phrases('quart de million; un quart de million; quart de million de; un quart de million de'),
    ],
    ...english.multipliers,
  ],
  decadeParts: [
    [
      [0, 4],
      ['début', 'début des', 'debut des annees'],
    ],
    [
      [3, 7],
      ['milieu des', 'milieu des annees'],
    ],
    [
      [6, 9],
      ['fin des', 'fin des annees'],
    ],
    ...english.decadeParts,
  ],
  spaceGroups: true,
  negations: [
    ...phrases(`
      sans; pas; pas de; pas d; pas un; pas une; pas la; pas le; pas les; pas des; pas du; non; ni; ni de; sauf; sauf les;
      sauf le; sauf la; excepté; hormis; jamais; aucun; aucune; sans la; sans le; sans les; sans l; pas en; pas à; autre que; tout sauf; tout sauf du; tout sauf un; tout sauf une; rien en; surtout pas; surtout pas de; éviter; rien avec;
      qui n'est pas; qui n'a pas de; exclure; à l'exception de; ne nécessite pas de; ne requiert pas de; n'exige pas de;
      pas besoin de; pas besoin d; pas besoin d'un`),
    ...phrases(
      "au lieu de; au lieu d'un; plutôt que; à la place de; plus petit que; plus grand que; moins cher que",
    ),
    ...english.negations,
  ],
  needlessWords: ['necessaire', 'requis', 'requise', 'obligatoire', ...english.needlessWords],
  eitherWords: ['ou', ...english.eitherWords],
  joiningWords: ['ou', 'et', 'ni', ...english.joiningWords],
  engineNouns: english.engineNouns,
  removedAfter: [
    ...phrases('enlevé; enlevée; enlevés; enlevées; retiré; retirée; démonté; démontée'),
    ...english.removedAfter,
  ],
  forWords: ['pour', ...english.forWords],
  notRiders: [
    ...phrases(
      'jour; nuit; semaine; heure; moi; saison; voyage; mariage; valise; velo; lit; ecole; eglise',
    ),
    ...english.notRiders,
  ],
  placeWords: ['en', 'pres', 'proche', 'dans', 'au', 'vers', 'region', ...english.placeWords],
  nearPhrases: [
    ...phrases(
      `près; près de; près d'; près du; près de la; près de la ville de; proche; proche de; proche d'; proche du;
       autour; autour de; autour d'; autour du; proximité de; proximité d'; à proximité de; à proximité d';
       environs de; environs d'; aux environs de; aux environs d'; dans les environs de;
       dans les environs d'; alentours de; alentours d'; aux alentours de; aux alentours d';
       dans la région de; dans la région d'; dans le coin de; dans le secteur de`,
    ),
    ...english.nearPhrases,
  ],
  farPhrases: [
    ...phrases(
      `loin de; loin d; loin du; loin de la; hors de; hors d; hors du; hors de la; en dehors de;
      à l'extérieur de; à l'extérieur de la`,
    ),
    ...english.farPhrases,
  ],
  herePhrases: [
    ...phrases('moi; ici; chez moi; chez nous; la maison; ma maison'),
    ...english.herePhrases,
  ],
  ofWords: ['de', 'd', 'du', ...english.ofWords],
  wordsLikeCodes: ['la', 'ma', 'me', 'ne', 'va', 'ca', 'de', 'al', 'mi', 'or'],
  deliveryPhrases: [
    ...['livraison', 'livrer', 'livré', 'livrez', 'livrez vous', 'expédier', 'expédition'].flatMap(
      (word) => ['à', 'au', 'en', 'dans'].map((to) => `${word} ${to}`),
    ),
    ...english.deliveryPhrases,
  ],
  zipWords: ['postal', 'cp', ...english.zipWords],
  driverWords: ['chauffeur', 'conducteur', ...english.driverWords],
  stockWords: [
    ...phrases(
      "inventaire; numéro d'inventaire; no d'inventaire; numéro de stock; no de stock; numéro d'unité",
    ),
    ...english.stockWords,
  ],
  numberedWords: ['unite', 'flotte', 'numero', 'n', ...english.numberedWords],
  busWords: ['autobus', 'vehicule', ...english.busWords],
  groups:
    /\b(?:(?:un )?groupe de (?<party>\d{1,3})(?: (?:personnes|voyageurs))?|(?<riders>\d{1,3}) (?:personnes|voyageurs))(?: ,)?(?: (?:et|avec|plus|dont))? (?<wheelchairs>\d{1,2})(?: en)? fauteuils? roulants?\b/,
  vinWords: ['niv', 'numéro de série', 'niv se terminant par', ...english.vinWords],
  withinWords: [
    ...phrases("à; à moins de; dans un rayon de; moins de; jusqu'à; dans les; rayon de"),
    ...english.withinWords,
  ],
  meanings: [
    ...frenchMeanings.map(([meaning, text]): [Meaning, string[]] => [
      meaning,
      phrasesWithPlurals(text),
    ]),
    ...english.meanings,
    // The color of a stripe is not that of the bus.
    [
      { is: 'text' },
      ['bande', 'rayure', 'ligne'].flatMap((stripe) =>
        phrases('bleue; rouge; blanche; noire; verte; jaune; dorée; argentée; grise').map(
          (color) => `${stripe} ${color}`,
        ),
      ),
    ],
    [{ is: 'text' }, frenchSynonyms.map(({ from }) => from).filter((from) => from.includes(' '))],
  ],
  intents: [...intents, ...english.intents],
  indifferentBefore: ['avec ou sans'],
  linkWords: 'avec et ou pour par en dans de d du des au aux le la l les un une qui ayant'
    .split(' ')
    .concat(english.linkWords),
  noise: [...noise, ...english.noise],
  neverCorrect: [...neverCorrect, ...english.neverCorrect],
};
