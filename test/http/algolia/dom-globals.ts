import { Window } from 'happy-dom';

/**
 * A document for React's browser half, and nothing else: the server under test runs in the same
 * process and keeps Node's own fetch, Request and Response. Import before `react-dom/client`.
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

for (const name of names) {
  Object.defineProperty(globalThis, name, { value: window[name], configurable: true });
}
Object.defineProperty(globalThis, 'window', { value: window, configurable: true });
Object.defineProperty(globalThis, 'IS_REACT_ACT_ENVIRONMENT', { value: true });
