import { mostVersionsAtOnce } from '#domain/inspections/inspection.ts';
import {
  inspectionOutbox,
  type WaitingHandIn,
  type WaitingPhoto,
  type WaitingVersion,
} from './inspection-outbox.ts';

/** How sending ended; the first that is not `sent` ends it. */
export type SendOutcome =
  | 'sent'
  /** The line, or the server for now: it is tried again. */
  | 'no-line'
  /** The link was ended or is past its time; what waits stays on the phone. */
  | 'ended'
  /** The server takes no more of this inspection. */
  | 'full';

/** A photo that has arrived, as its page shows it. */
export interface SentPhoto {
  key: string;
  item: string;
  id: number;
  thumbnail: string;
}

export interface SendReport {
  outcome: SendOutcome;
  photos: SentPhoto[];
  /** Whether anything that waited has arrived. */
  hasSent: boolean;
  /** That it is done was said and has arrived. */
  isHandedIn: boolean;
  /** Our clock less the phone's, in milliseconds; null when nothing answered. */
  clockAheadMs: number | null;
}

/** A line on which nothing moves for so long is broken, whatever the phone believes. */
const patienceMs = 20_000;
const photoPatienceMs = 120_000;

/** Sends what waits of one inspection, by the path of its versions. Sent twice it is kept once. */
export async function sendInspection(inspection: string): Promise<SendReport> {
  const report: SendReport = {
    outcome: 'sent',
    photos: [],
    hasSent: false,
    isHandedIn: false,
    clockAheadMs: null,
  };
  const all = (await inspectionOutbox.versions()).filter(({ path }) => path === inspection);
  // Also with nothing to send: the answer sets the clock right and says whether the link is open.
  for (let at = 0; at === 0 || at < all.length; at += mostVersionsAtOnce) {
    const part = all.slice(at, at + mostVersionsAtOnce);
    report.outcome = await sendVersions(inspection, part, report);
    if (report.outcome !== 'sent') return report;
  }
  for (const photo of await inspectionOutbox.photos()) {
    if (photo.inspection !== inspection || photo.refused !== null) continue;
    report.outcome = await sendPhoto(photo, report);
    if (report.outcome !== 'sent') return report;
  }
  // After all that was found, so that nobody reads half of it.
  const handIn = (await inspectionOutbox.handIns()).find((one) => one.inspection === inspection);
  if (handIn) report.outcome = await sendHandIn(handIn, report);
  return report;
}

/** Of every inspection that this phone has something of. */
export async function sendAllInspections(): Promise<void> {
  const versions = (await inspectionOutbox.versions()).map(({ path }) => path);
  const others = [...(await inspectionOutbox.photos()), ...(await inspectionOutbox.handIns())];
  const inspections = others.map(({ inspection }) => inspection);
  for (const path of new Set([...versions, ...inspections])) await sendInspection(path);
}

async function sendVersions(
  path: string,
  waiting: readonly WaitingVersion[],
  report: SendReport,
): Promise<SendOutcome> {
  const askedMs = Date.now();
  const answer = await post(
    path,
    { 'content-type': 'application/json' },
    JSON.stringify({ versions: waiting.map(({ version }) => version) }),
    patienceMs,
  );
  if (!answer) return 'no-line';
  const date = Date.parse(answer.headers.get('date') ?? '');
  if (!Number.isNaN(date)) report.clockAheadMs = clockAhead(date, askedMs, Date.now());
  if (hasEnded(answer)) return 'ended';
  if (answer.status === 409) return 'full';
  if (!answer.ok) return 'no-line';
  for (const one of waiting) await inspectionOutbox.versionArrived(one);
  report.hasSent ||= waiting.length > 0;
  return 'sent';
}

/**
 * The header says whole seconds, and was written at some time between question and answer: a clock that
 * may be right is left alone, or two phones beside each other would be told apart by their lines.
 */
export function clockAhead(dateMs: number, askedMs: number, answeredMs: number): number {
  const [least, most] = [dateMs - answeredMs, dateMs + 1_000 - askedMs];
  return least <= 0 && most >= 0 ? 0 : (least + most) / 2;
}

async function sendPhoto(photo: WaitingPhoto, report: SendReport): Promise<SendOutcome> {
  const { key, item, file, path } = photo;
  const headers = {
    'content-type': 'application/octet-stream',
    'idempotency-key': key,
    'x-inspection-item': item,
  };
  const answer = await post(path, headers, file, photoPatienceMs);
  if (!answer) return 'no-line';
  if (hasEnded(answer)) return 'ended';
  const said = await answer.json().catch(() => ({}));
  const { id, thumbnail, message } = said as Record<string, unknown>;
  if (answer.ok && typeof id === 'number' && typeof thumbnail === 'string') {
    await inspectionOutbox.removePhoto(key);
    report.hasSent = true;
    report.photos.push({ key, item, id, thumbnail });
    return 'sent';
  }
  if (answer.status !== 422) return 'no-line';
  // It would be refused again, so it waits for a person and not for a line.
  await inspectionOutbox.putPhoto({
    ...photo,
    refused: typeof message === 'string' ? message : '',
  });
  return 'sent';
}

async function sendHandIn(
  { inspection, path }: WaitingHandIn,
  report: SendReport,
): Promise<SendOutcome> {
  const answer = await post(path, {}, null, patienceMs);
  if (!answer) return 'no-line';
  if (hasEnded(answer)) return 'ended';
  if (!answer.ok) return 'no-line';
  await inspectionOutbox.removeHandIn(inspection);
  report.hasSent = true;
  report.isHandedIn = true;
  return 'sent';
}

const hasEnded = ({ status }: Response): boolean => status === 410 || status === 404;

async function post(
  path: string,
  headers: Record<string, string>,
  body: string | Blob | null,
  waitMs: number,
): Promise<Response | null> {
  try {
    const signal = AbortSignal.timeout(waitMs);
    const all = { accept: 'application/json', ...headers };
    return await fetch(path, { method: 'POST', headers: all, body, signal });
  } catch {
    return null;
  }
}
