import type { PictureStep } from './listing-history.ts';
import type { RecordedPicture } from './recorded-facts.ts';

/** How one row of pictures became the other; null when they are alike. */
export function pictureStep(
  before: readonly RecordedPicture[],
  after: readonly RecordedPicture[],
): PictureStep | null {
  const was = new Map(before.map(({ name, alt }) => [name, alt]));
  const is = new Set(after.map(({ name }) => name));
  const gone = before.filter(({ name }) => !is.has(name));
  const fresh = after.filter(({ name }) => !was.has(name));
  // A crop stands where the whole picture stood.
  const replaced =
    before.length === after.length
      ? after.filter(({ name }, at) => !was.has(name) && !is.has(before[at]!.name)).length
      : 0;
  const stayed = after.filter(({ name }) => was.has(name)).map(({ name }) => name);
  const order = before.filter(({ name }) => is.has(name)).map(({ name }) => name);
  const step = {
    added: fresh.length - replaced,
    removed: gone.length - replaced,
    replaced,
    isReordered: stayed.some((name, at) => name !== order[at]),
    captions: after.filter(({ name, alt }) => was.has(name) && was.get(name) !== alt).length,
  };
  return Object.values(step).some(Boolean) ? step : null;
}
