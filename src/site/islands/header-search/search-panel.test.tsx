import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { siteSettings } from '#content/site-settings.ts';
import { SearchPanel } from './search-panel.tsx';

const { phone } = siteSettings;
const html = renderToStaticMarkup(
  <SearchPanel
    popularSearches={['church bus under 40k']}
    phone={phone}
    busTypes={{ coach: 'Coach Buses' }}
    suggestions={null}
    note=""
    listId="hits"
    active={null}
    isOpen
    onFilter={() => undefined}
    onLeave={() => undefined}
  />,
);

it('has popular searches, two filters, See All Products and the note in its search panel', () => {
  for (const words of [
    'Popular Searches',
    'Number of Seats',
    'Bus Type',
    'Suggested Results',
    'See All Products',
  ]) {
    expect(html).toContain(words);
  }
  expect(html).toContain('href="/buses?search=church+bus+under+40k"');
  expect(html.replaceAll(/<[^>]+>/g, '')).toContain(
    `If you don’t see what you need Call Now ${phone.display}`,
  );
});
