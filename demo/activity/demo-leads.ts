import { listingTitle } from '#domain/inventory/listing-title.ts';
import type { LeadKind } from '#domain/leads/lead-forms.ts';
import type { LeadEvent } from '#domain/leads/lead-repository.ts';
import type { LeadState } from '#domain/leads/lead-states.ts';
import { demoReference } from '#domain/leads/reference.ts';
import type { DemoLead } from '#domain/staff/demo-activity.ts';
import { demoListings } from '../inventory/demo-listings.ts';
import { createRandom, type Random } from '../inventory/random.ts';
import { countedReference, demoActor, demoTimes, type DemoTimes } from './demo-times.ts';
import { askedAtLarge, askedOfBus, wantedBuses } from './what-buyers-write.ts';

/** One lead in short; `index` is its place in the list. */
interface Story {
  kind: LeadKind;
  state: LeadState;
  /** When it came. */
  days: number;
  hours: number;
  /** Hours from arrival to the answer; with `answered` and `closed`. */
  answeredAfterHours?: number;
  /** The same person as the lead before it. */
  sameAsBefore?: true;
  spam?: readonly string[];
  note?: string;
}

/** The first ones by hand: what a back office must be able to show; the rest fill the weeks before. */
const told: readonly Story[] = [
  { kind: 'contact', state: 'new', days: 0, hours: 1 },
  { kind: 'callback', state: 'new', days: 0, hours: 2 },
  // In the middle of the night, whenever the demo is made: twelve hours apart cover both.
  { kind: 'contact', state: 'new', days: 0, hours: 9 },
  { kind: 'contact', state: 'new', days: 0, hours: 15 },
  { kind: 'video-tour', state: 'new', days: 1, hours: 3 },
  { kind: 'contact', state: 'new', days: 2, hours: 5 },
  { kind: 'callback', state: 'new', days: 2, hours: 4, sameAsBefore: true },
  { kind: 'contact', state: 'new', days: 4, hours: 6 },
  { kind: 'bus-alert', state: 'unconfirmed', days: 1, hours: 1 },
  { kind: 'bus-alert', state: 'new', days: 6, hours: 2 },
  { kind: 'bus-alert', state: 'new', days: 20, hours: 7 },
  {
    kind: 'contact',
    state: 'spam',
    days: 3,
    hours: 8,
    spam: ['Three links in a short message', 'Sent two seconds after the page was opened'],
  },
  {
    kind: 'contact',
    state: 'answered',
    days: 1,
    hours: 20,
    answeredAfterHours: 1,
    note: 'Called. Wants to see the bus on Saturday with the church board.',
  },
  {
    kind: 'contact',
    state: 'closed',
    days: 9,
    hours: 3,
    answeredAfterHours: 2,
    note: 'Bought elsewhere. Needs a second one in spring: call in March.',
  },
];

/** Forty leads of every kind and state, the same every time but for their dates. */
export function demoLeads(now: Date): DemoLead[] {
  const random = createRandom(7, 40);
  const times = demoTimes(now);
  const buses = demoListings(now).filter(({ status }) => status === 'published');
  const stories = [...told, ...Array.from({ length: 40 - told.length }, () => olderStory(random))];
  let person = 0;
  return stories.map((story, index) => {
    if (!story.sameAsBefore) person += 1;
    const bus = story.kind === 'bus-alert' ? null : random.pick(buses);
    return leadOf(story, { index, person, bus, random, times });
  });
}

function olderStory(random: Random): Story {
  const kind = random.weighted<{ kind: LeadKind; weight: number }>([
    { kind: 'contact', weight: 7 },
    { kind: 'callback', weight: 3 },
    { kind: 'video-tour', weight: 1 },
  ]).kind;
  return {
    kind,
    state: random.chance(0.6) ? 'closed' : 'answered',
    days: random.int(5, 85),
    hours: random.int(0, 23),
    answeredAfterHours: random.pick([1, 1, 2, 3, 5, 18, 26]),
  };
}

interface Part {
  index: number;
  person: number;
  bus: ReturnType<typeof demoListings>[number] | null;
  random: Random;
  times: DemoTimes;
}

function leadOf(story: Story, { index, person, bus, random, times }: Part): DemoLead {
  const { kind, state, days, hours, answeredAfterHours, spam } = story;
  const arrived = times.ago(days, hours);
  const answeredAt =
    answeredAfterHours === undefined ? null : times.ago(days, hours - answeredAfterHours);
  const about = bus && random.chance(0.8) ? bus : null;
  const title = about ? listingTitle(about.details) : '';
  const words = spam
    ? 'BEST PRICES for leads!!! https://spam.example/a https://spam.example/b https://spam.example/c'
    : about
      ? random.pick(askedOfBus)(title)
      : random.pick(askedAtLarge);
  const mark = String(person).padStart(2, '0');
  return {
    lead: {
      reference: countedReference(demoReference, 'B', index + 1),
      kind,
      state,
      firstName: 'Demo',
      lastName: `Buyer ${mark}`,
      email: `demo.buyer.${mark}@example.com`,
      phone: kind === 'bus-alert' ? null : `(856) 555-01${mark}`,
      phoneE164: kind === 'bus-alert' ? null : `+185655501${mark}`,
      message: kind === 'bus-alert' ? null : words,
      bus: about && { id: about.id, stockNumber: about.details.stockNumber, title },
      details: detailsOf(kind, { random, arrived, times, days }),
      spamScore: spam ? 100 : 0,
      spamReasons: [...(spam ?? [])],
      token: null,
    },
    firstAnswerAt: answeredAt,
    events: historyOf(story, arrived, answeredAt),
  };
}

function detailsOf(
  kind: LeadKind,
  at: { random: Random; arrived: string; times: DemoTimes; days: number },
): DemoLead['lead']['details'] {
  if (kind === 'bus-alert') return { wanted: at.random.pick(wantedBuses), toldUntil: at.arrived };
  if (kind === 'callback') return { callTime: at.random.pick(['morning', 'afternoon', 'any']) };
  if (kind !== 'video-tour') return {};
  // Two days after it was asked for, at ten on the lot.
  const day = at.times.ago(at.days - 2).slice(0, 10);
  return { slot: { startsAt: `${day}T15:00:00.000Z`, durationMinutes: 30 } };
}

function historyOf(story: Story, arrived: string, answeredAt: string | null): LeadEvent[] {
  const { kind, state, note = null } = story;
  const first: LeadState =
    state === 'spam' || state === 'unconfirmed'
      ? state
      : kind === 'bus-alert'
        ? 'unconfirmed'
        : 'new';
  const events: LeadEvent[] = [
    { at: arrived, actor: 'visitor', from: null, to: first, note: 'Demo data' },
  ];
  if (first === 'unconfirmed' && state === 'new')
    events.push({ at: arrived, actor: 'visitor', from: first, to: 'new', note: null });
  if (answeredAt)
    events.push({ at: answeredAt, actor: demoActor, from: 'new', to: 'answered', note });
  if (answeredAt && state === 'closed')
    events.push({ at: answeredAt, actor: demoActor, from: 'answered', to: 'closed', note: null });
  return events;
}
