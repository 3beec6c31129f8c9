import { plural, t } from '@lingui/core/macro';
import { isKnown } from '#domain/inventory/display-values.ts';
import type { BusDetail } from '#domain/inventory/listing-detail.ts';
import type { KeptBus } from '#site/islands/saved-buses/kept-buses.ts';
import { SaveButton } from '#site/islands/saved-buses/save-button.tsx';
import { Button } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { pageActionWords } from '#site/ui/page-action-words.ts';
import { urls } from '#site/urls.ts';
import { placeOf } from '#site/words/bus-words.ts';
import { cardPicture } from './bus-picture.ts';

/** Save, share and print, for browsers that run scripts. */
export function BusActions({ bus }: { bus: BusDetail }) {
  return (
    <div
      className="bus-actions needs-script no-print"
      data-bus-actions=""
      data-page-actions=""
      {...pageActionWords()}
      data-share-title={bus.title}
      data-share-url={urls.bus(bus)}
    >
      <SaveButton bus={keptOf(bus)} />
      <Button look="secondary" data-share="">
        <Icon name="share" />
        <span>{t`Share`}</span>
      </Button>
      <Button look="secondary" data-print="">
        <Icon name="print" />
        <span>{t`Print`}</span>
      </Button>
      <p role="status" className="sr-only" data-action-note="" />
    </div>
  );
}

/** Never a price, which would grow stale. */
function keptOf(bus: BusDetail): KeptBus {
  const { passengers } = bus;
  const seats =
    isKnown(passengers) && t`${plural(passengers, { one: '# seat', other: '# seats' })}`;
  return {
    id: bus.id,
    title: bus.title,
    href: urls.bus(bus),
    picture: cardPicture(bus).src,
    line: [seats, placeOf(bus)].filter(Boolean).join(' · '),
  };
}
