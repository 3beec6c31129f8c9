import type { OpeningHours } from '../office/opening-hours.ts';
import type { ContactNetwork, MarkDrawing, SocialNetwork } from './site-marks.ts';

interface Phone {
  display: string;
  /** `tel:` address. */
  href: string;
}

interface SiteMark {
  name: string;
  drawing: MarkDrawing;
  detail?: string;
  href?: string;
}

/** What names the company on every page; the built-in values are in `content/site-settings.ts`. */
export interface SiteSettings {
  name: string;
  legalName: string;
  tagline: string;
  copyrightStartYear: number;
  phone: Phone;
  contactPhone: Phone;
  salesEmail: string;
  address: {
    street: string;
    city: string;
    state: string;
    zip: string;
    latitude: number;
    longitude: number;
    mapHref: string;
  };
  /** When the office answers; the sentences below say it to visitors. */
  office: OpeningHours;
  hours: { header: string; contact: string; footer: string };
  social: readonly { network: SocialNetwork; href: string }[];
  contactSocial: readonly { network: ContactNetwork; href: string }[];
  marks: readonly { label: string; marks: readonly SiteMark[] }[];
  stateInventory: { enabled: boolean; state: string };
  banner: { heading: string; text: string; action: string };
  footerTagline: string;
}
