import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { findChromium } from '../../bin/test/chromium.mjs';
import { median } from './median.ts';

const largestPaint = figure('largest-contentful-paint');

const columns = [
  ['performance', score('performance')],
  ['accessibility', score('accessibility')],
  ['best practices', score('best-practices')],
  ['SEO', score('seo')],
  ['FCP ms', figure('first-contentful-paint')],
  ['LCP ms', largestPaint],
  ['TBT ms', figure('total-blocking-time')],
  ['CLS', figure('cumulative-layout-shift')],
] as const;

/**
 * One row a page: the four scores and the paint figures of Lighthouse's mobile profile, each the
 * median of `repeats` runs.
 */
export async function lighthouseTable(
  origin: string,
  paths: readonly string[],
  repeats: number,
): Promise<string[]> {
  const chromePath = findChromium();
  if (!chromePath) return ['No Chromium was found; Lighthouse did not run.'];
  const chrome = await launch({
    chromePath,
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
  });
  const rows = [
    `| page | ${columns.map(([name]) => name).join(' | ')} |`,
    `|---|${columns.map(() => '---').join('|')}|`,
  ];
  try {
    for (const path of paths) {
      const runs: Result[] = [];
      for (let tries = 0; runs.length < repeats; tries += 1) {
        if (tries > repeats * 2) throw new Error(`Lighthouse saw no paint of ${path}`);
        const result = await lighthouse(origin + path, { port: chrome.port, logLevel: 'silent' });
        // Now and then a trace lacks the largest paint; such a run says nothing.
        if (result && Number.isFinite(largestPaint(result.lhr))) runs.push(result.lhr);
      }
      const cells = columns.map(([name, read]) => {
        const middle = median(runs.map(read));
        return name === 'CLS' ? middle.toFixed(4) : String(Math.round(middle));
      });
      rows.push(`| ${path} | ${cells.join(' | ')} |`);
    }
  } finally {
    chrome.kill();
  }
  return rows;
}

function score(id: string) {
  return ({ categories }: Result) => (categories[id]?.score ?? 0) * 100;
}

function figure(id: string) {
  return ({ audits }: Result) => audits[id]?.numericValue ?? Number.NaN;
}
