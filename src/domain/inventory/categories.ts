/**
 * The bus categories of the marketplace: one table that navigation, tiles, import, search and forms
 * share. Slugs are public URLs (`/categories/{slug}`) and search values (`categorySlug`), so a slug
 * never changes once published.
 */
export const busCategories = [
  {
    slug: 'shuttle',
    name: 'Shuttle',
    pluralName: 'Shuttle Buses',
    description:
      'Cutaway and mid-size shuttles with 9 to 45 seats, built on van and truck chassis. The workhorse for hotels, churches, parking lots and senior living.',
  },
  {
    slug: 'coach',
    name: 'Coach',
    pluralName: 'Coach Buses',
    description:
      'Full-size highway coaches from 30 to 45 feet with high floors, luggage bays and, on most, a restroom. Built for charter, tour and casino work.',
  },
  {
    slug: 'school',
    name: 'School',
    pluralName: 'School Buses',
    description:
      'Type A, B, C and D school buses for districts, private schools, camps and conversion projects. Rated seats count children, so check the adult figure.',
  },
  {
    slug: 'school-activity',
    name: 'Activity',
    pluralName: 'Activity Buses (MFSAB)',
    description:
      'School-bus structure without the yellow paint, stop arm and eight-way lights. Day cares, clubs and churches use them off the home-to-school route.',
  },
  {
    slug: 'mini-coach',
    name: 'Mini Coach',
    pluralName: 'Mini Coaches',
    description:
      'Mid-size coaches from 28 to 40 feet. Coach comfort and luggage space for groups that would rattle around in a 45-footer.',
  },
  {
    slug: 'transit',
    name: 'Transit',
    pluralName: 'Transit Buses',
    description:
      'Low-floor and high-floor city buses with two doors and room to stand, for campuses, parking operations, agencies and converters.',
  },
  {
    slug: 'trolley',
    name: 'Trolley',
    pluralName: 'Trolley Buses',
    description:
      'Rubber-tired trolleys with wood trim and arched windows, for weddings, downtown loops and sightseeing.',
  },
  {
    slug: 'double-decker',
    name: 'Double Decker',
    pluralName: 'Double Decker Buses',
    description:
      'Two decks, open top or closed, for sightseeing, events and high-capacity routes. Mind the height: most stand 13 to 14½ feet tall.',
  },
  {
    slug: 'limo-bus',
    name: 'Limo Bus',
    pluralName: 'Limo & Party Buses',
    description:
      'Perimeter seating, dark glass, sound and lighting. From 14 to 45 passengers for limousine operators.',
  },
  {
    slug: 'van',
    name: 'Van',
    pluralName: 'Passenger Vans',
    description:
      'Complete passenger vans and minibuses with 8 to 15 seats. Easy to park and, with up to 15 people including the driver, usually no CDL.',
  },
  {
    slug: 'conversion',
    name: 'Motorcoach Conversion',
    pluralName: 'Motorcoach Conversions',
    description:
      'Coach shells finished as motorhomes, entertainer coaches, mobile offices and command posts.',
  },
  {
    slug: 'skoolie',
    name: 'Skoolie',
    pluralName: 'Skoolies & Bus Conversions',
    description:
      'School and transit buses already converted to homes, studios and shops on wheels.',
  },
  {
    slug: 'electric',
    name: 'Electric',
    pluralName: 'Electric Buses',
    description:
      'Battery-electric buses of every body style. Check the usable battery, the charging port and the warranty that is left.',
  },
  {
    slug: 'commercial',
    name: 'Specialty',
    pluralName: 'Commercial & Specialty Buses',
    description:
      'Crew, prison, medical, bookmobile and command buses: bodies built for one particular job.',
  },
] as const;

export type BusCategory = (typeof busCategories)[number];
export type CategorySlug = BusCategory['slug'];

/** Slug of the synthetic "All Bus Types" tile and menu entry (spec §2, §3). */
export const allBusTypes = { slug: 'view-all', name: 'All Bus Types' } as const;

const bySlug = new Map<string, BusCategory>(busCategories.map((c) => [c.slug, c]));

export function findCategory(slug: string): BusCategory | null {
  return bySlug.get(slug) ?? null;
}

export function isCategorySlug(slug: string): slug is CategorySlug {
  return bySlug.has(slug);
}

/** In a sentence, "activity buses" rather than "Activity Buses (MFSAB)"; the same in other languages. */
export const kindInSentence = (category: string): string =>
  category.replace(/\s*\([^)]*\)/g, '').toLowerCase();

/** Spec §3: the client view's tagline. */
export function categoryTagline(category: { name: string }): string {
  return `Browse our selection of ${kindInSentence(category.name)} for sale`;
}

/**
 * Every category a listing belongs to: its own and, for anything battery-electric, `electric`, which
 * cuts across body styles. Search stores them all under `categorySlug`.
 */
export function categorySlugsOf(details: {
  category: CategorySlug | null;
  fuel: string | null;
}): CategorySlug[] {
  const own: CategorySlug[] = details.category ? [details.category] : [];
  if (details.fuel === 'electric' && details.category !== 'electric') own.push('electric');
  return own;
}
