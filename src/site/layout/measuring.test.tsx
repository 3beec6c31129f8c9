import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AnalyticsMeta } from './measuring.tsx';

const analytics = {
  amplitude: { apiKey: 'key', serverUrl: 'https://amplitude.example' },
  gtmId: 'GTM-1',
};
const metaOf = (path: string, status: number) =>
  renderToStaticMarkup(<AnalyticsMeta analytics={analytics} path={path} status={status} />);

it('names third parties on public pages', () => {
  expect(metaOf('/buses', 200)).toContain('GTM-1');
  expect(metaOf('/nothing', 404)).toContain('GTM-1');
});

it.each([
  ['/sell-your-bus', 200],
  ['/sell-your-bus', 422],
  ['/sell-your-bus/uploading', 422],
  ['/sell-your-bus/status/s3cr3t', 503],
  ['/contact/bus-alert/s3cr3t', 404],
])('names none at %s, also with status %i', (path, status) => {
  expect(metaOf(path, status)).not.toMatch(/GTM-1|amplitude/);
});
