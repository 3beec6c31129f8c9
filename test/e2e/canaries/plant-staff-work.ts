import { officeDate } from '#domain/office/opening-hours.ts';
import { expect } from 'vitest';
import { expectStatus, type CanarySite, type Visitor } from './canary-site.ts';
import type { Garden } from './garden.ts';

const category = { category: 'shuttle', year: '2016', bodyMake: 'Starcraft', condition: 'used' };
const place = { city: 'Trenton', state: 'NJ', passengers: '24', priceCents: '20000' };

const idIn = (location: string | null, area: string) =>
  new RegExp(String.raw`/staff/${area}/(\d+)`).exec(location ?? '')?.[1] ?? '';
const field = (html: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';

/** Buses in every state, with what only staff may know of them; the number of the published one. */
export async function plantBuses(owner: Visitor, garden: Garden): Promise<string> {
  const add = async (form: Record<string, string>) => {
    const answer = await owner.post('/staff/inventory/new', { ...category, ...place, ...form });
    const id = idIn(answer.headers.get('location'), 'inventory');
    expect(id, answer.text.slice(0, 300)).not.toBe('');
    return id;
  };
  const does = async (id: string, act: string, form: Record<string, string> = {}) => {
    const { text } = await owner.get(`/staff/inventory/${id}`);
    const path = act === 'sold' ? 'sold' : 'act';
    const revision = field(text, 'revision');
    const answer = await owner.post(`/staff/inventory/${id}/${path}`, { act, revision, ...form });
    expectStatus(answer, 303, act);
  };
  const published = await add({
    bodyModel: garden.word('model of a published bus'),
    vin: garden.vin('VIN of a published bus'),
    description: `With ${garden.word('words about a published bus')} seats.`,
    zip: '08608',
    latitude: '40.220581',
    longitude: '-74.769913',
  });
  garden.given('exact point of a published bus', '40.220581');
  await does(published, 'publish');

  await add({
    bodyModel: garden.word('model of a bus not published'),
    vin: garden.vin('VIN of a bus not published'),
    stockNumber: garden.word('stock number of a bus not published'),
    description: garden.word('words about a bus not published'),
  });
  const sold = await add({ bodyModel: 'Allstar', vin: garden.vin('VIN of a sold bus') });
  await does(sold, 'publish');
  await does(sold, 'sold', {
    'sold-on': officeDate(new Date()),
    'buyer-note': `To ${garden.word('buyer of a sold bus')}`,
  });
  const withdrawn = await add({ bodyModel: 'Senator', vin: garden.vin('VIN of a withdrawn bus') });
  await does(withdrawn, 'publish');
  await does(withdrawn, 'withdraw');

  const lot = await add({ bodyModel: 'Quest' });
  await owner.post(`/staff/inventory/${lot}/unit`, {
    vin: garden.vin('VIN of a unit of a lot not published'),
    mileageMiles: '99,000',
  });
  return published;
}

/** What staff write about what visitors wrote. */
export async function plantStaffWork(owner: Visitor, garden: Garden) {
  const inbox = (await owner.get('/staff/leads?state=all')).text;
  const ids = [...inbox.matchAll(/href="\/staff\/leads\/(\d+)" data-key-open/g)];
  const lead = `/staff/leads/${ids.at(-1)?.[1]}`;
  const noted = await owner.post(`${lead}/note`, { note: garden.word('note on a message') });
  expectStatus(noted, 303);
  const replied = await owner.post(`${lead}/reply`, {
    revision: field((await owner.get(lead)).text, 'revision'),
    subject: 'Your bus',
    body: `Yes, ${garden.word('words of a reply')}.`,
  });
  expectStatus(replied, 303);

  const queue = (await owner.get('/staff/submissions?view=all')).text;
  const reference = /\/staff\/submissions\/(OM[\w-]+)/.exec(queue)?.[1];
  garden.given('reference of an offered bus', reference);
  const note = await owner.post(`/staff/submissions/${reference}/note`, {
    text: garden.word('note on an offered bus'),
  });
  expectStatus(note, 303);

  const article = await owner.post('/staff/content/articles/edit', {
    title: `About ${garden.word('title of an article not published')}`,
    slug: '',
    excerpt: 'When they pay.',
    text: `## Snow\n\n${garden.word('text of an article not published')}`,
    'category-blog-articles': 'on',
    publishedOn: '2026-11-01',
    revision: '0',
    step: 'draft',
  });
  expectStatus(article, 303);
  const invited = await owner.post('/staff/people/invite', {
    email: garden.mail('mail address of an invited member'),
    name: 'Jo',
    role: 'viewer',
  });
  expect(invited.status).toBeLessThan(400);
}

/** A condition report that is not published; its inspector's address is a secret. */
export async function plantInspection(
  site: CanarySite,
  owner: Visitor,
  garden: Garden,
  bus: string,
) {
  const asked = await owner.post('/staff/inspections', {
    listing: bus,
    name: garden.word('name of an inspector'),
    role: 'owner',
  });
  const token = /\/inspection\/([0-9a-f]{32})/.exec(asked.text)?.[1];
  garden.given('secret address of an inspection', token);
  const version = {
    item: 'engine-leaks',
    severity: 'unsafe',
    figures: {},
    note: `Drips on the ${garden.word('note of an inspection')}`,
    editedAt: Date.now(),
    device: garden.word('device of an inspection'),
  };
  const inspector = site.visitor();
  const answer = await inspector.send(`/inspection/${token}/versions`, {
    method: 'POST',
    headers: { origin: site.server.origin, 'content-type': 'application/json' },
    body: JSON.stringify({ versions: [version] }),
  });
  expectStatus(answer, 200);
  await inspector.get(`/inspection/${token}`);
}
