import type { SiteSettings } from '#content/site-settings.ts';
import type { BusListing } from '#domain/inventory/bus-listing.ts';
import { listingTitle } from '#domain/inventory/listing-title.ts';
import { publicStatuses } from '#domain/inventory/listing-card.ts';
import type { AdfProspect, AdfVehicle } from '#domain/leads/adf/write-adf.ts';
import { fullName, type Lead } from '#domain/leads/lead.ts';
import { leadAnswers } from '#domain/leads/present-lead.ts';
import { readQuote, type QuoteChoice } from '#domain/quotes/quote-choice.ts';
import { say } from '#messages/i18n.ts';
import { urls } from '#site/urls.ts';

/** The ids of all listings that a lead is about, in its order. */
export function busesOf({ bus, details }: Pick<Lead, 'bus' | 'details'>): number[] {
  const asked = choicesOf(details).map(({ busId }) => busId);
  return [...new Set([...(bus ? [bus.id] : []), ...asked])];
}

/**
 * A lead as a CRM is told of it. Of a bus only what its public page shows: of one that is no longer
 * public, what the visitor saw when they wrote.
 */
export function describeProspect(
  lead: Lead,
  listings: readonly BusListing[],
  { settings, siteUrl }: { settings: SiteSettings; siteUrl: string },
): AdfProspect {
  const shown = new Map(
    listings
      .filter(({ status }) => publicStatuses.includes(status))
      .map((listing) => [listing.id, listing]),
  );
  const choices = new Map(choicesOf(lead.details).map((choice) => [choice.busId, choice]));
  const vehicles = busesOf(lead).map((id) => {
    const listing = shown.get(id);
    const wanted = wantedWords(choices.get(id));
    if (listing) return shownVehicle(listing, wanted, siteUrl);
    const told = lead.bus?.id === id ? lead.bus : null;
    return { ...unknownVehicle, stock: told?.stockNumber ?? null, comments: told?.title ?? wanted };
  });
  const answers = leadAnswers(lead).map(({ label, text }) => `${label}: ${say(text)}`);
  const { name, address, contactPhone, salesEmail } = settings;
  const { firstName, lastName, email } = lead;
  return {
    id: lead.reference,
    source: new URL(siteUrl).host,
    requestedAt: lead.createdAt.replace(/\.\d+Z$/, 'Z'),
    vehicles: vehicles.length > 0 ? vehicles : [unknownVehicle],
    customer: {
      name:
        firstName && lastName
          ? { first: firstName, last: lastName }
          : { full: fullName(lead) ?? email ?? lead.phone ?? lead.reference },
      email,
      phone: lead.phoneE164 ?? lead.phone,
      callTime: callTimes[lead.details.callTime ?? ''] ?? 'nopreference',
      comments: [...(lead.message ? [lead.message] : []), ...answers].join('\n'),
    },
    vendor: {
      name,
      url: siteUrl,
      contact: {
        name: { full: name, isBusiness: true },
        email: salesEmail,
        phone: contactPhone.display,
        address: {
          street: address.street,
          city: address.city,
          region: address.state,
          postalCode: address.zip,
          country: 'US',
        },
      },
    },
    provider: {
      name,
      service: 'Website',
      url: siteUrl,
      email: salesEmail,
      phone: contactPhone.display,
    },
  };
}

const callTimes: Readonly<Record<string, 'morning' | 'afternoon'>> = {
  morning: 'morning',
  afternoon: 'afternoon',
  late: 'afternoon',
};

const unknownVehicle: AdfVehicle = {
  status: 'used',
  year: null,
  make: null,
  model: null,
  vin: null,
  stock: null,
  odometerMiles: null,
  priceCents: null,
  comments: null,
};

function shownVehicle(listing: BusListing, wanted: string | null, siteUrl: string): AdfVehicle {
  const address = siteUrl + urls.bus(listing);
  return {
    status: listing.condition === 'new' ? 'new' : 'used',
    year: listing.year,
    make: listing.bodyMake ?? listing.chassisMake,
    model: listing.bodyModel ?? listing.chassisModel,
    vin: listing.vin,
    stock: listing.stockNumber,
    odometerMiles: listing.mileageMiles,
    priceCents: listing.priceCents,
    comments: [listingTitle(listing), wanted, address].filter(Boolean).join('\n'),
  };
}

const choicesOf = ({ choices }: Lead['details']) => (choices ? readQuote([choices]).choices : []);

function wantedWords(choice: QuoteChoice | undefined): string | null {
  if (!choice) return null;
  return 'units' in choice ? `Units ${choice.units.join(', ')}` : `Wanted: ${choice.count}`;
}
