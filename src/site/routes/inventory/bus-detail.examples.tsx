import { siteSettings } from '#content/site-settings.ts';
import type { BusDetail } from '#domain/inventory/listing-detail.ts';
import type { Example } from '#site/ui/example.ts';
import { BusGallery } from './bus-gallery.tsx';
import { BusLicense, BusPlace } from './bus-notes.tsx';
import { BusSummary, BusWays } from './bus-summary.tsx';
import { sampleDetail } from './sample-detail.ts';

const summary = (overrides: Partial<BusDetail>) => (
  <>
    <BusSummary bus={sampleDetail(overrides)} />
    <BusWays bus={sampleDetail(overrides)} settings={siteSettings} />
  </>
);

/** Parts of a bus's own page. */
export const examples: readonly Example[] = [
  {
    name: 'without photos',
    element: (
      <div className="example-stage">
        <BusGallery bus={sampleDetail()} />
      </div>
    ),
  },
  { name: 'summary, a lower price', element: summary({ pricePreviousCents: 5_500_000 }) },
  { name: 'summary, sold', element: summary({ sold: true }) },
  {
    name: 'summary, little known',
    element: summary({
      title: '2007 Freightliner M2 106 Champion Defender Executive 29-Passenger Coach',
      priceCents: null,
      mileageMiles: null,
      city: null,
      state: null,
      stockNumber: null,
    }),
  },
  { name: 'license', element: <BusLicense bus={sampleDetail()} /> },
  {
    name: 'place, with its owner',
    element: <BusPlace bus={sampleDetail()} settings={siteSettings} away={null} />,
  },
  {
    name: 'place, on our lot',
    element: <BusPlace bus={sampleDetail({ onLot: true })} settings={siteSettings} away={null} />,
  },
];
