import { createMailbox } from '#db/repositories/mailbox.ts';
import { createOutbox } from '#db/repositories/outbox.ts';
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
  const [alert] = await bed.leads.page({ limit: 1 });
  const seller = createSeller(bed);
  const [draft, sent] = [await seller.startDraft(), await seller.startDraft()];
  await seller.postPhotos(draft, [
    ['a.jpg', jpeg(1)],
    ['b.jpg', jpeg(2)],
  ]);
  await seller.finish(sent);
  const uploaded = await uploadFile(bed, { name: 'stock.csv', content: stockCsv(3) });
  const columns = uploaded.headers.get('location') ?? '';
  const page = await (await bed.get(columns)).text();
  const planned = await bed.post(columns, columnFields(page));
  const next = await uploadFile(bed, { name: 'next.csv', content: stockCsv(2) });
  await bed.post('/staff/inventory/views', { name: 'Mine', params: 'status=published' });
  await bed.post('/staff/people/invite', { email: 'jo@example.com', name: 'Jo', role: 'sales' });
  await bed.post('/staff/inventory/1/quick', { revision: '1', price: '41,000' });
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
  return [
    `/sell-your-bus/uploading?draft=${draft}`,
    `/sell-your-bus/uploading/photo?draft=${draft}`,
    `/sell-your-bus/status/${draft}/details`,
    `/sell-your-bus/status/${sent}`,
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
    '/api/zip-places/08067',
    '/api/vin/1FDFE4FS5HDC12345',
    '/media/listing/x.webp',
    '/dev/ui/badge/1',
  ];
}
