import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { submissionTitle } from '#domain/selling/submission.ts';
import { aListing } from '#test/factories/listing-factory.ts';
import { createSeller } from '#test/factories/seller.ts';
import { createTestStaff, staffOrigin, type TestStaff } from '#test/factories/test-staff.ts';

let bed: TestStaff;
let link: string;
let id: string;
beforeAll(async () => {
  bed = await createTestStaff({ listings: [aListing({ id: 1 })] });
});
afterAll(() => bed.close());
beforeEach(async () => {
  ({ link, id } = await ask({ listing: '1' }));
});

const html = (path: string) => bed.html(path);

async function ask(of: Record<string, string>) {
  const answer = await bed.post('/staff/inspections', { ...of, name: 'Ruth', role: 'owner' });
  const page = await answer.text();
  return {
    link: staffOrigin + /\/inspection\/[0-9a-f]{32}/.exec(page)![0],
    id: /href="\/staff\/inspections\/(\d+)"/.exec(page)![1]!,
  };
}
const post = (path: string, body: BodyInit, type: Record<string, string> = {}) =>
  bed.app.request(link + path, { method: 'POST', body, headers: { origin: staffOrigin, ...type } });
const send = (figures: Record<string, number>) => {
  const found = { item: 'tire-spare', severity: 'fine', figures, note: null };
  const version = { ...found, editedAt: 1_790_000_000_000, device: 'phone-of-ruth' };
  const json = { 'content-type': 'application/json' };
  return post('/versions', JSON.stringify({ versions: [version] }), json);
};

it('past its time opens nothing, and is told to be over', async () => {
  expect(await html(`/staff/inspections/${id}`)).toContain('link works until');
  await bed.database.kysely
    .updateTable('inspections')
    .set({ expires_at: '2026-01-01T00:00:00.000Z' })
    .where('id', '=', Number(id))
    .execute();
  expect((await bed.app.request(link)).status).toBe(410);
  expect((await send({})).status).toBe(410);
  const review = await html(`/staff/inspections/${id}`);
  expect(review).toContain('link ended');
  expect(review).not.toContain('End the link');
  expect(await html('/staff/inspections')).toContain('Link past its time');
});

it('that is not whole is said to be so', async () => {
  const cut = await bed.app.request(link.slice(0, -3));
  expect(cut.status).toBe(410);
  expect(await cut.text()).toContain('<h1>This link is not as we sent it</h1>');
});

it('names its bus in the list, listed or not', async () => {
  const seller = createSeller(bed);
  const token = await seller.startDraft();
  await seller.finish(token);
  const { submission } = await seller.open(token);
  await ask({ submission: submission.reference });
  const list = await html('/staff/inspections');
  for (const bus of [submissionTitle(submission), '2018 Starcraft Allstar'])
    expect(list).toMatch(new RegExp(`data-key-open="">${bus}[^<]*, by Ruth \\(owner\\)<`));
  // Its line of the log knows no reference that a link could lead to.
  expect(await html('/staff/audit')).not.toContain(`href="/staff/submissions/${submission.id}"`);
});

it('takes no tire of a year to come: a form says so, a phone’s other findings are kept', async () => {
  const next = new Date().getUTCFullYear() + 1;
  const tires = async () => (await bed.app.request(`${link}/section/tires`)).text();
  expect(await tires()).toContain(`max="${next - 1}"`);
  const form = new FormData();
  form.set('severity-tire-spare', 'fine');
  form.set('dotYear-tire-spare', String(next));
  const refused = await post('/section/tires', form);
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain('href="#tire-spare-dotYear"');
  expect((await send({ dotYear: next, treadDepth32nds: 9 })).status).toBe(200);
  const shown = await tires();
  expect(shown).toMatch(/name="treadDepth32nds-tire-spare"[^>]*value="9"/);
  expect(shown).toMatch(/name="dotYear-tire-spare"[^>]*value=""/);
});

it('a photo that is announced as too large is refused for good, before any of it is read', async () => {
  let pulled = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(pieces) {
      pulled += 1;
      if (pulled > 500) pieces.close();
      else pieces.enqueue(new Uint8Array(65_536));
    },
  });
  const answer = await bed.app.request(`${link}/photo`, {
    method: 'POST',
    body: endless,
    duplex: 'half',
    headers: {
      origin: staffOrigin,
      'content-length': '30000000',
      'content-type': 'application/octet-stream',
      'idempotency-key': 'photo-key-0123456',
      'x-inspection-item': 'lift-cycle',
    },
  } as RequestInit);
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain('larger than 20 MB');
  expect(pulled).toBeLessThan(3);
});
