import type sharpModule from 'sharp';

type Sharp = typeof sharpModule;

let loading: Promise<Sharp> | null = null;

/**
 * The picture library, loaded when the first picture is drawn: a server whose pictures are all there
 * never loads it. Kept from caching and from threads of its own, because it
 * draws beside visitors.
 */
export function loadSharp(): Promise<Sharp> {
  loading ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false);
    sharp.concurrency(1);
    return sharp;
  });
  return loading;
}
