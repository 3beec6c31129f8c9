import { thumbnailName } from '#domain/media/picture-names.ts';
import type { BusDetail } from '#domain/inventory/listing-detail.ts';
import { Button } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { urls } from '#site/urls.ts';
import { fallbackOf } from './bus-picture.ts';

/**
 * Save, share and print, for browsers that run scripts. What they keep of a bus travels in data
 * attributes: title, address, picture and a line of figures, never a price that would grow stale.
 */
export function BusActions({ bus }: { bus: BusDetail }) {
  const picture = bus.image ? urls.media(thumbnailName(bus.image.name)) : fallbackOf(bus);
  const place = [bus.city, bus.state].filter(Boolean).join(', ');
  const seats = bus.passengersText === 'N/A' ? null : `${bus.passengersText} seats`;
  return (
    <div
      className="bus-actions needs-script no-print"
      data-bus-actions=""
      data-bus-id={bus.id}
      data-bus-title={bus.title}
      data-bus-href={urls.bus(bus)}
      data-bus-picture={picture}
      data-bus-line={[seats, place || null].filter(Boolean).join(' · ')}
    >
      <Button look="secondary" data-save="" aria-pressed="false">
        <Icon name="save" />
        <span>Save</span>
      </Button>
      <Button look="secondary" data-share="">
        <Icon name="share" />
        <span>Share</span>
      </Button>
      <Button look="secondary" data-print="">
        <Icon name="print" />
        <span>Print</span>
      </Button>
      <p role="status" className="sr-only" data-action-note="" />
    </div>
  );
}
