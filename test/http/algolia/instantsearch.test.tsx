import { takeAwayDom } from './dom-globals.ts';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { liteClient } from 'algoliasearch/lite';
import {
  Configure,
  CurrentRefinements,
  Highlight,
  Hits,
  InstantSearch,
  LookingSimilar,
  Pagination,
  RangeInput,
  RefinementList,
  RelatedProducts,
  SearchBox,
  SortBy,
  Stats,
  ToggleRefinement,
  TrendingItems,
} from 'react-instantsearch';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  applicationId,
  indexName,
  searchKey,
  startSearchApi,
  type SearchApiServer,
} from './search-api-server.ts';

type BusHit = { objectID: string; title: string; make: string; price: number; featured: boolean };

let api: SearchApiServer;
let root: Root | null = null;
let page: HTMLElement;

beforeAll(async () => {
  api = await startSearchApi();
});
afterEach(async () => {
  await act(async () => root?.unmount());
  root = null;
});
afterAll(async () => {
  await api.close();
  takeAwayDom();
});

const bus = (hit: BusHit) => (
  <article data-make={hit.make} data-price={hit.price} data-featured={String(hit.featured)}>
    <Highlight attribute="title" hit={hit as never} />
  </article>
);
const recommended = ({ item }: { item: { objectID: string; title?: string } }) => (
  <b>{item.title}</b>
);

/** Renders the official widgets over the official client, which talks HTTP to our server. */
async function render(initial: Record<string, unknown> = {}): Promise<void> {
  page = document.createElement('div');
  document.body.replaceChildren(page);
  root = createRoot(page);
  const client = liteClient(applicationId, searchKey, api.clientOptions);
  await act(async () => {
    root?.render(
      <InstantSearch
        searchClient={client}
        indexName={indexName}
        initialUiState={{ [indexName]: initial }}
        future={{ preserveSharedStateOnUnmount: true }}
      >
        <Configure hitsPerPage={12} />
        <SearchBox />
        <Stats />
        <SortBy
          items={[
            { label: 'Best match', value: indexName },
            { label: 'Cheapest', value: `${indexName}_price_asc` },
          ]}
        />
        <RefinementList attribute="make" limit={50} searchable />
        <RefinementList attribute="categorySlug" limit={50} />
        <RangeInput attribute="price" />
        <ToggleRefinement attribute="featured" on label="Featured" />
        <CurrentRefinements />
        <Hits hitComponent={({ hit }) => bus(hit as never)} />
        <Pagination />
        <RelatedProducts objectIDs={[oneId()]} limit={3} itemComponent={recommended as never} />
        <LookingSimilar objectIDs={[oneId()]} limit={3} itemComponent={recommended as never} />
        <TrendingItems limit={4} itemComponent={recommended as never} />
      </InstantSearch>,
    );
  });
  await until(() => page.querySelectorAll('.ais-Hits-item').length > 0);
}

const oneId = () =>
  String(
    api.site.search.index.search({ filter: { facet: 'categorySlug', value: 'school' } }).ids[0],
  );

/** Waits for what HTTP brings; fails with the page's text when it never comes. */
async function until(holds: () => boolean): Promise<void> {
  for (let tries = 0; tries < 1_000 && !holds(); tries += 1) {
    await act(async () => {
      await new Promise((resolve) => setTimeout(resolve, 5));
    });
  }
  expect(holds(), page.textContent?.slice(0, 500)).toBe(true);
}

const items = () => [...page.querySelectorAll<HTMLElement>('.ais-Hits-item article')];
const shown = () =>
  items()
    .map((item) => item.textContent)
    .join('|');
const total = () => Number(/([\d,]+) results?/.exec(textOf('.ais-Stats'))?.[1]?.replace(',', ''));
const textOf = (selector: string) => page.querySelector(selector)?.textContent ?? '';
const click = (element: Element | null | undefined) =>
  act(async () => (element as HTMLElement).click());

function list(at: number): { value: string; count: number; box: HTMLInputElement }[] {
  const widget = page.querySelectorAll('.ais-RefinementList')[at];
  return [...(widget?.querySelectorAll('.ais-RefinementList-item') ?? [])].map((item) => ({
    value: item.querySelector('.ais-RefinementList-labelText')?.textContent ?? '',
    count: Number(item.querySelector('.ais-RefinementList-count')?.textContent),
    box: item.querySelector('input')!,
  }));
}

async function type(selector: string, value: string): Promise<void> {
  const input = page.querySelector<HTMLInputElement>(selector)!;
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

describe('the official React widgets', () => {
  it('search as one types, with highlights', async () => {
    await render();
    const before = total();
    await type('.ais-SearchBox-input', 'thomas');
    await until(() => total() < before);
    expect(items().length).toBeGreaterThan(0);
    expect(textOf('.ais-Highlight-highlighted').toLowerCase()).toBe('thomas');
  });

  it('keep counting the other makes when one is chosen (disjunctive)', async () => {
    await render();
    const before = list(0);
    await click(before[0]!.box);
    await until(() => total() === before[0]!.count);
    expect(items().every((item) => item.dataset.make === before[0]!.value)).toBe(true);
    const after = list(0);
    expect(after.map(({ value, count }) => [value, count]).toSorted()).toEqual(
      before.map(({ value, count }) => [value, count]).toSorted(),
    );
    await click(list(0).find(({ value }) => value === before[1]!.value)?.box);
    await until(() => total() === before[0]!.count + before[1]!.count);
    expect(textOf('.ais-CurrentRefinements')).toContain(before[1]!.value);
  });

  it('search within the values of a facet', async () => {
    await render();
    await type('.ais-RefinementList .ais-SearchBox-input', 'thom');
    await until(() => list(0).length > 0 && list(0).every(({ value }) => /thom/i.test(value)));
    expect(textOf('.ais-RefinementList .ais-Highlight-highlighted')).toMatch(/thom/i);
  });

  it('offer the range that the statistics give, and narrow by it', async () => {
    await render();
    const input = page.querySelector<HTMLInputElement>('.ais-RangeInput-input--max')!;
    const [low, high] = [Number(input.min), Number(input.max)];
    expect(low).toBeGreaterThan(0);
    expect(high).toBeGreaterThan(low);
    const cap = Math.floor((low + high) / 4);
    const before = total();
    await type('.ais-RangeInput-input--max', String(cap));
    await act(async () => {
      page
        .querySelector('.ais-RangeInput-form')
        ?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    });
    await until(() => total() < before);
    expect(items().every((item) => Number(item.dataset.price) <= cap)).toBe(true);
  });

  it('toggle featured buses', async () => {
    await render();
    const before = total();
    await click(page.querySelector('.ais-ToggleRefinement-checkbox'));
    await until(() => total() < before);
    expect(items().every((item) => item.dataset.featured === 'true')).toBe(true);
  });

  it('turn pages and sort', async () => {
    await render({ page: 2 });
    expect(textOf('.ais-Pagination-item--selected')).toBe('2');
    const onTwo = shown();
    await click(page.querySelector('.ais-Pagination-item--nextPage a'));
    await until(() => textOf('.ais-Pagination-item--selected') === '3');
    await until(() => items().length > 0 && shown() !== onTwo);
    const select = page.querySelector<HTMLSelectElement>('.ais-SortBy-select')!;
    await act(async () => {
      select.value = `${indexName}_price_asc`;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await until(() => {
      const prices = items().map((item) => Number(item.dataset.price));
      return prices.length > 0 && prices.every((price, at) => at === 0 || price >= prices[at - 1]!);
    });
  });

  it('recommend', async () => {
    await render();
    await until(() => page.querySelectorAll('.ais-TrendingItems-item').length === 4);
    expect(page.querySelectorAll('.ais-RelatedProducts-item').length).toBeGreaterThan(0);
    expect(page.querySelectorAll('.ais-LookingSimilar-item').length).toBeGreaterThan(0);
  });
});
