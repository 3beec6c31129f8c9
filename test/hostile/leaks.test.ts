import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteSettings } from '#content/site-settings.ts';
import { leadHandlers } from '#server/jobs/mail/lead-handlers.ts';
import { createMailboxMailer } from '#adapters/mail-mailbox/mailbox-mailer.ts';
import { createMailbox } from '#db/repositories/mailbox.ts';
import { allRows } from '#test/factories/all-rows.ts';
import { postForm } from '#test/factories/contact-post.ts';
import { aListing } from '#test/factories/listing-factory.ts';
import { createSeller, jpeg } from '#test/factories/seller.ts';
import { createTestStaff, staffOrigin, type TestStaff } from '#test/factories/test-staff.ts';
import { crawl } from '../site-audit/crawl.ts';

const person = {
  firstName: 'Quillonia',
  lastName: 'Zwetschge',
  email: 'quillonia@zwetschge.example',
  phone: '(856) 555-0163',
  message: 'The plumcolored one, please.',
};
const traces = /quillonia|zwetschge|555-?0163|5550163|plumcolored/i;

let staff: TestStaff;
beforeAll(async () => {
  staff = await createTestStaff({
    role: 'owner',
    listings: [1, 2, 3].map((id) =>
      aListing({ id, details: { vin: `1FDFE4FS5FDA0000${id}`, sellerNotes: null } as object }),
    ),
  });
});
afterAll(() => staff.close());

/** What no answer to a stranger holds. */
const leaks: Record<string, RegExp> = {
  'a stack trace': /\bat (?:async )?[\w.<>]+ \((?:file:|node:|\/)|at file:\/\/|node:internal/,
  'a path of the machine': /\/(?:srv|home|root|work|usr|var|tmp)\/[\w-]+|node_modules|\.tsx?:\d+/,
  'SQL or its faults': /SQLITE_|SELECT .+ FROM |syntax error at|relation ".*" does not exist/,
  'a fault of the network': /ECONN|EHOST|ENOENT|EACCES|getaddrinfo/,
  'a source map': /sourceMappingURL/,
  'a secret':
    /password["']?\s*[:=]|api[_-]?key["']?\s*[:=]\s*["'][A-Za-z0-9]{16}|BEGIN [A-Z ]*KEY|secret["']?\s*[:=]/i,
  'a reference of a lead': /OM(-[0-9A-HJKMNP-TV-Z]{4}){3}/,
  'a person': traces,
};
const ours = new Set([
  siteSettings.salesEmail,
  'name@example.com',
  'nombre@ejemplo.com',
  'you@example.com',
]);

function expectNoLeak(text: string, where: string) {
  for (const [what, pattern] of Object.entries(leaks))
    expect(pattern.exec(text)?.[0] ?? null, `${what} in ${where}`).toBeNull();
  const mails = text.match(/[\w.+-]+@[\w-]+\.[\w.-]*\w/g) ?? [];
  const foreign = mails.filter((mail) => !ours.has(mail) && !mail.endsWith('.webp'));
  expect(foreign, where).toEqual([]);
}

describe('P01: what answers give away', () => {
  beforeAll(async () => {
    await postForm(staff, '/contact', person);
    const seller = createSeller(staff);
    const token = await seller.startDraft({ name: person.firstName, email: person.email });
    await seller.finish(token);
  });

  it('no page that a stranger can reach by links', async () => {
    const { pages } = await crawl(staff, ['/', '/nope', '/buses?page=999', '/es']);
    expect(pages.length).toBeGreaterThan(60);
    for (const { address, html } of pages) expectNoLeak(html, address);
  }, 240_000);

  it.each([
    ['GET', '/sitemap.xml'],
    ['GET', '/sitemaps/buses-1.xml'],
    ['GET', '/feeds/buses.rss'],
    ['GET', '/feeds/buses.atom'],
    ['GET', '/feeds/inventory.csv'],
    ['GET', '/feeds/inventory.json'],
    ['GET', '/llms.txt'],
    ['GET', '/buses.md'],
    ['GET', '/api/v1/buses'],
    ['GET', '/api/v1/buses?cursor=%00'],
    ['GET', '/api/v1/leads'],
    ['GET', '/openapi.json'],
    ['GET', '/mcp'],
    ['POST', '/mcp'],
    ['GET', '/embed/buses'],
    ['GET', '/check/x'],
    ['GET', '/check/keys.pem'],
    ['GET', '/robots.txt'],
    ['GET', '/manifest.webmanifest'],
    ['GET', '/healthz'],
    ['GET', '/readyz'],
    ['GET', '/metrics'],
    ['GET', '/api/categories'],
    ['GET', '/api/carousel'],
    ['GET', '/api/youtubecache'],
    ['POST', '/api/youtubecache'],
    ['GET', '/api/vehicle-suggestions?make=%00'],
    ['GET', '/1/indexes/buses_v2'],
    ['POST', '/1/indexes/*/queries'],
    ['GET', '/buses/%00'],
    ['GET', '/buses/99999999999999999999-x'],
    ['GET', '/%c0%af'],
    ['POST', '/contact'],
    ['POST', '/sell-your-bus'],
    ['POST', '/sell-your-bus/uploading'],
    ['GET', '/staff/sign-in'],
    ['POST', '/staff/sign-in'],
    ['GET', '/staff/sign-in/link/x'],
    ['GET', '/.git/config'],
    ['GET', '/package.json'],
  ])('no answer to %s %s', async (method, path) => {
    const answer = await staff.app.request(staffOrigin + path, {
      method,
      headers: method === 'POST' ? { origin: staffOrigin, 'content-type': 'text/x' } : {},
      ...(method === 'POST' ? { body: '{"a":' } : {}),
    });
    expectNoLeak(await answer.text(), path);
    for (const name of ['server', 'x-powered-by', 'x-runtime', 'via'])
      expect(answer.headers.get(name), `${name} of ${path}`).toBeNull();
  });

  it('no fault of ours', async () => {
    const { inventory } = staff.parts.site;
    const real = inventory.categoryCounts;
    inventory.categoryCounts = async () => {
      const fault = new Error('SQLITE_CORRUPT at /srv/omnibus/data/omnibus.db, password: hunter2');
      throw fault;
    };
    const answer = await staff.app.request(`${staffOrigin}/categories`);
    inventory.categoryCounts = real;
    expect(answer.status).toBe(500);
    expectNoLeak(await answer.text(), 'the error page');
  });
});

describe('P03: a person who is erased', () => {
  /** Every row of every table as text. */
  async function everything(): Promise<Record<string, string>> {
    const { kysely } = staff.database;
    const tables = await kysely.introspection.getTables();
    const rows: Record<string, string> = {};
    for (const { name } of tables)
      rows[name] = JSON.stringify(
        await kysely
          .selectFrom(name as 'leads')
          .selectAll()
          .execute(),
      );
    return rows;
  }
  const tablesWith = async () =>
    Object.entries(await everything())
      .filter(([, rows]) => traces.test(rows))
      .map(([name]) => name);

  it('is in no table, page, search or mail that waits', async () => {
    await postForm(staff, '/contact', { ...person, message: `${person.message} Again.` });
    const seller = createSeller(staff);
    const token = await seller.startDraft({
      name: `${person.firstName} ${person.lastName}`,
      email: person.email,
      phone: person.phone,
      description: person.message,
    });
    await seller.postPhotos(token, [[`${person.firstName}.jpg`, jpeg(7)]]);
    await seller.finish(token);
    const lead = (await allRows(staff.leads)).at(-1);
    await staff.post(`/staff/leads/${lead!.id}/note`, {
      revision: String(lead!.revision),
      note: `Called ${person.phone}, asked for ${person.firstName}`,
    });
    const handlers = leadHandlers({
      leads: staff.leads,
      listings: staff.repository,
      mailer: createMailboxMailer(createMailbox(staff.database)),
      staffMail: createMailboxMailer(createMailbox(staff.database)),
      settings: siteSettings,
      siteUrl: staffOrigin,
      salesAddress: siteSettings.salesEmail,
    });
    const job = { id: 1, key: String(lead!.id), payload: null, attempt: 1 };
    for (const { topic, handle } of handlers)
      await handle(
        [{ ...job, topic, leaseToken: 'x', generation: 1 }],
        new AbortController().signal,
      );
    expect(await tablesWith()).toEqual(
      expect.arrayContaining(['leads', 'submissions', 'submission_photos', 'mailbox']),
    );

    const erased = await staff.post(`/staff/leads/${lead!.id}/erase`, { confirm: 'ERASE' });
    expect(erased.status).toBe(303);
    expect(await tablesWith()).toEqual([]);
    for (const path of [
      '/staff',
      '/staff/leads?state=all',
      '/staff/submissions?view=all',
      '/staff/audit',
      '/staff/operations/mail',
      '/staff/operations/jobs',
    ]) {
      const html = await (await staff.get(path)).text();
      expect(traces.exec(html)?.[0] ?? null, path).toBeNull();
    }
    expect((await staff.get(`/sell-your-bus/status/${token}`)).status).toBe(404);
    expect((await staff.get(`/staff/leads/${lead!.id}`)).status).toBe(404);
  });
});
