import { t } from '@lingui/core/macro';
import { mostCompared } from '#domain/inventory/compare-buses.ts';
import type { BusCard } from '#domain/inventory/listing-card.ts';
import { mostSaved } from '#domain/inventory/saved-list.ts';
import { Island } from '#site/islands/island.tsx';
import { SavedList } from '#site/islands/saved-buses/saved-list.tsx';
import { QuoteLink } from '#site/routes/quote/quote-link.tsx';
import { ShareAndPrint } from '#site/ui/share-and-print.tsx';
import { SavedBuses } from '#site/routes/saved-buses.tsx';
import { ButtonLink } from '#site/ui/button.tsx';
import { Notice } from '#site/ui/notice.tsx';
import { PageHeading } from '#site/ui/page-heading.tsx';
import { urls } from '#site/urls.ts';
import { sayOffer } from '#site/words/bus-words.ts';
import { BusCardView } from './bus-card-view.tsx';
import { eagerPictures } from './bus-grid.tsx';
import { GoneNotice } from './gone-notice.tsx';
import { storedBus } from './stored-bus.ts';

interface SavedListPageProps {
  model: {
    buses: readonly BusCard[];
    /** For sale and like a sold one, by its id. */
    similar: ReadonlyMap<number, readonly BusCard[]>;
    /** Asked for and no longer listed. */
    gone: readonly number[];
    tooMany: boolean;
    shareUrl: string;
  };
}

/** A list of buses as anybody sees it; what the browser keeps of its own is added by the island. */
export function SavedListPage({ model }: SavedListPageProps) {
  const { buses, similar, gone, tooMany, shareUrl } = model;
  const unsold = buses.filter(({ sold }) => !sold);
  const forSale = unsold.slice(0, mostCompared);
  const quotable = unsold.map(({ id }) => id);
  const isNamed = buses.length > 0 || gone.length > 0;
  return (
    <>
      <div className="page-width">
        <PageHeading
          crumbs={[{ label: t`Buses`, href: urls.buses() }, { label: t`Saved buses` }]}
          title={t`Saved buses`}
          intro={
            buses.length > 0
              ? t`The address of this page is the list: whoever has it sees these buses, with the prices of today.`
              : t`Keep the buses you like in a list, write notes on them, and pass the list on.`
          }
        />
        <GoneNotice count={gone.length} />
        {tooMany ? (
          <Notice>{t`A list holds ${mostSaved} buses; these are the first.`}</Notice>
        ) : null}
        {buses.length > 0 ? (
          <div className="saved-share">
            <ShareAndPrint title={t`Saved buses`} url={shareUrl} label={t`Share this list`} />
            <label className="no-print">
              {t`Address of this list`}
              <input
                type="text"
                readOnly
                className="field-input"
                value={shareUrl}
                data-share-address=""
              />
            </label>
            <p className="no-print">
              {t`Notes stay in the browser they are written in: they are never sent, and they are not in the address.`}
            </p>
          </div>
        ) : null}
        {isNamed ? (
          <Island
            name="saved-list"
            when="idle"
            component={SavedList}
            props={{
              buses: buses.map((bus) => ({ ...storedBus(bus), isSold: bus.sold })),
              gone,
              savedPath: urls.saved([]),
            }}
          />
        ) : null}
        {buses.length > 0 ? (
          <>
            <h2 className="sr-only">{t`Buses`}</h2>
            <ul className="bus-grid saved-grid">
              {buses.map((bus, index) => (
                <li key={bus.id}>
                  <BusCardView bus={bus} urgency={index < eagerPictures ? 'eager' : 'lazy'} />
                  {bus.sold ? <StillForSale buses={similar.get(bus.id) ?? []} /> : null}
                  <div data-note-of={bus.id} />
                </li>
              ))}
            </ul>
          </>
        ) : (
          <div className="compare-start">
            <noscript>
              <p>{t`Saving needs scripts. “Add to quote” on the page of a bus works without: the address of the quote list is your list.`}</p>
            </noscript>
            <p className="needs-script save-hint">
              {t`Press “Save” on a bus: it is kept in this browser, and your list shows up below.`}
            </p>
            <ButtonLink href={urls.buses()}>{t`See all buses`}</ButtonLink>
          </div>
        )}
        {forSale.length > 0 ? (
          <p className="saved-compare no-print">
            <QuoteLink ids={quotable} />
          </p>
        ) : null}
        {forSale.length > 1 ? (
          <p className="saved-compare no-print">
            <ButtonLink href={urls.compare(forSale.map(({ id }) => id))} look="secondary">
              {unsold.length > forSale.length ? t`Compare the first of them` : t`Compare these`}
            </ButtonLink>
          </p>
        ) : null}
      </div>
      {buses.length === 0 ? <SavedBuses /> : null}
    </>
  );
}

/** Under a bus that is gone: what somebody who wanted it may want now. */
function StillForSale({ buses }: { buses: readonly BusCard[] }) {
  if (buses.length === 0) return null;
  return (
    <div className="saved-similar">
      <p>{t`Still for sale and close to it`}</p>
      <ul>
        {buses.map((bus) => (
          <li key={bus.id}>
            <a href={urls.bus(bus)} className="text-link" translate="no">
              {bus.title}
            </a>{' '}
            <span className="figures">{sayOffer(bus)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
