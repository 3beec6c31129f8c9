import { expect, it } from 'vitest';
import { siteSettings } from '#content/site-settings.ts';
import { inLanguage } from '#messages/in-language.ts';
import type { LanguageCode } from '#messages/languages.ts';
import { replyMail } from './reply-mail.tsx';

const reply = {
  id: 7,
  leadId: 3,
  at: '2026-11-21T15:00:00.000Z',
  author: { id: 'm', name: 'Ana' },
  recipient: 'zoe@example.com',
  subject: 'Your reference is free text',
  body: 'Your reference is what I looked up.',
  sentAt: null,
  problem: null,
};
const mailIn = (language: LanguageCode) =>
  inLanguage(language, () =>
    replyMail(reply, { reference: 'LD-7KQ2-M9XD' }, { settings: siteSettings }),
  );

it.each([
  ['en', 'en-US', 'Your reference is LD-7KQ2-M9XD.'],
  ['es', 'es-US', 'Su referencia es LD-7KQ2-M9XD.'],
  ['fr', 'fr-CA', 'Votre numéro de référence est LD-7KQ2-M9XD.'],
] as const)('adds its footer in the visitor’s language: %s', (language, lang, line) => {
  const { html, text, subject } = mailIn(language);
  expect(text.split('\n').filter((one) => one.includes('LD-7KQ2'))).toEqual([line]);
  expect(html).toContain(`lang="${lang}"`);
  expect(html).toContain(line);
  expect(text).toContain(`${siteSettings.legalName}, ${siteSettings.contactPhone.display}`);
  // Staff's own words are theirs, whatever they look like.
  expect(subject).toBe(reply.subject);
  expect(text).toContain(reply.body);
});
