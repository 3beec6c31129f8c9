type Entry = Record<string, unknown> | IArguments;

/** Google's queue: filled from the start, read when its script is there, if ever. */
export function dataLayer(): Entry[] {
  const holder = window as Window & { dataLayer?: Entry[] };
  holder.dataLayer ??= [];
  return holder.dataLayer;
}
