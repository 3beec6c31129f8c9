import type { SiteSettings as Settings } from '#domain/content/site-settings.ts';
import { openingHours } from '#domain/office/opening-hours.ts';

/**
 * Everything that names the company, in one place; what staff save in the back office wins over it.
 * The specification leaves phone numbers and e-mail open (`{phone}`, `{email}`), so the ones here are
 * reserved fictional numbers (555-01xx) and the example domain, to be replaced by the operator.
 */
export const siteSettings: Settings = {
  name: 'Omnibus',
  legalName: 'Omnibus Bus Sales LLC',
  tagline: 'Buses bought and sold by people who know buses',
  copyrightStartYear: 2008,
  /** Header, footer and banner number (spec §1: the contact block shows a different one). */
  phone: { display: '(856) 555-0142', href: 'tel:+18565550142' },
  contactPhone: { display: '(856) 555-0178', href: 'tel:+18565550178' },
  salesEmail: 'sales@omnibus.example',
  address: {
    street: '125 N Railroad Ave',
    city: 'Pedricktown',
    state: 'NJ',
    zip: '08067',
    latitude: 39.7615,
    longitude: -75.4121,
    mapHref:
      'https://www.openstreetmap.org/search?query=125%20N%20Railroad%20Ave%2C%20Pedricktown%2C%20NJ%2008067',
  },
  office: openingHours,
  /** Both readings of the specification are kept where the text puts them (spec §1). */
  hours: {
    header: '8AM-6PM EST',
    contact: 'Monday - Friday, 9:00AM - 6:00PM',
    footer: 'Monday - Friday, 9:00AM to 6:00PM',
  },
  /** Nobody's until the operator names them: a network's front page is no profile. */
  social: [],
  contactSocial: [],
  /**
   * The footer's press, partner and payment marks and its two badges. Neutral drawings of ours stand
   * where the operator's real marks will; a group without marks is left out.
   */
  marks: [
    {
      label: 'Press',
      marks: [
        { name: 'Trade press', drawing: 'paper' },
        { name: 'Local news', drawing: 'broadcast' },
      ],
    },
    {
      label: 'Partners',
      marks: [
        { name: 'Transport', drawing: 'truck' },
        { name: 'Inspection', drawing: 'check' },
      ],
    },
    {
      label: 'Payment',
      marks: [
        { name: 'Bank wire', drawing: 'bank' },
        { name: 'Card', drawing: 'card' },
      ],
    },
    {
      label: 'Badges',
      marks: [
        { name: 'BBB', detail: 'Look us up', drawing: 'shield', href: 'https://www.bbb.org/' },
        { name: 'SSL', detail: 'Encrypted', drawing: 'lock' },
      ],
    },
  ],
  /** Home page: the named state's inventory, or the banner with the call button (spec §2). */
  stateInventory: { enabled: false, state: 'NJ' },
  banner: {
    heading: 'Used Bus For Sale, Near You',
    text: 'Enjoy transparent pricing and 24/7 customer support. Skip long wait times.',
    action: 'Call Our Bus Experts',
  },
  footerTagline: 'Sell your bus smarter with expert guidance. Get started today!',
};

export type SiteSettings = Settings;
