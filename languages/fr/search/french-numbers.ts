import type { Comparator, Unit } from '#domain/search/smart-search/language-pack.ts';
import { phrases } from '#domain/search/smart-search/phrases.ts';
import { phrasesWithPlurals } from './french-plurals.ts';

const max: Comparator = { bound: 'max', exclusive: false };
const below: Comparator = { bound: 'max', exclusive: true };
const min: Comparator = { bound: 'min', exclusive: false };
const above: Comparator = { bound: 'min', exclusive: true };
const about: Comparator = { bound: 'about', exclusive: false };

export const units: [Unit, string[]][] = [
  ['adults', phrasesWithPlurals('adulte')],
  [
    'passengers',
    phrasesWithPlurals(`
      passagers; passager; pasager; place; siège; personne; place assise; passager assis; enfant; élève; écolier;
      étudiant; occupant; pers; client; usager; passagère; joueur; joueuse; travailleur; ouvrier; employé; voyageur`),
  ],
  [
    'wheelchairs',
    phrasesWithPlurals(`
      fauteuils roulants; fauteuil roulant; fauteuil; chaise roulante; place pour fauteuil roulant; place de fauteuil roulant;
      espace pour fauteuil roulant; position pour fauteuil roulant; position de fauteuil roulant;
      place fauteuil roulant; ancrage de fauteuil roulant; passager en fauteuil roulant; place pour fauteuil`),
  ],
  ['miles', ['milles', 'milles au compteur']],
  ['hours', phrasesWithPlurals('heure; heure de route; heure moteur; heure de moteur')],
  [
    'kilometers',
    phrasesWithPlurals('kilomètre; km; km au compteur; kilomètre au compteur; kilométrage'),
  ],
  ['feet', phrasesWithPlurals('pieds; pied; pi; pied de long; pied de longueur; pi de long')],
  ['meters', phrasesWithPlurals('mètre; m; mètre de long; mètre de longueur; m de long')],
  ['pounds', phrasesWithPlurals('livre; lb; livre de pnbv; lb de pnbv; lb pnbv')],
  ['kilograms', phrasesWithPlurals('kilogramme; kilo; kg; kg de pnbv; kg pnbv')],
  ['rows', phrasesWithPlurals('rangée; rangée de sièges; rangée de bancs')],
  ['windows', phrasesWithPlurals('fenêtre')],
  ['slides', phrasesWithPlurals('extension; rallonge; extension coulissante')],
  ['buses', phrases('véhicules; unités; autocars')],
  ['payments', phrases('par mois; mois; mensuel; mensuels; de mise de fonds; mise de fonds')],
  [
    'dollars',
    phrases('dollar; dollars américains; dollars us; piastre; piasse; piastres; piasses'),
  ],
  ['years-old', phrases("ans; an; ans d'âge; ans d'usure; ans d'utilisation")],
];

export const leadingUnits: [Unit, string[]][] = [
  [
    'passengers',
    phrases(`
      groupe de; groupes de; équipe de; famille de; classe de; capacité; capacité de; capacité pour; pour; places; sièges; passagers; accueille; peut accueillir;
      transporte; nombre de places; nombre de passagers`),
  ],
  ['kilometers', phrases('kilométrage; kilométrage de; km; odomètre; compteur; au compteur')],
  ['miles', phrases('millage; millage de; milles')],
  ['hours', phrases('heures; heures moteur; heures de moteur')],
  ['pounds', phrases('pnbv; pnbv de; poids brut; poids brut de')],
  [
    'dollars',
    phrases(
      'prix; prix de; budget; budget de; mon budget est de; coût; coûte; prix demandé; payer; dépenser; autour de',
    ),
  ],
  ['feet', phrases('longueur; longueur de')],
  ['buses', phrases('lot de; flotte de; quantité')],
];

export const comparatorsBefore: [Comparator, string[]][] = [
  [
    below,
    phrases(`
      moins de; moins que; à moins de; de moins de; en dessous de; en bas de; au dessous de; sous; sous les;
      inférieur à; inférieure à; moins cher que; plus petit que; plus court que; moins d'`),
  ],
  [
    max,
    phrases(`
      jusqu'à; maximum; maximum de; max; max de; au maximum; au plus; tout au plus; pas plus de; pas plus que;
      ne dépassant pas; limite; limite de; plafond de; prix maximum; prix max; budget max; budget maximum;
      kilométrage maximum; prix maximal; maximal`),
  ],
  [
    above,
    phrases(`
      plus de; plus que; à plus de; de plus de; au dessus de; en haut de; supérieur à; supérieure à;
      plus grand que; plus long que; passé; plus d'`),
  ],
  [
    min,
    phrases(`
      au moins; minimum; minimum de; min de; au minimum; à partir de; pas moins de; depuis; minimal; minimale; minimale de;
      capacité minimale; capacité minimale de`),
  ],
  [{ bound: 'between', exclusive: false }, phrases('entre')],
  [about, phrases('environ; approximativement; à peu près; vers; autour de; près de; quelque')],
  [{ ...about, exactly: true }, phrases('exactement; précisément; juste; pile')],
  [
    { ...above, yearsOnly: true },
    phrases(`
      plus récent que; plus récente que; plus récents que; plus neuf que; plus jeune que; après; postérieur à;
      plus récent qu'; ultérieur à`),
  ],
  [{ ...min, yearsOnly: true }, phrases('pas plus vieux que; pas plus ancien que; à compter de')],
  [
    { ...below, yearsOnly: true },
    phrases(
      'plus vieux que; plus vieille que; plus ancien que; plus ancienne que; avant; antérieur à; pré; d’avant',
    ),
  ],
];

export const comparatorsAfter: [Comparator, string[]][] = [
  [
    about,
    phrases(`
      plus chauffeur; plus le chauffeur; et chauffeur; et le chauffeur; plus conducteur; et conducteur;
      sans compter le chauffeur; sans le chauffeur; excluant le chauffeur; sans chauffeur`),
  ],
  [
    { ...about, shift: -1 },
    phrases(`
      avec chauffeur; avec le chauffeur; incluant le chauffeur; incluant chauffeur; chauffeur inclus;
      chauffeur compris; y compris le chauffeur; avec conducteur; conducteur inclus; conducteur compris;
      incluant le conducteur`),
  ],
  [
    max,
    phrases(
      'ou moins; et moins; max; maximum; au maximum; au plus; tout au plus; maximal; ou en bas; ou moins cher',
    ),
  ],
  [
    min,
    phrases(
      'ou plus; et plus; minimum; au minimum; au moins; minimal; ou davantage; et davantage; ou plus grand',
    ),
  ],
  [
    { ...min, yearsOnly: true },
    phrases(`
      ou plus récent; et plus récent; ou plus récente; et plus récente; ou plus récents; et plus récents;
      ou plus neuf; et plus neuf; ou plus jeune; ou après; et après; et suivants; et suivantes;
      à aujourd'hui; à maintenant; ou récent; et plus nouveau`),
  ],
  [
    { ...max, yearsOnly: true },
    phrases(`
      ou plus vieux; et plus vieux; ou plus ancien; et plus ancien; ou plus vieille; ou avant; et avant;
      ou antérieur; et antérieur`),
  ],
];

const ones =
  'un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf'.split(
    ' ',
  );
const tens = 'vingt trente quarante cinquante soixante'.split(' ');

/** As Québec counts: sixty goes on to seventy-nine, four times twenty to ninety-nine. */
function inWords(number: number): string {
  if (number < 20) return ones[number - 1]!;
  if (number >= 80) return `quatre vingt ${number > 80 ? ones[number - 81]! : ''}`.trim();
  const ten = Math.min(Math.floor(number / 10), 6);
  const rest = number - ten * 10;
  if (rest === 0) return tens[ten - 2]!;
  return `${tens[ten - 2]!} ${rest % 10 === 1 ? 'et ' : ''}${ones[rest - 1]!}`;
}

/** "Un" is an article, and "neuf" is what a new bus is. */
const otherWords = new Set(['un', 'neuf']);

export const numberWords: ReadonlyMap<string, number> = new Map([
  ...Array.from({ length: 99 }, (_, at) => [inWords(at + 1), at + 1] as const).filter(
    ([words]) => !otherWords.has(words),
  ),
  ['douzaine', 12],
  ['vingtaine', 20],
  ['trentaine', 30],
  ['dizaine de', 10],
  ['douzaine de', 12],
  ['vingtaine de', 20],
  ['trentaine de', 30],
  ['quarantaine de', 40],
  ['cinquantaine de', 50],
]);
