import { build, type Rolldown } from 'vite';
import { projectRoot } from '#server/config/project-root.ts';

/** A script and its chunks by file name, built as those of the site are; nothing is written. */
export async function buildForBrowser(entry: string): Promise<Map<string, string>> {
  const { output } = (await build({
    root: projectRoot,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    // Vitest runs with NODE_ENV=test; the page gets React as visitors do.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: entry,
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  })) as Rolldown.RolldownOutput;
  return new Map(
    output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file.code]] : [])),
  );
}
