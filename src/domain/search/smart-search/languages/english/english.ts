import type { LanguagePack } from '../../language-pack.ts';
import { kindPhrases } from './kinds.ts';
import { englishLabels } from './labels.ts';
import {
  comparatorsAfter,
  comparatorsBefore,
  leadingUnits,
  numberWords,
  units,
} from './numbers.ts';
import { intents, neverCorrect, noise, wordMeanings } from './words.ts';

/** American English, the only language shipped; another is one more folder like this one. */
export const english: LanguagePack = {
  code: 'en',
  units,
  leadingUnits,
  comparatorsBefore,
  comparatorsAfter,
  rangeWords: ['to', 'through', 'thru', 'and', 'or'],
  thousandWords: ['k', 'grand', 'thousand', 'thou'],
  numberWords,
  negations: [
    'no',
    'not',
    'non',
    'without',
    'w/o',
    'wo',
    'minus',
    'except',
    'excluding',
    'never',
    'exclude',
    'but not',
    'not a',
    'without a',
    'no more',
  ],
  needlessWords: ['needed', 'required', 'necessary', 'need', 'require'],
  joiningWords: ['or', 'nor', 'and'],
  placeWords: ['in', 'near', 'around', 'from', 'at', 'close', 'located'],
  nearWords: ['near', 'around', 'close'],
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
  withinWords: ['within', 'less than', 'under'],
  meanings: [...wordMeanings.slice(0, 2), ...kindPhrases, ...wordMeanings.slice(2)],
  intents,
  noise,
  neverCorrect,
  labels: englishLabels,
};
