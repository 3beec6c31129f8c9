import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staffAreas } from '#staff/staff-areas.ts';
import { storeLead } from '#test/factories/lead-factory.ts';
import { stockCsv, uploadFile } from '#test/factories/import-files.ts';
import { aListing } from '#test/factories/listing-factory.ts';
import { createTestStaff, type TestStaff } from '#test/factories/test-staff.ts';
import { readSources } from '../../architecture/module-graph.ts';

let staff: TestStaff;
beforeAll(async () => {
  staff = await createTestStaff({ listings: [aListing()] });
  await storeLead(staff.leads);
  await uploadFile(staff, { name: 'stock.csv', content: stockCsv(2) });
});
afterAll(() => staff.close());

const files = staffAreas.flatMap(({ routes }) => routes.filter(({ sendsFile }) => sendsFile));
const fileNames: Record<string, string> = {
  '/staff/insight/:file': 'visitors.csv',
  '/staff/export/:file': 'leads.jsonl',
};
const addressOf = (pattern: string) =>
  pattern.replace(':id', '1').replace(':file', fileNames[pattern] ?? '');

describe('a file that a member takes away', () => {
  it('is sent by the one kind of route that is noted, never by another', () => {
    const senders = readSources(['src/staff'])
      .filter(({ text }) => /content-disposition|attachment/i.test(text))
      .map(({ path }) => path);
    expect(senders).toEqual(['src/staff/file-route.ts']);
    expect(files.map(({ pattern }) => pattern).toSorted()).toEqual([
      '/staff/export/:file',
      '/staff/import/:id/file',
      '/staff/insight/:file',
      '/staff/inventory/:id/units/file',
      '/staff/leads/:id/person.json',
      '/staff/leads/export.csv',
    ]);
  });

  it.each(files)('asks for more than being signed in: $pattern', async ({ pattern }) => {
    const { cookie } = await staff.signIn('viewer');
    expect((await staff.get(addressOf(pattern), { cookie })).status).toBe(403);
  });

  it.each(files)('is in the audit log, in words: $pattern', async ({ pattern }) => {
    const [before] = await staff.services.audit.page({ limit: 1 });
    const answer = await staff.get(addressOf(pattern));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toContain('attachment');
    expect((await answer.bytes()).length).toBeGreaterThan(10);
    const [line, next] = await staff.services.audit.page({ limit: 2 });
    expect(line).toMatchObject({ memberId: staff.member.id });
    expect(line!.action).toMatch(/export|download/);
    expect(next?.id).toBe(before?.id);
    expect(await staff.html('/staff/audit')).not.toContain('did “');
  });

  it('stays here when it cannot be noted, and nobody without the right is offered it', async () => {
    const { cookie } = await staff.signIn('viewer');
    for (const page of ['/staff/insight', '/staff/inventory/1/units'])
      expect(await (await staff.get(page, { cookie })).text()).not.toMatch(/\.csv|Download as CSV/);
    const noteDownload = staff.services.noteDownload;
    staff.services.noteDownload = () => Promise.reject(new Error('read only'));
    const answer = await staff.get('/staff/import/1/file');
    staff.services.noteDownload = noteDownload;
    expect(answer.status).toBe(500);
    expect(answer.headers.get('content-disposition')).toBeNull();
  });
});
