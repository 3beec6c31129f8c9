import { describe, expect, it } from 'vitest';
import { say } from '#messages/i18n.ts';
import { e164Of } from '../forms/e164-of.ts';
import { readEmail, isBlank, manyLines, oneLine } from '../forms/read-text.ts';
import { readPhone } from '../forms/read-phone.ts';
import { readPostedLead } from './read-posted-lead.ts';
import { makeReference, readReference } from './reference.ts';

describe('readEmail', () => {
  it.each([
    [' mailto:Zoe@Example.TEST\n', 'Zoe@example.test'],
    [`a@${'b'.repeat(63)}.test`, `a@${'b'.repeat(63)}.test`],
  ])('reads %j', (text, address) => expect(readEmail(text)).toBe(address));

  it.each([
    'a@b',
    'a@[127.0.0.1]',
    'a@127.0.0.1',
    'a@b.test.',
    'a@b.test,v@x.test',
    'a@b.test;v@x.test',
    'a@b.test\r\nBcc: v@x.test',
    'a@b.test\nBcc:v@x',
    '"x@evil.test x"@internal.domain',
    'a b@c.test',
    'Zoe <zoe@example.com>',
    'zoe@example.com (work)',
    '@example.com',
    'zoe@',
    'zoe',
    'a@@b.test',
    'a..b@c.test',
    '.a@c.test',
    'a.@c.test',
    'a@-b.test',
    'a@b-.test',
    'a@b..test',
    'group:a@b.test;',
    `${'a'.repeat(65)}@b.test`,
    `a@${'b'.repeat(64)}.test`,
    `a@${'b.'.repeat(130)}test`,
    `${'('.repeat(20_000)}a@b.test`,
    `${'group:'.repeat(20_000)}a@b.test`,
    'a@b.test\0',
    'a\u202e@b.test',
    '=?utf-8?q?=0d=0aBcc:?= <a@b.test>',
    'a\\@b.test',
    'a@b_c.test',
  ])('refuses %s', (text) => expect(readEmail(text)).toBeNull());
});

describe('readPhone', () => {
  it.each([
    ['(856) 555-0100', '+18565550100'],
    ['+1.856.555.0100 x12', '+18565550100'],
    ['1-800-FLOWERS', '+18003569377'],
    ['٨٥٦٥٥٥٠١٠٠', '+18565550100'],
    ['+44 20 7946 0958', '+442079460958'],
    ['020 7946 0958', null],
    ['+47 22 34 56 78', '+4722345678'],
    ['(856) 555-0100 ext. 4321', '+18565550100'],
    ['1-800-FLOWERS x12', '+18003569377'],
  ])('%s is %s', (text, e164) => {
    expect(readPhone(text)).toMatchObject({ outcome: 'number' });
    expect(e164Of(text)).toBe(e164);
  });
  it.each(['none', '-', 'n/a', '(same)', 'N.A.', 'No phone.', 'Sin teléfono', 's/o'])(
    '%s says that there is none',
    (text) => expect(readPhone(text)).toEqual({ outcome: 'none' }),
  );
  it.each(['abc', 'call me', 'no, call my wife'])('%s is an answer without a number', (text) =>
    expect(readPhone(text)).toEqual({ outcome: 'wrong' }),
  );
  it.each(['911', '12', '1'.repeat(21), '9'.repeat(200)])('%s is wrong', (text) =>
    expect(readPhone(text)).toEqual({ outcome: 'wrong' }),
  );
  it.each([
    '555-0100',
    '1-555-0100',
    '+1 555 0100',
    '555-0100 x1234',
    '555-0100 #1234',
    '555-0100;ext=1234',
    '555-0100, 555-0199',
    'call 555-0100 after 500',
  ])('%s has no area code', (text) => expect(readPhone(text)).toEqual({ outcome: 'wrong' }));
});

describe('texts', () => {
  it.each([
    ' ',
    '\t',
    '\u00a0',
    '\u2003',
    '\u3164',
    '\u2800',
    '\u200b',
    '\ufeff',
    '\u180e',
    '\u0301',
    '\r\n',
    '\u202e',
  ])('%j counts as empty', (blank) => {
    expect(isBlank(blank)).toBe(true);
    const reading = readPostedLead(
      'contact',
      { firstName: blank, email: 'a@b.test', message: blank },
      new Date(),
    );
    expect(reading).toMatchObject({
      ok: false,
      errors: [{ field: 'firstName' }, { field: 'message' }],
    });
  });

  it('leave no way to a second line in names', () => {
    expect(oneLine('X\r\nSubject: y')).toBe('X Subject: y');
    expect(oneLine('a\u2028b\0c\u001b[2J\u202egpj')).toBe('a bc[2Jgpj');
    expect(manyLines('a\r\nb\rc\u2028d\0\u001b')).toBe('a\nb\nc\nd');
    expect(oneLine('\ud800x').isWellFormed()).toBe(true);
  });

  it('are counted as people count them, and say how much is too much', () => {
    const message = '🚌'.repeat(10_000);
    const typed = { firstName: 'Z', email: 'a@b.test' };
    expect(readPostedLead('contact', { ...typed, message }, new Date()).ok).toBe(true);
    const reading = readPostedLead('contact', { ...typed, message: `${message}xy` }, new Date());
    expect(reading.ok ? [] : reading.errors.map(({ text }) => say(text))).toEqual([
      'Message must be 10,000 characters or fewer; remove 2',
    ]);
  });
});

describe('references', () => {
  it('come back from however they are typed', () => {
    const reference = makeReference(Uint8Array.from({ length: 12 }, (_, index) => index * 37));
    expect(reference).toMatch(/^OM(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
    for (const typed of [
      reference,
      reference.toLowerCase(),
      reference.replaceAll('-', ' '),
      reference.slice(3),
    ]) {
      expect(readReference(typed)).toBe(reference);
    }
    for (const wrong of [
      '',
      'OM',
      'OM-1234',
      `${reference}0`,
      '../etc',
      '<script>',
      'OM-UUUU-UUUU-UUUU',
    ])
      expect(readReference(wrong)).toBeNull();
  });
});
