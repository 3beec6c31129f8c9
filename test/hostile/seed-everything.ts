import { createMailbox } from '#db/repositories/mailbox.ts';
import { createOutbox } from '#db/repositories/outbox.ts';
import { allRows } from '#test/factories/all-rows.ts';
import { goodForm, postForm } from '#test/factories/contact-post.ts';
import { columnFields, stockCsv, uploadFile } from '#test/factories/import-files.ts';
import { createSeller, jpeg } from '#test/factories/seller.ts';
import type { TestStaff } from '#test/factories/test-staff.ts';

/** One of everything that a route could be asked about; gives the addresses that no page links to. */
export async function seedEverything(bed: TestStaff): Promise<string[]> {
  await postForm(bed, '/contact', goodForm);
  await postForm(bed, '/contact', { ...goodForm, email: 'second@example.com' });
  const wanted = { email: 'third@example.com', wanted: 'A shuttle with a lift' };
  await postForm(bed, '/contact/bus-alert', wanted);
  const alert = (await allRows(bed.leads)).at(-1);
  const seller = createSeller(bed);
  const [draft, sent] = [await seller.startDraft(), await seller.startDraft()];
  await seller.postPhotos(draft, [
    ['a.jpg', jpeg(1)],
    ['b.jpg', jpeg(2)],
  ]);
  await seller.finish(sent);
  const asked = await bed.post('/staff/inspections', { listing: '2', name: 'Jo', role: 'owner' });
  const inspection = /\/inspection\/[0-9a-f]{32}/.exec(await asked.text())?.[0] ?? '';
  const uploaded = await uploadFile(bed, { name: 'stock.csv', content: stockCsv(3) });
  const columns = uploaded.headers.get('location') ?? '';
  const page = await (await bed.get(columns)).text();
  const planned = await bed.post(columns, columnFields(page));
  const next = await uploadFile(bed, { name: 'next.csv', content: stockCsv(2) });
  await bed.post('/staff/inventory/views', { name: 'Mine', params: 'status=published' });
  await bed.post('/staff/people/invite', { email: 'jo@example.com', name: 'Jo', role: 'sales' });
  await bed.post('/staff/inventory/1/quick', { revision: '1', price: '41,000' });
  await bed.post('/staff/inventory/1/unit', { mileageMiles: '99,000' });
  const link = await bed.services.links.invite(
    { email: 'kim@example.com', name: 'Kim', role: 'viewer' },
    { actor: bed.member, mail: false },
  );
  await createMailbox(bed.database).put({
    id: 'm1',
    to: 'zoe@example.com',
    replyTo: null,
    subject: 'Hello',
    text: 'Plain text',
    html: '<p>Rich</p>',
  });
  const outbox = createOutbox(bed.database);
  await outbox.enqueue([{ topic: 'mail', key: 'k1', payload: {} }]);
  for (const job of await outbox.claim({ topic: 'mail', limit: 1, leaseMs: 60_000 }))
    await outbox.fail(job, { error: '550 unknown user', retryInMs: null });
  await bed.post('/staff/webhooks', { url: 'https://hooks.example.com/in', 'bus.sold': 'on' });
  await bed.post('/staff/partners', { name: 'Yard feed', scope: ['leads.read'], source: '' });
  const [bus = ''] = /\/buses\/\d+-[a-z0-9-]+/.exec(await (await bed.get('/buses')).text()) ?? [];
  return [
    `${bus}/cost?zip=08067&miles=12000`,
    `${bus}/fit?riders=18&wheelchairs=2`,
    `/sell-your-bus/uploading?draft=${draft}`,
    `/sell-your-bus/uploading/photo?draft=${draft}`,
    `/sell-your-bus/status/${draft}/details`,
    `/sell-your-bus/status/${sent}`,
    inspection,
    `${inspection}/section/engine`,
    '/check/CR-7K2M-9QXD',
    '/check/CR-7K2M-9QXD/report.pdf',
    `/contact/bus-alert/${alert?.token}`,
    `/contact/video-tour/${alert?.reference}/tour.ics`,
    planned.headers.get('location') ?? '',
    `${planned.headers.get('location')}/rows?show=new`,
    `${planned.headers.get('location')}/state.json`,
    `${planned.headers.get('location')}/file`,
    next.headers.get('location') ?? '',
    link.outcome === 'invited' ? `/staff/sign-in/link/${link.token}` : '',
    '/staff/content/entries/faq/versions?slug=x',
    '/staff/inventory/changes/1',
    '/staff/inventory/1/photos/crop?photo=x',
    '/1/indexes/buses_v2?query=ford',
    '/1/indexes/buses_v2/query?query=ford',
    '/1/indexes/buses_v2/1',
    bus.replace('/buses', '/embed/buses'),
    '/api/v1/buses/1',
    '/api/v1/buses/1/comparables',
    '/api/v1/vins/1FDFE4FS5HDC12345',
    '/api/v1/sources/yard/imports/1',
    '/api/zip-places/08067',
    '/api/vin/1FDFE4FS5HDC12345',
    '/media/listing/x.webp',
    '/dev/ui/badge/1',
  ];
}
