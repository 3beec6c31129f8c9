import type { Example } from '#site/ui/example.ts';
import { ImportProgressBar } from './import-progress.tsx';

/** Asleep: awake, it would ask a server for an import that is none. */
export const examples: readonly Example[] = [
  {
    name: 'half way',
    element: (
      <section className="staff-panel">
        <ImportProgressBar
          begun={{ label: 'Rows imported', done: 1204, total: 2500 }}
          address="#staff-import-1-state-json"
        />
      </section>
    ),
  },
  {
    name: 'before the first row',
    element: (
      <section className="staff-panel">
        <ImportProgressBar
          begun={{ label: 'Rows compared', done: 0, total: 0 }}
          address="#staff-import-1-state-json"
        />
      </section>
    ),
  },
];
