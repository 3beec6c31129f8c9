import {
  openingHoursForm,
  readOpeningHours,
  saysOtherHours,
  storedOpeningHours,
} from '../../office/read-opening-hours.ts';
import { contactNetworks, socialNetworks } from '../site-marks.ts';
import type { SiteSettings } from '../site-settings.ts';
import type { ContentValues } from './content-edits.ts';
import { fieldReader, type FormFields, type Problems } from './read-fields.ts';

/** Plain one-line texts: field → what it is called in a sentence, and its longest. */
const texts = {
  name: ['the company’s name', 60],
  legalName: ['the legal name', 120],
  tagline: ['the tagline', 160],
  footerTagline: ['the line above the footer', 200],
  street: ['the street', 120],
  city: ['the city', 80],
  hoursHeader: ['the hours in the header', 60],
  hoursContact: ['the hours on the contact page', 120],
  hoursFooter: ['the hours in the footer', 120],
  bannerHeading: ['the banner’s heading', 80],
  bannerText: ['the banner’s text', 240],
  bannerAction: ['the text of the button', 40],
} as const;

/** `tel:` address of a number as people write it in the United States, or with + and a country. */
export function phoneHref(display: string): string | null {
  if (!/^[+(]?[0-9][0-9 ().\-–]{6,28}$/.test(display)) return null;
  const digits = display.replace(/\D/g, '');
  if (display.startsWith('+'))
    return digits.length >= 8 && digits.length <= 15 ? `tel:+${digits}` : null;
  if (digits.length === 10) return `tel:+1${digits}`;
  return digits.length === 11 && digits.startsWith('1') ? `tel:+${digits}` : null;
}

const markField = (name: string) => `mark-${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;

/** What the form says; texts stay texts, pages escape them. */
export function readSettings(
  form: FormFields,
  builtIn: SiteSettings,
): { values: Record<string, string>; problems: Problems } {
  const problems: Problems = {};
  const values: Record<string, string> = {};
  const { line } = fieldReader(form, problems);
  for (const [name, [label, most]] of Object.entries(texts)) values[name] = line(name, label, most);
  for (const name of ['phone', 'contactPhone']) {
    const display = (values[name] = line(name, 'a phone number', 30));
    if (!problems[name] && phoneHref(display) === null)
      problems[name] = 'Enter a phone number such as (856) 555-0142';
  }
  const email = (values['salesEmail'] = line('salesEmail', 'an e-mail address', 254));
  if (!problems['salesEmail'] && !/^[^\s@<>"',;:]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(email))
    problems['salesEmail'] = 'Enter an e-mail address such as sales@example.com';
  const state = (values['state'] = line('state', 'the state', 2).toUpperCase());
  if (!problems['state'] && !/^[A-Z]{2}$/.test(state))
    problems['state'] = 'Enter two letters, such as NJ';
  const zip = (values['zip'] = line('zip', 'the ZIP code', 10));
  if (!problems['zip'] && !/^\d{5}(-\d{4})?$/.test(zip))
    problems['zip'] = 'Enter a ZIP code such as 08067';
  for (const name of linkFields) {
    const text = (values[name] = line(name, 'an address', 300, 'optional'));
    const url = text === '' ? null : URL.parse(text);
    if (text !== '' && (url?.protocol !== 'https:' || url.username + url.password !== ''))
      problems[name] = 'Enter an address that starts with https://, or leave it empty';
    else if (url && !isProfile(url))
      problems[name] = 'Enter the address of your own page there, or leave it empty';
    else if (url) values[name] = url.href;
  }
  const hours = readOpeningHours(form);
  Object.assign(values, openingHoursForm(hours.office));
  Object.assign(problems, hours.problems);
  values['stateInventory'] = form['stateInventory'] === 'on' ? 'on' : '';
  for (const { marks } of builtIn.marks) {
    for (const { name } of marks)
      values[markField(name)] = form[markField(name)] === 'on' ? 'on' : '';
  }
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
  const { address, hours, banner } = settings;
  return {
    name: settings.name,
    legalName: settings.legalName,
    tagline: settings.tagline,
    footerTagline: settings.footerTagline,
    phone: settings.phone.display,
    contactPhone: settings.contactPhone.display,
    salesEmail: settings.salesEmail,
    street: address.street,
    city: address.city,
    state: address.state,
    zip: address.zip,
    ...openingHoursForm(settings.office),
    hoursHeader: hours.header,
    hoursContact: hours.contact,
    hoursFooter: hours.footer,
    bannerHeading: banner.heading,
    bannerText: banner.text,
    bannerAction: banner.action,
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
  const { hours, banner, office } = settings;
  const sentences = {
    hoursHeader: hours.header,
    hoursContact: hours.contact,
    hoursFooter: hours.footer,
    bannerText: banner.text,
  };
  return Object.fromEntries(
    Object.entries(sentences).flatMap(([field, sentence]) => {
      const said = saysOtherHours(sentence, office);
      return said === null ? [] : [[field, said]];
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
  const text = (name: string, otherwise: string) =>
    typeof values[name] === 'string' ? values[name] : otherwise;
  const phone = (name: string, otherwise: SiteSettings['phone']) => {
    const display = text(name, otherwise.display);
    return { display, href: phoneHref(display) ?? otherwise.href };
  };
  const links = <Network extends string>(
    networks: readonly Network[],
    field: (network: string) => string,
    present: readonly { network: Network; href: string }[],
  ) =>
    networks.flatMap((network) => {
      const href = text(field(network), present.find((one) => one.network === network)?.href ?? '');
      const url = URL.parse(href);
      return url?.protocol === 'https:' && isProfile(url) ? [{ network, href }] : [];
    });
  const { address, hours, banner } = builtIn;
  const place = {
    street: text('street', address.street),
    city: text('city', address.city),
    state: text('state', address.state),
    zip: text('zip', address.zip),
  };
  const words = `${place.street}, ${place.city}, ${place.state} ${place.zip}`;
  return {
    ...builtIn,
    name: text('name', builtIn.name),
    legalName: text('legalName', builtIn.legalName),
    tagline: text('tagline', builtIn.tagline),
    footerTagline: text('footerTagline', builtIn.footerTagline),
    phone: phone('phone', builtIn.phone),
    contactPhone: phone('contactPhone', builtIn.contactPhone),
    salesEmail: text('salesEmail', builtIn.salesEmail),
    address: {
      ...address,
      ...place,
      mapHref: `https://www.openstreetmap.org/search?query=${encodeURIComponent(words)}`,
    },
    office: storedOpeningHours(values),
    hours: {
      header: text('hoursHeader', hours.header),
      contact: text('hoursContact', hours.contact),
      footer: text('hoursFooter', hours.footer),
    },
    banner: {
      heading: text('bannerHeading', banner.heading),
      text: text('bannerText', banner.text),
      action: text('bannerAction', banner.action),
    },
    stateInventory: {
      ...builtIn.stateInventory,
      enabled: text('stateInventory', builtIn.stateInventory.enabled ? 'on' : '') === 'on',
    },
    social: links(socialNetworks, socialField, builtIn.social),
    contactSocial: links(contactNetworks, contactField, builtIn.contactSocial),
    marks: builtIn.marks.map(({ label, marks }) => ({
      label,
      marks: marks.filter(({ name }) => text(markField(name), 'on') === 'on'),
    })),
  };
}
