import { join } from 'node:path';
import type { Answer, CanarySite } from './canary-site.ts';
import type { Garden } from './garden.ts';
import type { Planted } from './plant-everything.ts';
import { tellingHeaders } from './plant-requests.ts';
import {
  readStaffPages,
  readFiles,
  readMail,
  readMetrics,
  readPages,
  readPictures,
  readPrograms,
  readRows,
  told,
  type Read,
} from './sinks.ts';

/** Wherever something may be written or told, and beside it a backup that was opened with its key. */
export type Place = keyof Awaited<ReturnType<typeof readEverything>>['places'];

export async function readEverything(site: CanarySite, garden: Garden, planted: Planted) {
  const { data, backups, temporary, restored } = site.folders;
  const { owner, busId, partnerKey } = planted;
  const stranger = site.reader();
  // Whoever comes first tells all that a browser can tell; the next one is answered from memory.
  await readPages(site.reader(tellingHeaders(garden)));
  const pages = await readPages(stranger);
  const programs = await readPrograms(stranger, busId);
  const member = site.reader();
  for (const [name, value] of owner.cookies) member.cookies.set(name, value);
  const staff = await readStaffPages(member);
  const crm = await stranger.get('/api/v1/leads', { authorization: `Bearer ${partnerKey}` });
  const pictures = await readPictures(member, staff);
  await owner.post('/staff/sign-out', {});
  const signedOut: Read[] = [];
  for (const { where } of staff) signedOut.push(told(await member.get(where)));

  // As an operator does, while the server runs; and without the key nothing of it can be read.
  site.command(['backup']);
  const backup = await readFiles(backups);
  site.command(['restore', 'latest'], { DATA_DIR: restored });
  const withKey = await readRows(join(restored, 'omnibus.db'));
  const rows = await readRows(join(data, 'omnibus.db'));
  const ofVisits = /^(analytics_|search_tally)/;
  const ownFiles = /^(omnibus\.db|media\/photos\/|assets\/)/;
  const metrics = await readMetrics(site);
  const doctor = site.command(['doctor']);
  const whileRunning = await readFiles(data);
  // What is written down on the way out, too: the index of the search, for one, holds what came late.
  await site.server.stop();
  const files = [...whileRunning, ...(await readFiles(data))];
  const places = {
    /** What whoever said it is answered. */
    own: site.answers.filter((answer) => answer.status < 400 && !isStaffPage(answer)).map(told),
    /** The same where it was refused: error pages, and forms that come back. */
    refusal: site.answers.filter(({ status }) => status >= 400).map(told),
    /** The back office with its exports. */
    staff,
    /** What a partner's program reads with a key for it. */
    crm: [told(crm)],
    mail: site.mails.map(readMail),
    /** The database. */
    rows: rows.filter(({ where }) => !ofVisits.test(where)),
    /** What of it counts visits and searches. */
    visits: rows.filter(({ where }) => ofVisits.test(where)),
    /** Of the site, for a stranger who comes after a visitor that told everything. */
    pages,
    /** What programs are given without a key. */
    programs,
    /** In the data directory, besides. */
    files: files.filter(({ where }) => !ownFiles.test(where)),
    /** What the server and `omnibus doctor` print. */
    log: [
      { where: 'log', text: site.server.output() },
      { where: 'doctor', text: doctor },
    ],
    /** In all their sizes. */
    pictures,
    /** What the back office answers to the session of somebody who has left. */
    signedOut,
    /** Backups without their key. */
    backup,
    temporary: await readFiles(temporary),
    metrics,
  };
  return { places, withKey };
}

/** What staff were shown, and not told of something that they did. */
const isStaffPage = ({ method, path, status }: Answer) =>
  method === 'GET' && path.startsWith('/staff/') && status === 200;
