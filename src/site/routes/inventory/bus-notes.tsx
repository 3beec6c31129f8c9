import type { SiteSettings } from '#content/site-settings.ts';
import { comparableYears, type PriceContext } from '#domain/inventory/price-context.ts';
import type { BusDetail } from '#domain/inventory/listing-detail.ts';
import { findState } from '#domain/inventory/vocabulary/states.ts';
import { Icon } from '#site/ui/icon.tsx';
import type { HowFar } from './how-far.ts';
import { HowFarForm } from './how-far-form.tsx';
import { urls } from '#site/urls.ts';

/** The license question in plain words (spec §1, §9), with the way to the rule. */
export function BusLicense({ bus }: { bus: BusDetail }) {
  return (
    <section aria-labelledby="license-heading" className="bus-note">
      <h2 id="license-heading">
        <Icon name="license" size={26} />
        Do you need a CDL?
      </h2>
      <p>{bus.cdlText}</p>
      <p className="bus-note-remark">
        A guide by 49 CFR 383.91, not legal advice. States may ask for more.{' '}
        <a href={urls.cdl()} className="text-link no-print">
          How the rule works
        </a>
      </p>
    </section>
  );
}

/** What comparable ones ask, with what they have in common and how many they are. */
export function BusPrices({ prices }: { prices: PriceContext }) {
  return (
    <section aria-labelledby="prices-heading" className="bus-note no-print">
      <h2 id="prices-heading">
        <Icon name="tag" size={26} />
        What others ask
      </h2>
      <p className="figures">
        {prices.lowText} to {prices.highText}; half of them {prices.middleText} or less.
      </p>
      <p className="bus-note-remark figures">
        {prices.count} of the same type, up to {comparableYears} years older or newer and with about
        as many seats, listed here today. Asking prices, not what buses sold for.
      </p>
    </section>
  );
}

interface BusPlaceProps {
  bus: BusDetail;
  settings: SiteSettings;
  /** Null when the reader named no place. */
  away: HowFar | null;
}

/** Where the bus stands, how far that is, and how to see it. */
export function BusPlace({ bus, settings, away }: BusPlaceProps) {
  const { address } = settings;
  const state = bus.state ? (findState(bus.state)?.name ?? bus.state) : null;
  const place = [bus.city, state].filter(Boolean).join(', ');
  return (
    <section aria-labelledby="place-heading" className="bus-note">
      <h2 id="place-heading">
        <Icon name="pin" size={26} />
        Where it stands
      </h2>
      {bus.onLot ? (
        <p>
          On our lot:{' '}
          <a href={address.mapHref} className="text-link">
            {address.street}, {address.city}, {address.state} {address.zip}
          </a>
          . Call before you come.
        </p>
      ) : (
        <p>
          {place ? `${place}, with its owner.` : 'With its owner; ask us where.'} The sale goes
          through us: we arrange the visit or a video call.
        </p>
      )}
      <HowFarForm bus={bus} away={away} />
      {bus.state ? (
        <p className="no-print">
          <a href={urls.location(bus.state.toLowerCase())} className="text-link">
            More buses in {state}
          </a>
        </p>
      ) : null}
    </section>
  );
}
