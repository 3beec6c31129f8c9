import { useCallback, useEffect, useRef, useState } from 'react';
import type { ItemVersion } from '#domain/inspections/inspection.ts';
import { freshKey, keyInTurn } from '#site/browser/fresh-key.ts';
import { recall, remember } from '#site/browser/remember.ts';
import { shrinkPhoto } from '../photo-queue/shrink-photo.ts';
import { inspectionOutbox, type KeepOutcome, type WaitingPhoto } from './inspection-outbox.ts';
import type { InspectionPaths } from './inspection-form-props.ts';
import { keepOffline, sendInBackground } from './keep-offline.ts';
import { sendInspection, type SendOutcome, type SentPhoto } from './send-inspection.ts';

/** A photo that the server does not take, however often it is sent. */
export interface RefusedFindingPhoto extends Pick<WaitingPhoto, 'key' | 'item'> {
  why: string;
  /** Null for a photo that was made smaller here. */
  fileName: string | null;
}

export interface Waiting {
  versions: ItemVersion[];
  photos: WaitingPhoto[];
  /** These wait for no line: somebody has to take them away. */
  refused: RefusedFindingPhoto[];
  /** "I am done" waits as well, behind all of these. */
  handIn: boolean;
}

/** How much waits for a line. */
export const countOf = ({ versions, photos, handIn }: Waiting): number =>
  versions.length + photos.length + Number(handIn);

/** Long enough for a word, short enough that hardly anything waits when the line breaks. */
const sendAfterMs = 2_000;
/** A weak line comes back without anybody telling the page. */
const againAfterMs = 8_000;

/**
 * What of this inspection waits on this phone: kept at each edit, sent a moment later, when the line
 * returns, and when the page is opened again.
 */
export function useInspectionOutbox(
  paths: InspectionPaths,
  onKept: (versions: readonly ItemVersion[]) => void,
  onSent?: (photos: readonly SentPhoto[]) => void,
) {
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const [line, setLine] = useState<SendOutcome | 'sending' | null>(null);
  const [isHandedIn, setHandedIn] = useState(false);
  const [kept, setKept] = useState<KeepOutcome>('kept');
  const timer = useRef(0);
  const { versions: path } = paths;

  const send = useCallback(async (): Promise<SendOutcome> => {
    clearTimeout(timer.current);
    setLine('sending');
    const report = await sendInspection(path);
    if (report.clockAheadMs !== null) {
      remember('inspection-clock', String(Math.round(report.clockAheadMs)));
    }
    if (report.photos.length > 0) onSent?.(report.photos);
    if (report.isHandedIn) setHandedIn(true);
    setWaiting(await waitingOf(path));
    // What has arrived waits here no longer, so the kept pages have to say it.
    if (report.hasSent) void keepOffline(paths);
    setLine(report.outcome);
    return report.outcome;
  }, [path, paths, onSent]);

  useEffect(() => {
    if (line !== 'no-line' || !waiting || countOf(waiting) === 0) return undefined;
    const again = window.setTimeout(() => void send(), againAfterMs);
    return () => clearTimeout(again);
  }, [line, waiting, send]);

  const keptOne = useCallback(
    async (outcome: KeepOutcome) => {
      setKept(outcome);
      if (outcome !== 'kept') return;
      clearTimeout(timer.current);
      timer.current = window.setTimeout(() => void send(), sendAfterMs);
      void sendInBackground();
      setWaiting(await waitingOf(path));
    },
    [send, path],
  );

  useEffect(() => {
    const again = () => void send();
    void waitingOf(path).then((found) => {
      setWaiting(found);
      onKept(found.versions);
      again();
    });
    void keepOffline(paths);
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [send, onKept, path, paths]);

  return {
    waiting,
    line,
    kept,
    send,
    isHandedIn,
    /** Says that it is done: at once where there is a line, else when it returns. */
    async handIn(): Promise<KeepOutcome> {
      const outcome = await inspectionOutbox.putHandIn({ inspection: path, path: paths.done });
      await keptOne(outcome);
      if (outcome === 'kept') await send();
      return outcome;
    },
    async edit(found: Omit<ItemVersion, 'device' | 'editedAt'>, after: number): Promise<number> {
      const editedAt = Math.max(Date.now() + clockAheadMs(), after + 1);
      const version = { ...found, device: deviceName(), editedAt };
      const key = `${path} ${found.item}`;
      await keptOne(await inspectionOutbox.putVersion({ key, path, version }));
      return editedAt;
    },
    async addPhoto(item: ItemVersion['item'], file: Blob): Promise<KeepOutcome> {
      // Sent by their keys: in the order they were chosen, which is that of the report.
      const photo = { key: keyInTurn(), path: paths.photo, inspection: path, item, refused: null };
      const small = await shrinkPhoto(file);
      const outcome = await inspectionOutbox.putPhoto({ ...photo, file: small });
      await keptOne(outcome);
      return outcome;
    },
    async takeAway({ key }: RefusedFindingPhoto): Promise<void> {
      await inspectionOutbox.removePhoto(key);
      setWaiting(await waitingOf(path));
    },
  };
}

export type InspectionOutbox = ReturnType<typeof useInspectionOutbox>;

async function waitingOf(path: string): Promise<Waiting> {
  const versions = (await inspectionOutbox.versions()).filter((one) => one.path === path);
  const all = (await inspectionOutbox.photos()).filter((one) => one.inspection === path);
  const photos = all.filter(({ refused }) => refused === null);
  const refused = all.flatMap(({ key, item, file, refused: why }) =>
    why === null ? [] : [{ key, item, why, fileName: file instanceof File ? file.name : null }],
  );
  const handIn = (await inspectionOutbox.handIns()).some((one) => one.inspection === path);
  return { versions: versions.map(({ version }) => version), photos, refused, handIn };
}

function clockAheadMs(): number {
  const ahead = Number(recall('inspection-clock') ?? 0);
  return Number.isFinite(ahead) ? ahead : 0;
}

/** This browser, by a name of its own; of this page alone where nothing is remembered. */
function deviceName(): string {
  const known = recall('inspection-device');
  if (known) return known;
  device ??= freshKey();
  remember('inspection-device', device);
  return device;
}

let device: string | null = null;
