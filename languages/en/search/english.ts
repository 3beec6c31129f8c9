import { phrases } from '#domain/search/smart-search/phrases.ts';
import type { LanguagePack } from '#domain/search/smart-search/language-pack.ts';
import { kindPhrases } from './kinds.ts';
import {
  comparatorsAfter,
  comparatorsBefore,
  leadingUnits,
  numberWords,
  units,
} from './numbers.ts';
import { intents, neverCorrect, noise, wordMeanings } from './words.ts';

const withArticles = (words: readonly string[]): string[] =>
  words.flatMap((phrase) => ['', ' a', ' an', ' any', ' the'].map((article) => phrase + article));

/** "don't need", "does not have". */
const doNot = (): string[] =>
  ['dont', 'do not', 'doesnt', 'does not'].flatMap((not) =>
    ['want', 'want anything', 'need', 'have', 'require', 'like'].map((verb) => `${not} ${verb}`),
  );

/** American English; another language is one more folder like this one. */
export const english: LanguagePack = {
  code: 'en',
  units,
  leadingUnits,
  comparatorsBefore,
  comparatorsAfter,
  rangeWords: ['to', 'through', 'thru', 'and', 'or'],
  thousandWords: ['k', 'grand', 'thousand', 'thou'],
  numberWords,
  minuteWords: phrases('min; minute; min drive; minute drive; min away; minutes away'),
  oneWords: ['a', 'an'],
  multipliers: [
    [1_000_000, ['million', 'a million']],
    [500_000, phrases('half million; half a million')],
    [250_000, phrases('quarter million; quarter of a million; a quarter million')],
    [100, ['hundred']],
    [12, ['dozen']],
  ],
  decadeParts: [
    [[0, 4], ['early']],
    [
      [3, 7],
      ['mid', 'middle'],
    ],
    [[6, 9], ['late']],
  ],
  priceParts: [
    [[0, 5], ['low']],
    [
      [3, 7],
      ['mid', 'middle'],
    ],
    [
      [6, 10],
      ['high', 'upper'],
    ],
  ],
  negations: [
    ...withArticles([
      ...phrases(`
        no; nothing; none; no bus; no buses; not; non; without; w/o; w/out; wo; minus; except; excluding; never; exclude; but not; but no;
        anything but; anything except; everything but; everything except; other than; no need for;
        not interested in; rather not; isnt; is not; avoid; avoiding; hate; i hate; dislike; cant stand; stay away from;
        keep away from; steer clear of; anything besides; nothing with; none with; no bus with; no buses with; not with`),
      ...doNot(),
      // What a bus is measured against is not what it should be.
      ...phrases(`
        smaller than; bigger than; larger than; shorter than; longer than; cheaper than; better than; nicer than;
        rather than; instead of; in place of`),
    ]),
    'no more',
  ],
  needlessWords: ['needed', 'required', 'reqd', 'necessary', 'need', 'require'],
  indifferentBefore: ['with or without'],
  indifferentAfter: phrases('optional; not required; not needed; not necessary'),
  removedAfter: phrases(
    'removed; was removed; has been removed; taken out; was taken out; taken off; ripped out; deleted; delete',
  ),
  eitherWords: ['or'],
  joiningWords: ['or', 'nor', 'and'],
  engineNouns: ['engine', 'engines', 'motor', 'motors'],
  forWords: ['for'],
  notRiders: phrases(`
    day; night; week; weekend; hour; hr; minute; min; month; season; semester; trip; tour; event; wedding; cent; percent;
    bag; suitcase; bike; bicycle; box; boxe; cart; pallet; bunk; bed; school; church; churche;
    dolar; doller; thousnd; thosand; thousend`),
  placeWords: ['in', 'near', 'around', 'from', 'at', 'close', 'located'],
  nearPhrases: phrases(`
    near; near to; nearest; nearest to; closest to; near downtown; near the city of; around; close; close to; outside; outside of;
    in the vicinity of; in the area of; radius of; radius from; radius around`),
  farPhrases: phrases(
    'outside; outside of; far from; not close to; away from; far away from; anywhere but',
  ),
  ofWords: ['of', 'from'],
  herePhrases: phrases(
    'me; us; home; here; my home; my house; my location; my place; my zip; my zip code',
  ),
  deliveryPhrases: [
    'deliver',
    'delivery',
    'delivered',
    'delivering',
    'ship',
    'shipped',
    'shipping',
    'export',
  ].map((word) => `${word} to`),
  areaWords: ['area', 'metro', 'county', 'region', 'shore', 'valley', 'suburbs'],
  zipWords: ['zip', 'zipcode', 'code'],
  driverWords: ['driver', 'operator'],
  stockWords: [
    'stock',
    'stock number',
    'stock no',
    'stk',
    'stock num',
    'unit number',
    'bus number',
    'item',
    'sku',
    'stock id',
    'inventory number',
  ],
  numberedWords: ['unit', 'fleet', 'no', 'nr', 'number', 'ref'],
  busWords: ['bus', 'vehicle'],
  vinWords: phrases(
    'vin; vin number; vin no; last 6 of vin; last 8 of vin; last 6 of the vin; last 8 of the vin; vin last 6; vin last 8; vin ends; vin ends in; vin ends with; vin ending in; vin ending with; vin ending',
  ),
  withinWords: ['within', 'within a', 'in a', 'less than', 'under'],
  groups:
    /\b(?:(?:a )?(?:group|party) of (?<party>\d{1,3})(?: (?:riders|people|persons|guests|residents|members))?|(?<riders>\d{1,3}) (?:riders|people|persons|guests|residents|members|seniors|clients|patients))(?: ,)?(?: (?:and|with|incl|including|plus|&))? (?<wheelchairs>\d{1,2})(?: of them)?(?: in)?(?: a)? wheel ?chairs?(?: users?)?(?! (?:position|spot|space|place|station|tie|lift|van|bus|shuttle))\b/,
  meanings: [...wordMeanings.slice(0, 2), ...kindPhrases, ...wordMeanings.slice(2)],
  intents,
  linkWords: 'with w and or for in on at of from to a an the has have having that'.split(' '),
  noise,
  neverCorrect,
};
