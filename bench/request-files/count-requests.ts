import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#db/open-database.ts';
import { goodForm, postForm } from '#test/factories/contact-post.ts';
import { aListing } from '#test/factories/listing-factory.ts';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';
import { filesThatRan } from './files-that-ran.ts';

/** How often each request is made; what the first ones made for good does not run in all of them. */
const rounds = 4;
const buses = 60;

export interface RequestFiles {
  request: string;
  /** From the app's entrance to the answer, as paths in the project. */
  files: string[];
}

/** The files that two requests run, after one of each kind has made what is made once. */
export async function countRequests(): Promise<RequestFiles[]> {
  const listings = Array.from({ length: buses }, (_, at) => aListing({ id: at + 1 }));
  const site = await createTestSite({
    listings,
    database: { engine: 'sqlite', create },
    parts: { trustedProxies: 1 },
    still: true,
  });
  try {
    return [
      {
        request: 'POST /contact',
        files: await runEveryTime((round) => contact(site, round)),
      },
      {
        request: 'GET /buses?search=…',
        files: await runEveryTime((round) => search(site, round)),
      },
    ];
  } finally {
    await site.close();
  }
}

/** A file of SQLite, written on a thread of its own as by the server. */
async function create() {
  const folder = await mkdtemp(join(tmpdir(), 'omnibus-request-files-'));
  const config = { kind: 'sqlite', path: join(folder, 'omnibus.db') } as const;
  const database = await openDatabase(config);
  await database.writeOnThread?.();
  const remove = async () => {
    await database.close();
    await rm(folder, { recursive: true });
  };
  return { database, config, remove };
}

async function runEveryTime(ask: (round: number) => Promise<void>): Promise<string[]> {
  await ask(0);
  let files = await filesThatRan(() => ask(1));
  for (let round = 2; round <= rounds; round += 1) {
    const ran = new Set(await filesThatRan(() => ask(round)));
    files = files.filter((file) => ran.has(file));
  }
  return files;
}

/** Somebody else each time: nobody may send that many. */
async function contact(site: TestSite, round: number) {
  const email = `buyer-${round}@example.com`;
  const phone = `(856) 555-01${10 + round}`;
  const answer = await postForm(
    site,
    '/contact',
    { ...goodForm, email, phone },
    { 'x-forwarded-for': `198.51.100.${round}` },
  );
  if (answer.status !== 303) throw new Error(`the form was answered with ${answer.status}`);
}

/** Other figures each time, so that nothing is kept of the answer before. */
async function search(site: TestSite, round: number) {
  const answer = await site.get(`/buses?search=shuttle+with+lift+under+${80 + round}k`);
  const page = await answer.text();
  if (answer.status !== 200 || !page.includes('</html>'))
    throw new Error(`the list was answered with ${answer.status}`);
}
