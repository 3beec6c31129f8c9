import {
  openingHoursForm,
  readOpeningHours,
  saysOtherHours,
  storedOpeningHours,
} from '../../office/read-opening-hours.ts';
import { contactNetworks, socialNetworks } from '../site-marks.ts';
import type { SiteSettings } from '../site-settings.ts';
import type { ContentValues } from './content-edits.ts';
import { textsOf } from './edited-entries.ts';
import { fieldReader, type FormFields, type Problems } from './read-fields.ts';

/** `tel:` address of a number as people write it in the United States, or with + and a country. */
export function phoneHref(display: string): string | null {
  if (!/^[+(]?[0-9][0-9 ().\-–]{6,28}$/.test(display)) return null;
  const digits = display.replace(/\D/g, '');
  if (display.startsWith('+'))
    return digits.length >= 8 && digits.length <= 15 ? `tel:+${digits}` : null;
  if (digits.length === 10) return `tel:+1${digits}`;
  return digits.length === 11 && digits.startsWith('1') ? `tel:+${digits}` : null;
}

/** A one-line text: what it is called in a sentence, its longest, and the part of the settings it is in. */
const lineIn = <Key extends string>(
  called: string,
  most: number,
  part: (settings: SiteSettings) => Record<Key, string>,
  key: Key,
  form?: { fits: (text: string) => boolean; otherwise: string },
) => ({
  called,
  most,
  form,
  of: (settings: SiteSettings): string => part(settings)[key],
  put: (settings: SiteSettings, text: string): void => {
    part(settings)[key] = text;
  },
});

const whole = (settings: SiteSettings) => settings;
const address = (settings: SiteSettings) => settings.address;
const hours = (settings: SiteSettings) => settings.hours;
const banner = (settings: SiteSettings) => settings.banner;
const phoneForm = {
  fits: (text: string) => phoneHref(text) !== null,
  otherwise: 'Enter a phone number such as (856) 555-0142',
};

/** One-line texts by the names of their fields. */
const texts = {
  name: lineIn('the company’s name', 60, whole, 'name'),
  legalName: lineIn('the legal name', 120, whole, 'legalName'),
  tagline: lineIn('the tagline', 160, whole, 'tagline'),
  footerTagline: lineIn('the line above the footer', 200, whole, 'footerTagline'),
  street: lineIn('the street', 120, address, 'street'),
  city: lineIn('the city', 80, address, 'city'),
  hoursHeader: lineIn('the hours in the header', 60, hours, 'header'),
  hoursContact: lineIn('the hours on the contact page', 120, hours, 'contact'),
  hoursFooter: lineIn('the hours in the footer', 120, hours, 'footer'),
  bannerHeading: lineIn('the banner’s heading', 80, banner, 'heading'),
  bannerText: lineIn('the banner’s text', 240, banner, 'text'),
  bannerAction: lineIn('the text of the button', 40, banner, 'action'),
  phone: lineIn('a phone number', 30, (settings) => settings.phone, 'display', phoneForm),
  contactPhone: lineIn(
    'a phone number',
    30,
    (settings) => settings.contactPhone,
    'display',
    phoneForm,
  ),
  salesEmail: lineIn('an e-mail address', 254, whole, 'salesEmail', {
    fits: (text) => /^[^\s@<>"',;:]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(text),
    otherwise: 'Enter an e-mail address such as sales@example.com',
  }),
  state: lineIn('the state', 2, address, 'state', {
    fits: (text) => /^[A-Z]{2}$/i.test(text),
    otherwise: 'Enter two letters, such as NJ',
  }),
  zip: lineIn('the ZIP code', 10, address, 'zip', {
    fits: (text) => /^\d{5}(-\d{4})?$/.test(text),
    otherwise: 'Enter a ZIP code such as 08067',
  }),
};

const markField = (name: string) => `mark-${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;

/** What the form says; texts stay texts, pages escape them. */
export function readSettings(
  form: FormFields,
  builtIn: SiteSettings,
): { values: Record<string, string>; problems: Problems } {
  const problems: Problems = {};
  const values: Record<string, string> = {};
  const { line } = fieldReader(form, problems);
  for (const [name, { called, most, form: wanted }] of Object.entries(texts)) {
    const text = (values[name] = line(name, called, most));
    if (wanted && !problems[name] && !wanted.fits(text)) problems[name] = wanted.otherwise;
  }
  values['state'] = values['state']?.toUpperCase() ?? '';
  for (const name of linkFields) {
    const text = (values[name] = line(name, 'an address', 300, 'optional'));
    const url = text === '' ? null : URL.parse(text);
    if (text !== '' && (url?.protocol !== 'https:' || url.username + url.password !== ''))
      problems[name] = 'Enter an address that starts with https://, or leave it empty';
    else if (url && !isProfile(url))
      problems[name] = 'Enter the address of your own page there, or leave it empty';
    else if (url) values[name] = url.href;
  }
  const open = readOpeningHours(form);
  Object.assign(values, openingHoursForm(open.office));
  Object.assign(problems, open.problems);
  for (const name of ['stateInventory', ...markSwitches(builtIn).map((one) => one.name)])
    values[name] = form[name] === 'on' ? 'on' : '';
  return { values, problems };
}

/** A network's front page is nobody's profile. */
const isProfile = ({ pathname, search }: URL): boolean => pathname + search !== '/';

const socialField = (network: string) => `social-${network}`;
const contactField = (network: string) => `contact-${network}`;
const linkFields = [...socialNetworks.map(socialField), ...contactNetworks.map(contactField)];

/** The form's fields as they stand. */
export function settingsForm(
  settings: SiteSettings,
  builtIn: SiteSettings,
): Record<string, string> {
  const shown = new Set(settings.marks.flatMap(({ marks }) => marks.map(({ name }) => name)));
  return {
    ...Object.fromEntries(Object.entries(texts).map(([name, one]) => [name, one.of(settings)])),
    ...openingHoursForm(settings.office),
    stateInventory: settings.stateInventory.enabled ? 'on' : '',
    ...Object.fromEntries(linkFields.map((field) => [field, ''])),
    ...Object.fromEntries(settings.social.map((one) => [socialField(one.network), one.href])),
    ...Object.fromEntries(
      settings.contactSocial.map((one) => [contactField(one.network), one.href]),
    ),
    ...Object.fromEntries(
      builtIn.marks.flatMap(({ marks }) =>
        marks.map(({ name }) => [markField(name), shown.has(name) ? 'on' : '']),
      ),
    ),
  };
}

/** Sentences that tell visitors other hours than the office has: field → what it says. */
export function hoursSaidOtherwise(settings: SiteSettings): Record<string, string> {
  const names = ['hoursHeader', 'hoursContact', 'hoursFooter', 'bannerText'] as const;
  return Object.fromEntries(
    names.flatMap((name) => {
      const said = saysOtherHours(texts[name].of(settings), settings.office);
      return said === null ? [] : [[name, said]];
    }),
  );
}

/** Marks that can be switched off, with the names of their fields. */
export const markSwitches = (builtIn: SiteSettings) =>
  builtIn.marks.flatMap(({ label, marks }) =>
    marks.map(({ name }) => ({ name: markField(name), label: `${label}: ${name}` })),
  );

/** The built-in settings with what staff saved over them; a field that is missing stays built-in. */
export function applySettings(builtIn: SiteSettings, values: ContentValues | null): SiteSettings {
  if (values === null) return builtIn;
  const form = { ...settingsForm(builtIn, builtIn), ...textsOf(values) };
  const links = <Network extends string>(networks: readonly Network[], field: typeof socialField) =>
    networks.flatMap((network) => {
      const href = form[field(network)] ?? '';
      const url = URL.parse(href);
      return url?.protocol === 'https:' && isProfile(url) ? [{ network, href }] : [];
    });
  const settings = structuredClone(builtIn);
  for (const [name, one] of Object.entries(texts)) one.put(settings, form[name] ?? '');
  for (const phone of [settings.phone, settings.contactPhone])
    phone.href = phoneHref(phone.display) ?? phone.href;
  const { street, city, state, zip } = settings.address;
  const place = encodeURIComponent(`${street}, ${city}, ${state} ${zip}`);
  settings.address.mapHref = `https://www.openstreetmap.org/search?query=${place}`;
  return {
    ...settings,
    office: storedOpeningHours(values),
    stateInventory: { ...builtIn.stateInventory, enabled: form['stateInventory'] === 'on' },
    social: links(socialNetworks, socialField),
    contactSocial: links(contactNetworks, contactField),
    marks: builtIn.marks.map(({ label, marks }) => ({
      label,
      marks: marks.filter(({ name }) => form[markField(name)] === 'on'),
    })),
  };
}
