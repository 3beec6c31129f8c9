import { t } from '@lingui/core/macro';
import type { BusDetail } from '#domain/inventory/listing-detail.ts';
import { SaveButton } from '#site/islands/saved-buses/save-button.tsx';
import { Button } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { pageActionWords } from '#site/ui/page-action-words.ts';
import { urls } from '#site/urls.ts';
import { storedBus } from './stored-bus.ts';

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
      <SaveButton bus={storedBus(bus)} />
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
