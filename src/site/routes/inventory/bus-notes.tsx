import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { SiteSettings } from '#content/site-settings.ts';
import type { BusDetail } from '#domain/inventory/listing-detail.ts';
import { Icon } from '#site/ui/icon.tsx';
import type { HowFar } from './how-far.ts';
import { HowFarForm } from './how-far-form.tsx';
import { urls } from '#site/urls.ts';
import { cdlSentence } from '#site/words/bus-words.ts';
import { stateName } from '#site/words/trade-words.ts';

/** The license question in plain words (spec §1, §9), with the way to the rule. */
export function BusLicense({ bus }: { bus: BusDetail }) {
  return (
    <section aria-labelledby="license-heading" className="bus-note">
      <h2 id="license-heading">
        <Icon name="license" size={26} />
        {t`Do you need a CDL?`}
      </h2>
      <p>{cdlSentence(bus.cdl)}</p>
      <p className="bus-note-remark">
        {t`A guide by 49 CFR 383.91, not legal advice. States may ask for more.`}{' '}
        <a href={urls.cdl()} className="text-link no-print">
          {t`How the rule works`}
        </a>
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
  const state = bus.state ? stateName(bus.state) : '';
  const lot = `${address.street}, ${address.city}, ${address.state} ${address.zip}`;
  const place = [bus.city, state].filter(Boolean).join(', ');
  return (
    <section aria-labelledby="place-heading" className="bus-note">
      <h2 id="place-heading">
        <Icon name="pin" size={26} />
        {t`Where it stands`}
      </h2>
      {bus.onLot ? (
        <p>
          <Trans>
            On our lot:{' '}
            <a href={address.mapHref} className="text-link">
              {lot}
            </a>
            . Call before you come.
          </Trans>
        </p>
      ) : (
        <p>
          {place
            ? t`${place}, with its owner. The sale goes through us: we arrange the visit or a video call.`
            : t`With its owner; ask us where. The sale goes through us: we arrange the visit or a video call.`}
        </p>
      )}
      <HowFarForm bus={bus} away={away} />
      {bus.state ? (
        <p className="no-print">
          <a href={urls.location(bus.state.toLowerCase())} className="text-link">
            {t`More buses in ${state}`}
          </a>
        </p>
      ) : null}
    </section>
  );
}
