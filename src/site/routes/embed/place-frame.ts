import { patterns } from '#site/urls.ts';

/** Tells a frame what it may: popups are how its links open, its own origin how it counts and gets its styles. */
export const frameSandbox =
  'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';

/** As tall as it is until its list has said how tall it wants to be, and without our script for good. */
export const frameHeightPx = 600;

/**
 * Runs on a partner's page, and is sent there as its own text: it must name nothing from outside of
 * itself. Puts the frame after its script and keeps it as tall as its list. Attributes only, because
 * the page may refuse styles; `origin` and `source` of every message are checked here and in the frame.
 */
function placeFrame(sandbox: string, heightPx: number, list: string): void {
  const script = document.currentScript as HTMLScriptElement;
  const { origin: site } = new URL(script.src);
  const address = new URL(script.dataset.src ?? list, site);
  if (address.origin !== site) return;
  if (!address.searchParams.has('source')) {
    address.searchParams.set('source', location.hostname);
  }
  const frame = document.createElement('iframe');
  frame.title = script.dataset.title ?? 'Buses for sale';
  frame.width = '100%';
  frame.height = String(heightPx);
  frame.setAttribute('sandbox', sandbox);
  frame.setAttribute('frameborder', '0');
  frame.loading = 'lazy';
  frame.addEventListener('load', () => frame.contentWindow?.postMessage('omnibus:height', site));
  window.addEventListener('message', ({ origin, source, data }) => {
    if (origin !== site || source !== frame.contentWindow) return;
    const height = Number(data?.omnibusHeight);
    if (height > 0 && height <= 20_000) frame.height = String(Math.ceil(height));
  });
  frame.src = address.href;
  script.after(frame);
}

const values = [frameSandbox, frameHeightPx, patterns.embedBuses];

/** What `/embed.js` answers. */
export const placeFrameScript = `(${placeFrame})(${values.map((one) => JSON.stringify(one)).join(', ')});\n`;
