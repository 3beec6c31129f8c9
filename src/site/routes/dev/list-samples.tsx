import { Carousel } from '#site/ui/carousel.tsx';
import { Pagination } from '#site/ui/pagination.tsx';
import { urls } from '#site/urls.ts';
import { InventoryCarousel } from '../home/inventory-carousel.tsx';
import { BusGrid } from '../inventory/bus-grid.tsx';
import { BusPageResults } from '../inventory/bus-page-results.tsx';
import { sampleBuses } from './sample-bus.ts';
import { Samples } from './samples.tsx';

const pageStates = [
  { current: 1, pageCount: 5 },
  { current: 1, pageCount: 20 },
  { current: 10, pageCount: 20 },
  { current: 20, pageCount: 20 },
] as const;

/** Cards, carousels, pagination and lists without anything in them. */
export function ListSamples() {
  return (
    <>
      <Samples title="Bus cards">
        <BusGrid buses={sampleBuses} />
      </Samples>
      <Samples title="Carousel">
        <InventoryCarousel id="ui-carousel" labelledBy="samples-carousel" buses={sampleBuses} />
      </Samples>
      <Samples title="Carousel, empty">
        <Carousel
          id="ui-carousel-empty"
          labelledBy="samples-carousel-empty"
          noun="bus"
          loadingText="Loading buses..."
          slides={[]}
        />
      </Samples>
      <Samples title="Pagination">
        {pageStates.map(({ current, pageCount }) => (
          <Pagination
            key={`${current}-${pageCount}`}
            current={current}
            pageCount={pageCount}
            label={`Page ${current} of ${pageCount}`}
            hrefOf={(page) => urls.busesPage(page)}
          />
        ))}
      </Samples>
      <Samples title="No results">
        <BusPageResults
          page={{ cards: [], total: 0, page: 1, pageCount: 0 }}
          hrefOf={(page) => urls.busesPage(page)}
          empty={{ text: 'Take a word or a filter away.', href: urls.buses(), label: 'See all' }}
        />
      </Samples>
    </>
  );
}
