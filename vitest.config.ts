import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { messages } from './bin/build/messages-plugin.ts';

const setupFiles = ['strict', 'react-stacks', 'seeded-properties'].map(
  (name) => `test/setup/${name}.ts`,
);
/** A busy machine may be slow; only a hang should fail. */
const patience = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 20_000 } },
};
/** Servers, databases and a browser on a shared machine: what failed once is tried once more in CI, and named. */
const secondAttempt = { retry: process.env.CI ? 1 : 0 };
const inOwnLane = ['test/browser/**', 'test/a11y/**', 'test/e2e/**', 'test/smoke/**'];

/**
 * The lanes run by their names, and a copy of the work tree is installed and built for a minute and a
 * half: begun last, little is left to run beside it.
 */
class CopyFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLate = ({ project }: TestSpecification) => Number(project.name !== 'smoke');
    return (await super.sort(files)).toSorted((one, other) => isLate(one) - isLate(other));
  }
}

/**
 * Four lanes. `unit` is the fast one of `npm run check`; `app` needs databases; `browser` needs
 * Chromium and a build; `smoke` runs the real commands in a copy of the work tree. In all but that,
 * files share a process, and so what modules keep: reading 1,400 of them again for each file takes
 * longer than most tests.
 */
export default defineConfig({
  test: {
    // At least three, also on two cores: most of these tests wait for a database, a server or a browser.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    sequence: { sequencer: CopyFirst },
    projects: [
      {
        plugins: [messages()],
        test: {
          name: 'unit',
          include: [
            '{src,packages,demo,content,bin}/**/*.test.{ts,tsx}',
            'test/architecture{.test.ts,/*.test.ts}',
          ],
          isolate: false,
          setupFiles,
          ...patience,
        },
      },
      {
        plugins: [messages()],
        test: {
          name: 'app',
          isolate: false,
          include: ['test/**/*.{test,contract}.{ts,tsx}'],
          exclude: [...inOwnLane, 'test/architecture{.test.ts,/**}'],
          setupFiles: [...setupFiles, 'test/setup/close-left-open.ts'],
          globalSetup: ['test/setup/start-databases.ts'],
          ...patience,
          ...secondAttempt,
        },
      },
      {
        plugins: [messages()],
        test: {
          name: 'browser',
          isolate: false,
          globalSetup: ['test/setup/start-databases.ts', 'test/setup/site.ts'],
          include: ['test/{browser,a11y,e2e}/**/*.{test,e2e}.{ts,tsx}'],
          setupFiles,
          ...patience,
          ...secondAttempt,
        },
      },
      {
        test: {
          name: 'smoke',
          include: ['test/smoke/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
