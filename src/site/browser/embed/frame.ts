/**
 * In the frame on a partner's page: says how tall the list is, and counts that it was seen. It knows
 * nothing of the page around it but its host, and sends nothing to it but a figure.
 */
const root = document.documentElement;

/** The page around asks first, because only then its origin is known; the first that asks is answered. */
let answered = false;
window.addEventListener('message', ({ source, origin, data }) => {
  if (answered || source !== window.parent || data !== 'omnibus:height' || origin === 'null')
    return;
  answered = true;
  new ResizeObserver(() => {
    const omnibusHeight = Math.ceil(root.getBoundingClientRect().height);
    window.parent.postMessage({ omnibusHeight }, origin);
  }).observe(root);
});

const { source } = root.dataset;
const around = document.referrer ? new URL(document.referrer) : null;
// The preview of our own page is no partner's.
if (source !== undefined && window.parent !== window && around?.origin !== location.origin) {
  const properties = { source: source || (around?.hostname ?? '') };
  const body = {
    api_key: 'omnibus',
    events: [{ event_type: 'Embed Viewed', event_properties: properties }],
  };
  // The browser says itself whether its reader wants to be counted (`Sec-GPC`, `DNT`); the collector listens.
  navigator.sendBeacon('/api/analytics/2/httpapi', JSON.stringify(body));
}
