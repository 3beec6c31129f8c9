import { hasPassed } from '../../clocks.ts';
import { PermanentFailure } from '#domain/outbox.ts';
import type { ImportService } from './import-service.ts';
import type { FeedFetcher, FeedSchedule, ImportSource, ImportSources } from './import-ports.ts';
import type { ImportCounts } from './import-record.ts';

const everyMs: Record<Exclude<FeedSchedule, 'none'>, number> = {
  hourly: 3_600_000,
  daily: 86_400_000,
};
/** Nobody sits in front of it: the audit log names the schedule. */
const author = { id: 'schedule', name: 'Scheduled import' };

export function isDue(source: ImportSource, now: Date): boolean {
  const { schedule, feedUrl, checkedAt } = source;
  if (schedule === 'none' || feedUrl === null) return false;
  return checkedAt === null || hasPassed(Date.parse(checkedAt), everyMs[schedule], now.getTime());
}

/**
 * Fetches a source's file and imports it, if it is time. A file that would reject or archive more than
 * half waits for a person at its preview. Throws when the file could not be had, so that the job is
 * tried again and a failure for good is seen.
 */
export async function runFeed(
  parts: { service: ImportService; sources: ImportSources; fetcher: FeedFetcher; now(): Date },
  id: number,
): Promise<void> {
  const { service, sources, fetcher, now } = parts;
  const source = await sources.findById(id);
  if (!source || source.feedUrl === null || source.schedule === 'none') return;
  // Another node was quicker; what failed is tried again before its time.
  if (!isDue(source, now()) && source.lastOutcome !== 'failed') return;
  const { etag, lastModified } = source;
  const answer = await fetcher.fetch(source.feedUrl, { etag, lastModified });
  const settle = (
    lastOutcome: ImportSource['lastOutcome'],
    lastProblem: string | null,
    marks = { etag, lastModified },
  ) => sources.checked(source, { ...marks, lastOutcome, lastProblem });
  if (answer.outcome === 'unchanged') return settle('unchanged', null);
  if (answer.outcome === 'failed') return fail(answer.reason, answer.lasting);

  const marks = { etag: answer.etag, lastModified: answer.lastModified };
  const fileName = feedFileName(source.feedUrl);
  const received = await service
    .receive(author, { source: source.name, fileName, bytes: answer.body })
    .catch((error: unknown) => fail(`the file did not arrive whole: ${String(error)}`, false));
  if (received.outcome === 'refused') return fail(received.reason, true);
  const record = await service.find(received.id);
  if (!record) return;
  if ((await service.choose(record, record.settings, { wait: true })) !== 'planned')
    return fail('no column of the file says which bus a row is about', true);
  const doubt = doubtOf(await service.counts(record.id), record.rowCount);
  if (doubt) return settle('waiting', `${doubt} Look at import ${record.id}.`, marks);
  await service.apply(author, record.id);
  await settle('imported', null, marks);

  async function fail(reason: string, lasting: boolean): Promise<never> {
    // Only now is it tried again by its job, which in the end is seen among the failed ones.
    await settle('failed', reason);
    const words = `The file of ${source!.name} could not be imported: ${reason}`;
    throw lasting ? new PermanentFailure(words) : new Error(words);
  }
}

function doubtOf(counts: ImportCounts, rows: number): string | null {
  if (counts.rejected * 2 > rows) return 'More than half of the rows would be rejected.';
  const known = counts.changed + counts.unchanged + counts.missing;
  return counts.missing > 5 && counts.missing * 2 > known
    ? 'More than half of the stock would be archived.'
    : null;
}

function feedFileName(url: string): string {
  const name = new URL(url).pathname.split('/').at(-1) ?? '';
  return name.replace(/[^\w.-]/g, '').slice(0, 80) || 'feed';
}
