import { msg } from '@lingui/core/macro';
import { siteSettings } from '#content/site-settings.ts';
import { say, type Message } from '#messages/i18n.ts';

const { hours } = siteSettings;

/** What the built-in settings say, by their own words. */
const known = new Map<string, Message>([
  [hours.header, msg`8AM-6PM EST`],
  [hours.contact, msg`Monday - Friday, 9:00AM - 6:00PM`],
  [hours.footer, msg`Monday - Friday, 9:00AM to 6:00PM`],
]);

/** When phones are answered; what staff wrote in the settings stays as they wrote it. */
export const sayHours = (text: string): string => say(known.get(text) ?? text);
