import { expect, it } from 'vitest';
import { popularSearches } from '#content/popular-searches.ts';
import { parseSmartQuery, smartLanguage } from '#domain/search/smart-search/parse-smart-query.ts';
import { inLanguage } from '#messages/in-language.ts';
import { languageCodes } from '#messages/languages.ts';
import { popularSearchWords } from './trade-words.ts';

const now = new Date('2026-11-21T12:00:00Z');
/** Languages whose own words the search reads. */
const read = languageCodes.map(smartLanguage);

it.each([...new Set(read)])(
  'popular searches in the words of a language find the same: %s',
  (language) => {
    for (const words of popularSearches) {
      const said = inLanguage(language, () => popularSearchWords(words));
      const { filters, text } = parseSmartQuery(words, { now });
      expect(parseSmartQuery(said, { now, language })).toMatchObject({ filters, text });
    }
  },
);
