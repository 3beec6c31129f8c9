import type { SiteSettings } from '#content/site-settings.ts';
import { clockTime, type OpeningHours } from '#domain/office/opening-hours.ts';
import { currentLanguage, languages } from '#messages/languages.ts';
import { urls } from '#site/urls.ts';
import { saySetting } from '#site/words/trade-words.ts';
import { inContext, type Entity } from './entity.ts';

/** How other entities point at the company. */
export const dealerId = (siteUrl: string) => `${siteUrl}/#dealer`;

/** The seller of an offer: named, and the same company as on the home page. */
export function sellerEntity(settings: SiteSettings, siteUrl: string): Entity {
  return { '@type': 'AutoDealer', '@id': dealerId(siteUrl), name: settings.name };
}

/** The company: for the home page and the contact page. */
export function dealerEntity(settings: SiteSettings, siteUrl: string): Entity {
  const { address } = settings;
  return inContext({
    '@type': 'AutoDealer',
    '@id': dealerId(siteUrl),
    name: settings.name,
    legalName: settings.legalName,
    description: saySetting(settings.tagline),
    url: siteUrl + urls.home(),
    logo: `${siteUrl}/icon-512.png`,
    image: `${siteUrl}/social-card.png`,
    telephone: settings.phone.href.replace('tel:', ''),
    email: settings.salesEmail,
    foundingDate: String(settings.copyrightStartYear),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.zip,
      addressCountry: 'US',
    },
    geo: {
      '@type': 'GeoCoordinates',
      latitude: address.latitude,
      longitude: address.longitude,
    },
    openingHours: schemaHours(settings.office),
    sameAs: settings.social.map(({ href }) => href),
  });
}

const schemaDays = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];

/** As schema.org has them: "Mo-Fr 09:00-18:00". */
function schemaHours({ weekdays, opensAtMinute, closesAtMinute }: OpeningHours): string {
  const [first = 0] = weekdays;
  const isRow = weekdays.length > 2 && weekdays.every((day, index) => day === first + index);
  const days = isRow ? [weekdays[0], weekdays.at(-1)] : weekdays;
  const named = days.map((day) => schemaDays[day ?? 0]).join(isRow ? '-' : ',');
  return `${named} ${clockTime(opensAtMinute)}-${clockTime(closesAtMinute)}`;
}

export function webSiteEntity(settings: SiteSettings, siteUrl: string): Entity {
  return inContext({
    '@type': 'WebSite',
    name: settings.name,
    inLanguage: languages[currentLanguage()].locale,
    url: siteUrl + urls.home(),
    publisher: { '@id': dealerId(siteUrl) },
  } as Entity);
}
