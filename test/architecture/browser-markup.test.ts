import { describe, expect, it } from 'vitest';
import { readSources } from './module-graph.ts';

const sources = readSources(['src', 'packages', 'content']);
const byPath = new Map(sources.map((file) => [file.path, file]));

/** Files that make an element by hand, and which: none of them is markup that a visitor sees. */
const handmade: Readonly<Record<string, string>> = {
  'src/site/browser/analytics/third-parties.ts': 'a script of others',
  'src/site/browser/boot.ts': 'the script of the site',
  'src/site/browser/contact/load-hubspot.ts': 'a script of others',
  'src/site/browser/prefetch-pages.ts': 'rules and hints for pages that are fetched ahead',
};
const making =
  /(?<!import )\b(?:document|ownerDocument|root)\.createElement\w*\(|\.(?:inner|outer)HTML\s*=|insertAdjacentHTML|new Option\(/;

const starts = [
  'src/site/browser/boot.ts',
  'src/site/browser/entry.ts',
  'src/site/browser/contact/solve-proof.ts',
  'src/site/islands/header-search/first-figure.ts',
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

  /** Lines that begin there and that no server runs. */
  function linesAlone(from: readonly string[]): number {
    const onServer = reached(['src/server/main.ts', 'src/cli/main.ts']);
    const alone = [...reached(from)].filter((path) => !onServer.has(path));
    expect(from.filter((path) => !alone.includes(path))).toEqual([]);
    const lines = alone.map((path) => byPath.get(path)?.text.split('\n').length ?? 0);
    return lines.reduce((sum, count) => sum + count, 0);
  }

  it('leaves few lines that only browsers run', () => {
    expect(linesAlone(starts)).toBeLessThanOrEqual(2_800);
  });

  // Of no page: it has its own limit, and takes nothing of theirs (decision 0060).
  it('leaves fewer to the worker that keeps inspections', () => {
    expect(linesAlone(['src/site/browser/inspection-worker.ts'])).toBeLessThanOrEqual(120);
  });

  // On pages of others (decision 0071).
  it('leaves fewer still to the frame of partners', () => {
    expect(linesAlone(['src/site/browser/embed/frame.ts'])).toBeLessThanOrEqual(50);
  });
});
