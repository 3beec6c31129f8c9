import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inspectionSections } from '#domain/inspections/inspection-sections.ts';
import { aListing } from '#test/factories/listing-factory.ts';
import { createSeller, jpeg, sellerForm } from '#test/factories/seller.ts';
import { createTestStaff, staffOrigin, type TestStaff } from '#test/factories/test-staff.ts';

let bed: TestStaff;
/** `/inspection/<token>` of a fresh inspection of the first bus. */
let link = '';
let id = '';
beforeAll(async () => {
  bed = await createTestStaff({ listings: [1, 2].map((each) => aListing({ id: each })) });
});
afterAll(() => bed.close());
beforeEach(async () => {
  ({ link, id } = await ask({ listing: '1', name: 'Ruth O’Neil', role: 'owner' }));
});

async function ask(fields: Record<string, string>) {
  const answer = await bed.post('/staff/inspections', fields);
  const page = await answer.text();
  return {
    link: /\/inspection\/[0-9a-f]{32}/.exec(page)?.[0] ?? `none: ${answer.status}`,
    id: /href="\/staff\/inspections\/(\d+)"/.exec(page)?.[1] ?? '',
  };
}

const open = async (path = '') => (await bed.app.request(staffOrigin + link + path)).text();
const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  bed.app.request(staffOrigin + link + path, {
    method: 'POST',
    body,
    headers: { origin: staffOrigin, ...headers },
  });
const send = (...versions: unknown[]) =>
  post('/versions', JSON.stringify({ versions }), { 'content-type': 'application/json' });
const version = (more: Record<string, unknown> = {}) => ({
  item: 'engine-leaks',
  severity: 'unsafe',
  figures: {},
  note: 'Fuel drips on the exhaust',
  editedAt: 1_790_000_000_000,
  device: 'phone-of-ruth',
  ...more,
});

/** The fields of a section as its page shows them, as a browser without scripts sends them. */
async function fieldsOf(section: string): Promise<FormData> {
  const html = await open(`/section/${section}`);
  const form = new FormData();
  const { items = [] } = inspectionSections.find(({ key }) => key === section) ?? {};
  for (const { key, figures } of items) {
    const value = (name: string) =>
      new RegExp(`name="${name}-${key}"[^>]*value="([^"]*)"`).exec(html)?.[1] ?? '';
    form.set(`was-${key}`, value('was'));
    for (const figure of figures) form.set(`${figure}-${key}`, value(figure));
    const select = new RegExp(`<select[^>]*name="severity-${key}"[\\s\\S]*?</select>`).exec(html);
    form.set(
      `severity-${key}`,
      /value="([\w-]+)" selected/.exec(select?.[0] ?? '')?.[1] ?? 'not-checked',
    );
    const note = new RegExp(`<textarea[^>]*name="note-${key}"[^>]*>([^<]*)<`).exec(html);
    form.set(`note-${key}`, note?.[1] ?? '');
  }
  return form;
}
async function publish() {
  const page = await (await bed.get(`/staff/inspections/${id}`)).text();
  const seen = (name: string) =>
    new RegExp(`name="${name}" value="([\\d,]*)"`).exec(page)?.[1] ?? '';
  return bed.post(`/staff/inspections/${id}/publish`, {
    versions: seen('versions'),
    photos: seen('photos'),
  });
}
const busPage = async (bus: number) => {
  const moved = await bed.app.request(`${staffOrigin}/buses/${bus}`);
  const answer = await bed.app.request(
    new URL(moved.headers.get('location') ?? '', staffOrigin).href,
  );
  return (await answer.text()).replaceAll('<!-- -->', '');
};

describe('an inspection by private link, without scripts', () => {
  it('is saved page by page, with photos, and goes on to the next section', async () => {
    const form = await fieldsOf('tires');
    form.set('severity-tire-front-left', 'soon');
    form.set('dotWeek-tire-front-left', '35');
    form.set('dotYear-tire-front-left', '2017');
    form.set('treadDepth32nds-tire-front-left', '5');
    form.append('photos-tire-front-left', new Blob([jpeg(1)]), 'tire.jpg');
    const saved = await post('/section/tires', form);
    expect(saved.status).toBe(303);
    expect(saved.headers.get('location')).toBe(`${link}/section/body`);
    const again = await fieldsOf('tires');
    expect(again.get('severity-tire-front-left')).toBe('soon');
    expect(again.get('dotYear-tire-front-left')).toBe('2017');
    const page = await open('/section/tires');
    expect(page).toContain('Photo 1 of Front left tire');
    expect(await open()).toContain('1 of 9 looked at');

    const photo = /value="(\d+)"[^>]*name="remove"/.exec(page)?.[1] ?? '';
    again.set('remove', photo);
    const removed = await post('/section/tires', again);
    expect(removed.headers.get('location')).toBe(`${link}/section/tires`);
    expect(await open('/section/tires')).not.toContain('Photo 1 of Front left tire');
  });

  it('sent twice it is one; what another has changed meanwhile is not undone', async () => {
    const mine = await fieldsOf('engine');
    const stale = await fieldsOf('engine');
    mine.set('severity-engine-leaks', 'note');
    mine.set('note-engine-leaks', 'A drop at the pan');
    await post('/section/engine', mine);
    await post('/section/engine', mine);
    stale.set('severity-engine-hoses', 'fine');
    await post('/section/engine', stale);
    const now = await fieldsOf('engine');
    expect(now.get('note-engine-leaks')).toBe('A drop at the pan');
    expect(now.get('severity-engine-hoses')).toBe('fine');
    const review = await (await bed.get(`/staff/inspections/${id}`)).text();
    expect(review).not.toContain('2<!-- --> versions');
  });

  it('says which figure cannot be read, and keeps what was typed', async () => {
    const form = await fieldsOf('tires');
    form.set('treadDepth32nds-tire-spare', '99');
    form.set('note-tire-spare', 'Never used');
    const answer = await post('/section/tires', form);
    expect(answer.status).toBe(422);
    const page = await answer.text();
    expect(page).toContain('href="#tire-spare-treadDepth32nds"');
    expect(page).toContain('Never used');
    expect((await fieldsOf('tires')).get('note-tire-spare')).toBe('');
  });

  it('opens nothing once it was ended, and is nobody else’s to find', async () => {
    expect((await bed.app.request(staffOrigin + link)).headers.get('cache-control')).toBe(
      'private, no-store',
    );
    await bed.post(`/staff/inspections/${id}/end`);
    for (const path of ['', '/section/engine']) {
      const answer = await bed.app.request(staffOrigin + link + path);
      expect(answer.status).toBe(410);
      expect(await answer.text()).not.toContain('Inspected by');
    }
    expect((await send(version())).status).toBe(410);
    link = `/inspection/${'0'.repeat(32)}`;
    expect((await send(version())).status).toBe(410);
  });
});

describe('what is on its way when the link is ended', () => {
  /** A body whose second half comes after that. */
  async function endedMidway(path: string, whole: BodyInit, headers: Record<string, string> = {}) {
    const { body, headers: said } = new Request(staffOrigin, { method: 'POST', body: whole });
    const bytes = new Uint8Array(await new Response(body).arrayBuffer());
    const half = Math.floor(bytes.length / 2);
    const halves = (async function* () {
      yield bytes.subarray(0, half);
      await bed.post(`/staff/inspections/${id}/end`);
      yield bytes.subarray(half);
    })();
    const slow = { body: halves as unknown as BodyInit, duplex: 'half' } as RequestInit;
    const sent = { origin: staffOrigin, 'content-type': said.get('content-type')!, ...headers };
    return bed.app.request(staffOrigin + link + path, { method: 'POST', headers: sent, ...slow });
  }
  const nothingCame = async () => {
    const review = await (await bed.get(`/staff/inspections/${id}`)).text();
    expect(review).not.toMatch(/Fuel drips|\/media\//);
  };

  it('is not kept: findings stay on the phone', async () => {
    const json = { 'content-type': 'application/json' };
    const sent = JSON.stringify({ versions: [version()] });
    expect((await endedMidway('/versions', sent, json)).status).toBe(410);
    await nothingCame();
  });

  it('is not kept: a form without scripts is told so', async () => {
    const form = await fieldsOf('engine');
    form.set('severity-engine-leaks', 'fine');
    form.set('note-engine-leaks', 'Fuel drips no more');
    expect((await endedMidway('/section/engine', form)).status).toBe(410);
    await nothingCame();
  });

  it('is not kept: a photo is sent again, and then told so', async () => {
    const headers = { 'idempotency-key': 'photo-key-of-ruth', 'x-inspection-item': 'engine-leaks' };
    const octets = { ...headers, 'content-type': 'application/octet-stream' };
    expect((await endedMidway('/photo', new Blob([jpeg(7)]), octets)).status).toBe(503);
    expect((await post('/photo', jpeg(7), octets)).status).toBe(410);
    await nothingCame();
  });
});

describe('what a phone kept and sends later', () => {
  it('is kept once however often it comes, from two phones, in any order', async () => {
    const sam = version({ device: 'phone-of-sam', note: 'Dry', editedAt: 1_790_000_000_500 });
    for (const sent of [sam, version(), version(), sam]) {
      expect((await send(sent)).status).toBe(200);
    }
    expect((await fieldsOf('engine')).get('note-engine-leaks')).toBe('Dry');
    const review = await (await bed.get(`/staff/inspections/${id}`)).text();
    expect(review).toContain('Fuel drips on the exhaust');
  });

  it.each([
    ['no list', { versions: {} }],
    ['an item that is none', { versions: [version({ item: 'constructor' })] }],
    ['a figure of another item', { versions: [version({ figures: { dotYear: 2019 } })] }],
    [
      'a figure out of its range',
      { versions: [version({ item: 'tire-spare', figures: { dotYear: 9_999 } })] },
    ],
    ['a clock of another century', { versions: [version({ editedAt: 5 })] }],
    ['too many', { versions: Array.from({ length: 101 }, () => version()) }],
  ])('is refused whole: %s', async (_, body) => {
    const answer = await post('/versions', JSON.stringify(body), {
      'content-type': 'application/json',
    });
    expect(answer.status).toBe(400);
  });

  it('counts a photo once by its key, and says what is wrong with one', async () => {
    const headers = { 'idempotency-key': 'photo-key-0123456', 'x-inspection-item': 'lift-cycle' };
    const first = await post('/photo', jpeg(7), headers);
    const again = await post('/photo', jpeg(7), headers);
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(await again.json()).toEqual(await first.json());
    expect((await post('/photo', jpeg(8), { 'x-inspection-item': 'lift-cycle' })).status).toBe(400);
  });
});

describe('a published report', () => {
  it('stands on the bus page: who, when, what matters, what was not checked', async () => {
    expect(await busPage(1)).not.toContain('condition-heading');
    await send(version(), version({ item: 'lift-cycle', severity: 'fine', note: null }));
    expect(await open()).toContain('hand it in');
    await post('/done', new URLSearchParams());
    expect(await open()).toContain('Handed in on');
    expect(await open()).not.toContain('hand it in');
    expect((await publish()).status).toBe(303);
    const page = await busPage(1);
    expect(page).toContain('by Ruth O’Neil, the owner of the bus.');
    expect(page).toMatch(/1 unsafe until repaired, 1 looked at and fine, and \d+ not checked/);
    expect(page).toContain('Fuel drips on the exhaust');
    expect(page).toContain('All that was looked at, and what was not');
    const number = /Report (CR-[0-9A-Z]{4}-[0-9A-Z]{4})/.exec(page)?.[1] ?? '';
    const { inspections } = bed.parts.site;
    expect((await inspections.publishedReport(number.toLowerCase()))?.bus.listingId).toBe(1);
    // Later edits wait for staff.
    await send(version({ editedAt: 1_790_000_900_000, note: 'Now it pours' }));
    expect(await busPage(1)).not.toContain('Now it pours');
    await publish();
    expect(await busPage(1)).toContain(`Earlier reports: ${number}`);
  });

  it('is withdrawn by staff: no summary, no file, and the check page says since when', async () => {
    await send(version({ note: 'Withdrawn soon' }));
    await publish();
    const page = await busPage(1);
    const number = /Report (CR-[0-9A-Z]{4}-[0-9A-Z]{4})/.exec(page)?.[1] ?? '';
    const review = () => bed.get(`/staff/inspections/${id}`).then((answer) => answer.text());
    expect(await review()).toContain(`value="${number}"`);
    const { cookie } = await bed.signIn('viewer');
    const path = `/staff/inspections/${id}/withdraw`;
    expect((await bed.post(path, { number }, { cookie })).status).toBe(403);
    expect((await bed.post(path, { number })).status).toBe(303);
    expect((await bed.post(path, { number })).status).toBe(303);
    expect(await busPage(1)).not.toContain('Withdrawn soon');
    expect(await busPage(1)).not.toContain(number);
    expect(await review()).not.toContain(`value="${number}"`);
    const { inspections } = bed.parts.site;
    expect(await inspections.publishedReport(number)).toBeNull();
    expect(await inspections.withdrawnReport(number.toLowerCase())).toMatchObject({ number });
    expect(await inspections.withdrawnReport('nonsense')).toBeNull();
  });

  it('is refused when something came that nobody has read', async () => {
    await send(version());
    const answer = await bed.post(`/staff/inspections/${id}/publish`, {
      versions: '9',
      photos: '0',
    });
    expect(answer.headers.get('set-cookie')).toContain('Something%20came');
  });

  it('is not said to be seen while the bus is withdrawn', async () => {
    await send(version());
    await bed.repository.updateMany([{ id: 1, patch: { status: 'withdrawn' } }]);
    const said = async () => decodeURIComponent((await publish()).headers.get('set-cookie') ?? '');
    expect(await said()).toContain('Buyers see it on the bus page once the bus is published.');
    await bed.repository.updateMany([{ id: 1, patch: { status: 'published' } }]);
    expect(await said()).toContain('Buyers see it on the bus page now.');
  });

  it('is not made of a sold bus: what comes is kept, and that is said', async () => {
    ({ link, id } = await ask({ listing: '2', name: 'Sam', role: 'staff' }));
    await bed.repository.updateMany([{ id: 2, patch: { status: 'sold' } }]);
    expect(await (await send(version())).json()).toEqual({ outcome: 'recorded', sold: true });
    expect(await open('/section/engine')).toContain('This bus has been sold');
    expect((await publish()).headers.get('set-cookie')).toContain('The%20bus%20is%20sold');
    expect(await busPage(2)).not.toContain('condition-heading');
  });
});

it('an owner is asked before the bus is listed', async () => {
  const seller = createSeller(bed);
  const token = await seller.startDraft();
  await seller.finish(token);
  const { submission } = await seller.open(token);
  ({ link, id } = await ask({ submission: submission.reference, name: 'Ruth', role: 'owner' }));
  expect(await open()).toContain('Your bus');
  expect((await send(version())).status).toBe(200);
  expect(await (await bed.get(`/staff/inspections/${id}`)).text()).toContain('no listing yet');
});

it('an owner gets the link in the language of what was sent in, and we in ours', async () => {
  const seller = createSeller(bed);
  const sent = { ...sellerForm, email: 'luc@example.com', key: 'inspected-in-french' };
  const started = await seller.post('/fr/sell-your-bus', sent);
  const token = new URL(started.headers.get('location')!, staffOrigin).searchParams.get('draft')!;
  await seller.finish(token);
  const { reference } = (await seller.open(token)).submission;
  await bed.repository.insertMany([aListing({ id: 3, source: 'seller', sourceId: reference })]);
  const things: Record<string, string>[] = [{ submission: reference }, { listing: '3' }];
  for (const of of things) {
    const pathFor = async (role: string) => {
      const answer = await bed.post('/staff/inspections', { ...of, name: 'Luc', role });
      return /http[^<]*\/inspection\/[0-9a-f]{32}/.exec(await answer.text())?.[0];
    };
    expect(await pathFor('owner')).toContain('/fr/inspection/');
    expect(await pathFor('staff')).not.toContain('/fr/');
  }
});

describe('an inspection of a lot', () => {
  const lot = '4';
  const unitsOf = () => bed.services.inventory.lots.units(4);
  beforeAll(async () => {
    await bed.repository.insertMany([aListing({ id: 4, details: { mileageMiles: 300_000 } })]);
    for (const vin of ['1FDFE4FS8KDC12345', '1FDFE4FS8KDC12346']) {
      await bed.post(`/staff/inventory/4/unit`, {
        unit: '',
        revision: '0',
        vin,
        mileageMiles: '88,000',
        act: 'save',
      });
    }
  });

  it('is of one unit: whoever inspects sees which, and the report has its VIN and miles', async () => {
    const [first, second] = await unitsOf();
    const typed = { listing: lot, name: 'Dana <kept>', role: 'owner' };
    const refused = await bed.post('/staff/inspections', typed);
    expect(refused.status).toBe(422);
    const form = await refused.text();
    expect(form).toContain('Choose the unit that is inspected.');
    expect(form).toMatch(/<option value=""[^>]*>Choose one<\/option><option value="\d/);
    expect(form).toContain('value="Dana &lt;kept&gt;"');
    expect(form).toMatch(/value="owner" selected/);
    const another = { ...typed, unit: '999999' };
    expect((await bed.post('/staff/inspections', another)).status).toBe(422);

    ({ link, id } = await ask({ ...typed, unit: String(second!.id) }));
    expect(await open()).toMatch(/<h1[^>]*>[^<]*, Unit 2</);
    await send(version());
    expect(await bed.get(`/staff/inspections/${id}`).then((page) => page.text())).toContain(
      'Inspection of unit 2 by Dana',
    );
    expect((await publish()).status).toBe(303);
    const page = await busPage(4);
    expect(page).toContain('Condition report, Unit 2');
    const number = /Report (CR-[0-9A-Z]{4}-[0-9A-Z]{4})/.exec(page)?.[1] ?? '';
    const { inspections } = bed.parts.site;
    expect((await inspections.publishedReport(number))?.bus).toMatchObject({
      unit: { id: second!.id, number: 2 },
      vin: '1FDFE4FS8KDC12346',
      mileageMiles: 88_000,
    });

    // Of the other one: no newer report of this.
    ({ link, id } = await ask({ ...typed, unit: String(first!.id) }));
    await send(version());
    await publish();
    expect(await busPage(4)).toContain(`Earlier reports: ${number}, Unit 2`);
    const review = await (await bed.get(`/staff/inspections/${id}`)).text();
    expect(review.match(/, current/g)).toHaveLength(2);
  });
});

it('the worker is served where its scope is the inspections alone', async () => {
  const answer = await bed.app.request(`${staffOrigin}/inspection/worker.js`);
  expect(answer.headers.get('content-type')).toContain('text/javascript');
  expect(answer.headers.has('service-worker-allowed')).toBe(false);
  expect(await answer.text()).toContain('inspection-worker');
});
