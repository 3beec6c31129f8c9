import { t } from '@lingui/core/macro';
import type { BusCard } from '#domain/inventory/listing-card.ts';
import { Carousel } from '#site/ui/carousel.tsx';
import { BusCardView } from '../inventory/bus-card-view.tsx';

interface InventoryCarouselProps {
  /** Unique on the page. */
  id: string;
  /** Id of the heading that names it. */
  labelledBy: string;
  buses: readonly BusCard[];
}

/** Buses side by side, two to four to a view (spec §2, §9). */
export function InventoryCarousel({ id, labelledBy, buses }: InventoryCarouselProps) {
  return (
    <Carousel
      id={id}
      labelledBy={labelledBy}
      nameSlide={(number, count) => t`bus ${number} of ${count}`}
      loadingText={t`Loading buses...`}
      slides={buses.map((bus) => ({
        key: String(bus.id),
        content: <BusCardView bus={bus} urgency="lazy" place="carousel" />,
      }))}
    />
  );
}
