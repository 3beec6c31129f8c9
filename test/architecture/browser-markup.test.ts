import { describe, expect, it } from 'vitest';
import { readSources } from './module-graph.ts';

const sources = readSources(['src', 'packages', 'content']);
const byPath = new Map(sources.map((file) => [file.path, file]));

/** Files that make an element by hand, and which: none of them is markup that a visitor sees. */
const handmade: Readonly<Record<string, string>> = {
  'src/site/browser/analytics/third-parties.ts': 'a script of others',
  'src/site/browser/boot.ts': 'the script of the site',
  'src/site/browser/contact/load-hubspot.ts': 'a script of others',
  'src/site/browser/page/prefetch-articles.ts': 'hints for pages that are fetched ahead',
  'src/site/browser/prefetch-pages.ts': 'rules and hints for pages that are fetched ahead',
};
const making =
  /(?<!import )\b(?:document|ownerDocument|root)\.createElement\w*\(|\.(?:inner|outer)HTML\s*=|insertAdjacentHTML|new Option\(/;

const starts = [
  'src/site/browser/boot.ts',
  'src/site/browser/entry.ts',
  'src/site/browser/contact/solve-proof.ts',
  'src/staff/browser/staff-entry.ts',
];

/** The file and all that it imports, at once or later. */
function reached(from: readonly string[]): Set<string> {
  const found = new Set<string>();
  const waiting = [...from];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const file = byPath.get(path);
    if (!file || found.has(path)) continue;
    found.add(path);
    waiting.push(...file.imports.flatMap((one) => one.path ?? []));
  }
  return found;
}

describe('markup in the browser', () => {
  it('is made by React, except for those listed', () => {
    const inBrowser = /^src\/(?:site|staff)\/(?:browser|islands)\//;
    const found = sources
      .filter(({ path, text }) => inBrowser.test(path) && making.test(text))
      .filter(({ path }) => !/\.(?:test|examples)\.tsx?$/.test(path));
    expect(found.map(({ path }) => path).toSorted()).toEqual(Object.keys(handmade));
  });

  it('leaves few lines that only browsers run', () => {
    const onServer = reached(['src/server/main.ts', 'src/cli/main.ts']);
    const alone = [...reached(starts)].filter((path) => !onServer.has(path));
    expect(starts.filter((path) => !alone.includes(path))).toEqual([]);
    const lines = alone.map((path) => byPath.get(path)?.text.split('\n').length ?? 0);
    expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(2_800);
  });
});
