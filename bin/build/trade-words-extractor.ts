import type { ExtractorType } from '@lingui/conf';
import { tradeWords as words } from '../../src/site/words/trade-words.ts';

const table = 'src/site/words/trade-words.ts';

/** Collects the words of the domain's tables for translators: under ids of their own, so with their English. */
export const tradeWords: ExtractorType = {
  match: (file) => file.replaceAll('\\', '/').endsWith(table),
  extract(_file, _code, found) {
    for (const [id, message] of words) found({ id, message, comment: message, origin: [table, 1] });
  },
};
