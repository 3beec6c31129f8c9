import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findChromium } from '../../bin/test/chromium.mjs';

/** One row a page: the four scores and the paint figures of Lighthouse's mobile profile. */
export async function lighthouseTable(origin: string, paths: readonly string[]): Promise<string[]> {
  const chromePath = findChromium();
  if (!chromePath) return ['No Chromium was found; Lighthouse did not run.'];
  const chrome = await launch({
    chromePath,
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
  });
  const rows = [
    '| page | performance | accessibility | best practices | SEO | FCP ms | LCP ms | TBT ms | CLS |',
    '|---|---|---|---|---|---|---|---|---|',
  ];
  try {
    for (const path of paths) {
      const run = await lighthouse(origin + path, { port: chrome.port, logLevel: 'silent' });
      if (!run) throw new Error(`Lighthouse gave no result for ${path}`);
      const { categories, audits } = run.lhr;
      const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
      const figure = (id: string) => audits[id]?.numericValue ?? Number.NaN;
      rows.push(
        `| ${path} | ${score('performance')} | ${score('accessibility')} | ${score('best-practices')} | ${score('seo')} | ${Math.round(figure('first-contentful-paint'))} | ${Math.round(figure('largest-contentful-paint'))} | ${Math.round(figure('total-blocking-time'))} | ${figure('cumulative-layout-shift').toFixed(4)} |`,
      );
    }
  } finally {
    chrome.kill();
  }
  return rows;
}
