import { describe, expect, it } from 'vitest';
import { oddEmails, oddMessages, oddNames, oddPhones } from '#test/fixtures/odd-but-real.ts';
import type { LeadTyped } from './lead-forms.ts';
import { readPostedLead } from './read-posted-lead.ts';
import { suspiciousFrom } from '../forms/form-signals.ts';
import { scoreSpam } from './spam-score.ts';

const now = new Date('2026-11-02T12:00:00.000Z');
const good = { firstName: 'Zoë', email: 'zoe@example.com', message: 'Is the lift at the back?' };
const signals = { honeypotFilled: false, fillMs: 20_000, sameTextCount: 0 };

function read(typed: LeadTyped) {
  const reading = readPostedLead('contact', { ...good, ...typed }, now);
  if (!reading.ok) throw new Error(reading.errors.map(({ text }) => text).join('; '));
  expect(scoreSpam(reading.posted, signals).score).toBeLessThan(suspiciousFrom);
  return reading.posted;
}

describe('nothing legitimate is refused', () => {
  it('has two hundred cases', () => {
    const all = [...oddNames, ...oddPhones, ...oddEmails, ...oddMessages];
    expect(new Set(all).size).toBe(all.length);
    expect(all.length).toBeGreaterThanOrEqual(200);
  });

  it.each(oddNames)('name %s', (name) => {
    const { firstName, lastName } = read({ firstName: name, lastName: name });
    expect(firstName).toBe(name.normalize('NFC'));
    expect(lastName).toBe(firstName);
  });

  it.each(oddPhones)('phone %s', (phone) => {
    expect(read({ phone }).phone).toBeTruthy();
  });

  it.each(oddEmails)('email %s', (email) => {
    const at = email.trim().replace('mailto:', '').lastIndexOf('@');
    const bare = email.trim().replace('mailto:', '');
    expect(read({ email }).email).toBe(bare.slice(0, at) + bare.slice(at).toLowerCase());
  });

  it.each(oddMessages.map((message) => [message.slice(0, 40), message]))(
    'message %s',
    (_, message) => {
      expect(read({ message }).message).toBe(message.trim());
    },
  );

  it('a saved search whose address the browser enters, without scripts', () => {
    const typed = { wanted: 'shuttle with lift', email: 'zoe@example.com' };
    const reading = readPostedLead('bus-alert', typed, now);
    const quick = { ...signals, fillMs: 1_500, proof: 'missing' } as const;
    expect(reading.ok && scoreSpam(reading.posted, quick).score).toBeLessThan(suspiciousFrom);
  });
});
