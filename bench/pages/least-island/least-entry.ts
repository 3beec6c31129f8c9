import { wakeIslands } from '#site/browser/wake-islands.ts';

wakeIslands(document, {
  registry: { counter: async () => (await import('./least-counter.ts')).LeastCounter },
  onFailure: ({ error }) => reportError(error),
});
