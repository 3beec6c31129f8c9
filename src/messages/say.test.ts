import { msg, plural } from '@lingui/core/runtime-macro';
import { setupI18n, type Messages } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { inLanguage } from './in-language.ts';
import { say } from './i18n.ts';
import { languageCodes, languages } from './languages.ts';

const catalogues = import.meta.glob<Messages>('/languages/*/messages.po', {
  eager: true,
  import: 'messages',
});

describe('a text', () => {
  it('that is words already stays', () => expect(say('Omnibus')).toBe('Omnibus'));

  it('has its values as its readers write them', () => {
    const most = 10_000;
    const text = msg`At most ${plural({ most }, { one: '# letter', other: '# letters' })}`;
    expect(say(text)).toBe('At most 10,000 letters');
    expect(inLanguage('fr', () => say(text))).toBe('At most 10\u00a0000 letters');
  });

  it('may have another text for a value', () => {
    const label = msg`Phone number`;
    expect(say(msg`Enter ${{ label }} (${{ count: 2 }})`)).toBe('Enter Phone number (2)');
  });

  it.each(languageCodes)('is said in %s as the library says it', (language) => {
    const { locale } = languages[language];
    const messages = catalogues[`/languages/${language}/messages.po`]!;
    const library = setupI18n({ locale, messages: { [locale]: messages } });
    const other = Object.entries(messages).filter(([id, parts]) => {
      const values = Object.fromEntries(namesIn(parts).map((name, at) => [name, at + 1]));
      return inLanguage(language, () => say({ id, values })) !== library._(id, values);
    });
    expect(Object.keys(messages).length).toBeGreaterThan(2_000);
    expect(other).toEqual([]);
  });
});

/** Of the values that a text is made with, those within plurals too. */
function namesIn(parts: unknown): string[] {
  if (!Array.isArray(parts)) return [];
  return parts.flatMap((part) => {
    if (!Array.isArray(part)) return [];
    const [name, , cases] = part as [string, string?, Record<string, unknown>?];
    return [name, ...Object.values(cases ?? {}).flatMap(namesIn)];
  });
}
