import { msg, plural } from '@lingui/core/runtime-macro';
import { describe, expect, it } from 'vitest';
import { inLanguage } from './in-language.ts';
import { say } from './i18n.ts';

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
});
