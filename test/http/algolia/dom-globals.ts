import { Window } from 'happy-dom';

/**
 * A document for React's browser half, and nothing else: the server under test runs in the same
 * process and keeps Node's own fetch, Request and Response. Import before `react-dom/client`, and
 * take it away when the file ends: the next one may run in this process.
 */
const window = new Window({ url: 'http://buses.example/' });
const names = [
  'document',
  'navigator',
  'Element',
  'Event',
  'HTMLElement',
  'HTMLIFrameElement',
  'HTMLInputElement',
  'HTMLSelectElement',
  'MutationObserver',
  'Node',
] as const;

const inPlace: Record<string, unknown> = {
  ...Object.fromEntries(names.map((name) => [name, window[name]])),
  window,
  IS_REACT_ACT_ENVIRONMENT: true,
};
const before = Object.getOwnPropertyDescriptors(globalThis) as PropertyDescriptorMap;

for (const [name, value] of Object.entries(inPlace)) {
  Object.defineProperty(globalThis, name, { value, configurable: true });
}

/** Puts back what Node has of its own under these names, and removes the others. */
export function takeAwayDom(): void {
  for (const name of Object.keys(inPlace)) {
    const own = before[name];
    if (own) Object.defineProperty(globalThis, name, own);
    else Reflect.deleteProperty(globalThis, name);
  }
}
