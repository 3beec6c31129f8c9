import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { createSwcExtractor } from '@lingui/native-tools';
import { tradeWords } from './bin/build/trade-words-extractor.ts';
import { languageCodes } from './src/messages/languages.ts';

/** Where messages are collected from, and where translators find them. */
export default defineConfig({
  sourceLocale: 'en',
  locales: [...languageCodes],
  catalogs: [
    {
      path: '<rootDir>/languages/{locale}/messages',
      include: ['src'],
      exclude: ['**/*.test.*', '**/*.examples.tsx', '**/*.md'],
    },
  ],
  runtimeConfigModule: {
    i18n: ['#messages/i18n.ts', 'i18n'],
    Trans: ['#messages/trans.tsx', 'Trans'],
  },
  extractors: [tradeWords, createSwcExtractor()],
  format: formatter({ lineNumbers: false, customHeaderAttributes: { 'POT-Creation-Date': '' } }),
  orderBy: 'message',
  // The domain's: Node runs it as it is, in benches.
  experimental: { runtimeMacro: true },
});
