import type { InspectionPaths } from './inspection-form-props.ts';

/**
 * Has the worker keep the inspection's own pages with what they load, so that they open without a
 * line. Where there is no worker, what was typed is kept all the same and only pages are not.
 */
export async function keepOffline({ worker, keep }: InspectionPaths): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    // Its scope is its folder: no other page of the site.
    await navigator.serviceWorker.register(worker, { type: 'module' });
    const { active } = await navigator.serviceWorker.ready;
    const loaded = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.startsWith(`${location.origin}/assets/`));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    active?.postMessage({ keep: [...keep, ...loaded] });
  } catch {
    // A browser without workers of this kind: there is nothing to say to anybody.
  }
}

/** Not every browser has it, and TypeScript does not know it. */
type WithSync = ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } };

/** Asks the browser to send it even after the page is closed, where it can. */
export async function sendInBackground(): Promise<void> {
  if (!('serviceWorker' in navigator) || !navigator.serviceWorker.controller) return;
  const registration = (await navigator.serviceWorker.ready) as WithSync;
  // Refused by the person or the browser: then it is sent when the page is opened again.
  await registration.sync?.register('send').catch(() => undefined);
}
