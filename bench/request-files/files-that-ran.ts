import { Session } from 'node:inspector/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(import.meta.dirname, '../..');
const ours = ['src', 'packages'].map((folder) => join(root, folder, '/'));

/**
 * Our files of which a function ran during the work, in the order of their names: V8 counts the calls
 * from when it is asked to. What a file does while it is loaded was done before, so that types,
 * tables and constants are not among them.
 */
export async function filesThatRan(work: () => Promise<void>): Promise<string[]> {
  const session = new Session();
  session.connect();
  try {
    await session.post('Profiler.enable');
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    await work();
    const { result } = await session.post('Profiler.takePreciseCoverage');
    const files = result
      .filter(({ functions }) =>
        functions.some(({ ranges }) => ranges.some(({ count }) => count > 0)),
      )
      .map(({ url }) => (url.startsWith('file:') ? fileURLToPath(url) : url))
      .filter((path) => ours.some((folder) => path.startsWith(folder)))
      .map((path) => path.slice(root.length + 1));
    return [...new Set(files)].toSorted();
  } finally {
    await session.post('Profiler.disable');
    session.disconnect();
  }
}
