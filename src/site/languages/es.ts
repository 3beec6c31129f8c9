import type { Catalogue } from './catalogue.ts';
import { browser } from './spanish/browser.ts';
import { spanishPhrases } from './spanish-phrases.ts';

/**
 * Spanish as spoken in the bus trade of the United States. Keys are what English pages say; data
 * words (categories, colors, fuels) are translated for display only, filters keep their values.
 */
export const spanishWords = {
  locale: 'es-US',
  name: 'Español',
  phrases: spanishPhrases,
  browser,
} satisfies Catalogue;
