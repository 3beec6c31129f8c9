/**
 * What tests opened and did not close. Files share a process: a database, a schedule and a folder that
 * one of them leaves would stay beside all later ones. `close-left-open.ts` closes them file by file.
 */
const open = new Set<() => Promise<void>>();

/** The same, to be called by whoever opened it or else at the end of the test file. */
export function closedAtEnd(close: () => Promise<void>): () => Promise<void> {
  const once = () => (open.delete(once) ? close() : Promise.resolve());
  open.add(once);
  return once;
}

/** The last that was opened first, since it may stand on the others. */
export async function closeLeftOpen(): Promise<void> {
  for (const close of [...open].toReversed()) await close();
}
