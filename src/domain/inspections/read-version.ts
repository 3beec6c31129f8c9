import * as z from 'zod';
import { severities } from './condition-report.ts';
import type { FigureKey, ItemKey } from './inspection-sections.ts';
import { longestNote, mostVersionsAtOnce, type ItemVersion } from './inspection.ts';
import { inspectionItem, isFigure, mostToday, readNote } from './read-finding.ts';

const versionSchema = z.object({
  item: z.string().refine((key): key is ItemKey => inspectionItem(key) !== null),
  severity: z.enum(severities),
  figures: z.record(z.string(), z.number()),
  note: z
    .string()
    .max(longestNote * 4)
    .nullable(),
  // From 1970 to 2286, for a clock may be wrong: see below. No page is open in the first second of one.
  editedAt: z.int().min(1_000).max(9_999_999_999_999),
  device: z.string().regex(/^[\w-]{8,64}$/),
});
const messageSchema = z.array(versionSchema).max(mostVersionsAtOnce);

/** In 2001. A phone whose battery was empty begins in 1970 or 2000, and no look of ours is older. */
const earliest = 1_000_000_000_000;

/** So far ahead a clock may be and still say which of two looks was the later one. */
const mostAheadMs = 86_400_000;

/**
 * What a device sends of itself; null for anything that no page of ours sends. A figure that is not
 * taken today is left out: refused, it would keep back all that waits on the phone behind it. For the
 * same reason a look dated further ahead is of now: as it is dated, no later look would ever count. And
 * one dated before there was anything to look at: as it is dated, it would never count.
 */
export function readVersions(sent: unknown, now: Date): ItemVersion[] | null {
  const read = messageSchema.safeParse(sent);
  if (!read.success || !read.data.every(hasOwnFigures)) return null;
  return read.data.map(({ figures, note, ...version }) => {
    const taken = Object.entries(figures).filter(
      ([key, value]) => value <= mostToday(key as FigureKey, now),
    );
    const isPossible = version.editedAt >= earliest && version.editedAt <= +now + mostAheadMs;
    const editedAt = isPossible ? version.editedAt : +now;
    const found = { figures: Object.fromEntries(taken), note: readNote(note ?? '') };
    return { ...version, editedAt, ...found };
  });
}

function hasOwnFigures({ item, figures }: { item: string; figures: Record<string, number> }) {
  const own: readonly string[] = inspectionItem(item)?.figures ?? [];
  return Object.entries(figures).every(
    ([key, value]) => own.includes(key) && isFigure(key as FigureKey, value),
  );
}
