import type { SiteSettings } from '#content/site-settings.ts';
import type { BusDetail } from '#domain/inventory/listing-detail.ts';
import { findState } from '#domain/inventory/vocabulary/states.ts';
import { Icon } from '#site/ui/icon.tsx';
import { urls } from '#site/urls.ts';

/** The license question in plain words (spec §1, §9), with the way to the rule. */
export function BusLicense({ bus }: { bus: BusDetail }) {
  return (
    <section aria-labelledby="license-heading" className="rounded-md border border-ink-200 p-5">
      <h2 id="license-heading" className="flex items-center gap-2 text-2xl!">
        <Icon name="license" size={26} />
        Do you need a CDL?
      </h2>
      <p className="mt-2">{bus.cdlText}</p>
      <p className="mt-1 text-ink-600">
        A guide by 49 CFR 383.91, not legal advice. States may ask for more.{' '}
        <a href={urls.cdl()} className="text-link no-print">
          How the rule works
        </a>
      </p>
    </section>
  );
}

/** Where the bus stands and how to see it. */
export function BusPlace({ bus, settings }: { bus: BusDetail; settings: SiteSettings }) {
  const { address } = settings;
  const state = bus.state ? (findState(bus.state)?.name ?? bus.state) : null;
  const place = [bus.city, state].filter(Boolean).join(', ');
  return (
    <section aria-labelledby="place-heading" className="rounded-md border border-ink-200 p-5">
      <h2 id="place-heading" className="flex items-center gap-2 text-2xl!">
        <Icon name="pin" size={26} />
        Where it stands
      </h2>
      {bus.onLot ? (
        <p className="mt-2">
          On our lot:{' '}
          <a href={address.mapHref} className="text-link">
            {address.street}, {address.city}, {address.state} {address.zip}
          </a>
          . Call before you come.
        </p>
      ) : (
        <p className="mt-2">
          {place ? `${place}, with its owner.` : 'With its owner; ask us where.'} The sale goes
          through us: we arrange the visit or a video call.
        </p>
      )}
      {bus.state ? (
        <p className="no-print mt-1">
          <a href={urls.location(bus.state.toLowerCase())} className="text-link">
            More buses in {state}
          </a>
        </p>
      ) : null}
    </section>
  );
}
