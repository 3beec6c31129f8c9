import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { expectStatus, type CanarySite } from './canary-site.ts';
import type { Garden } from './garden.ts';

/** What is under way when something fails: a mail that is refused, a table that is gone. */
export async function plantFaults(site: CanarySite, garden: Garden) {
  const bouncing = garden.mail('mail address that bounces');
  site.refuseMails(`550 5.1.1 <${bouncing}> is unknown here`, bouncing);
  const wanted = '20 passenger shuttle';
  const visitor = site.visitor();
  expectStatus(await visitor.fill('/contact/bus-alert', { wanted, email: bouncing }), 303);
  const database = new DatabaseSync(join(site.folders.data, 'omnibus.db'), { timeout: 60_000 });
  // A seller of a draft is written to tomorrow.
  const untried = database.prepare(
    `select topic from outbox where dead = 0 and (attempts = 0 or lease_until is not null)
      and available_at < strftime('%Y-%m-%dT%H:%M:%fZ', 'now')`,
  );
  const patience = { timeout: 60_000, interval: 100 };
  await vi.waitFor(() => expect(untried.all()).toEqual([]), patience);

  const tables = ['leads', 'submissions'];
  for (const table of tables) database.exec(`alter table ${table} rename to ${table}_away`);
  const message = await visitor.fill('/contact', {
    firstName: garden.word('name in a message that could not be stored'),
    email: garden.mail('mail address in a message that could not be stored'),
    message: garden.word('words in a message that could not be stored'),
  });
  const offer = await visitor.fill('/sell-your-bus', {
    name: 'Al',
    email: garden.mail('mail address of a seller that could not be stored'),
    make: 'Ford',
    year: '2015',
    zipCode: '08067',
    vin: garden.vin('VIN that could not be stored'),
  });
  for (const table of tables) database.exec(`alter table ${table}_away rename to ${table}`);
  database.close();
  for (const answer of [message, offer]) expect(answer.status).toBeGreaterThanOrEqual(500);
}
