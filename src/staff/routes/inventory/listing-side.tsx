import { Fragment } from 'react';
import type { VinAnswer } from '#domain/inventory/vin/look-up-vin.ts';
import type { StaffSettledDifference } from '#domain/inventory/vin/settled-doubts.ts';
import { listingStatuses } from '#domain/inventory/choices.ts';
import {
  actProblem,
  listingActs,
  type ListingAct,
} from '#domain/staff/inventory/listing-workflow.ts';
import type {
  PossibleDuplicate,
  PriceChange,
} from '#domain/staff/inventory/staff-inventory-repository.ts';
import { daysSince, vouchedAt, type StaffListing } from '#domain/staff/inventory/staff-listing.ts';
import { sayLongDate } from '#messages/figures.ts';
import { languageCodes, languages, pathIn } from '#messages/languages.ts';
import { urls } from '#site/urls.ts';
import { inventoryUrls } from './inventory-urls.ts';
import { listingFormId } from './listing-form.tsx';
import { PriceHistory } from './price-history.tsx';
import { day } from './stock-rows.ts';
import { StaffVinFacts } from './vin-facts.tsx';
import { Fact } from '../../ui/fact.tsx';

export interface ListingSideProps {
  current: StaffListing;
  prices: readonly PriceChange[];
  staleDays: number;
  now: Date;
  can: { edit: boolean; price: boolean };
  /** Null without a VIN. */
  vin: VinAnswer | null;
  settled: readonly StaffSettledDifference[];
}

const ago = new Intl.RelativeTimeFormat('en-US');

/** What can be done with the whole listing, and what is known of its past. */
export function ListingSide({
  current,
  prices,
  staleDays,
  now,
  can,
  vin,
  settled,
}: ListingSideProps) {
  const { listing, facts } = current;
  const vouched = vouchedAt(listing, facts);
  const age = daysSince(vouched, now);
  return (
    <aside className="listing-side">
      {can.price ? (
        <section className="staff-panel" aria-labelledby="status-heading">
          <h2 id="status-heading">Status</h2>
          {listing.status === 'published' && age >= staleDays ? (
            <p className="notice notice-problem staff-space-below">
              Nobody has confirmed this bus for {age} days.
            </p>
          ) : null}
          <ActButtons current={current} />
          {listing.status === 'published' ? (
            <p className="staff-space-above">
              Windshield sheet (PDF):{' '}
              {languageCodes.map((code, place) => (
                <Fragment key={code}>
                  {place > 0 ? ', ' : null}
                  <a
                    href={pathIn(code, urls.windshield(listing))}
                    hrefLang={code}
                    lang={code}
                    aria-label={`Windshield sheet: ${languages[code].name}`}
                  >
                    {languages[code].name}
                  </a>
                </Fragment>
              ))}
            </p>
          ) : null}
        </section>
      ) : null}
      {listing.status === 'sold' ? <Sale current={current} canPrice={can.price} /> : null}
      {vin && listing.vin ? (
        <section className="staff-panel" aria-labelledby="vin-heading">
          <h2 id="vin-heading">What the VIN says</h2>
          <StaffVinFacts
            answer={vin}
            typed={listing.vin}
            seller={listing}
            settling={{ id: listing.id, settled, can: can.edit }}
          />
        </section>
      ) : null}
      <section className="staff-panel" aria-labelledby="prices-heading">
        <h2 id="prices-heading">Price history</h2>
        <PriceHistory listing={listing} changes={prices} now={now} />
      </section>
      <section className="staff-panel" aria-labelledby="facts-heading">
        <h2 id="facts-heading">This listing</h2>
        <dl className="staff-facts">
          <Fact label="Added">{day(listing.createdAt)}</Fact>
          <Fact label="Changed">
            {day(listing.updatedAt)}
            {listing.revision === 1
              ? null
              : `, ${listing.revision - 1} ${listing.revision === 2 ? 'change' : 'changes'}`}
          </Fact>
          {listing.publishedAt ? <Fact label="Published">{day(listing.publishedAt)}</Fact> : null}
          {listing.status === 'published' ? (
            <Fact label="Confirmed">{age === 0 ? 'today' : ago.format(-age, 'day')}</Fact>
          ) : null}
          <Fact label="Source">
            {[listing.source, listing.sourceId].filter(Boolean).join(', ')}
          </Fact>
        </dl>
      </section>
    </aside>
  );
}

const primary: readonly ListingAct[] = ['publish', 'confirm', 'restore'];

function ActButtons({ current }: { current: StaffListing }) {
  const { id } = current.listing;
  const possible = (Object.keys(listingActs) as ListingAct[]).map((act) => ({
    act,
    problem: actProblem(act, current),
  }));
  // An act that lacks something is worth knowing of; one that makes no sense now is not.
  const blocked = possible.find(
    ({ act, problem }) => act === 'publish' && problem?.startsWith('It lacks'),
  );
  return (
    <div className="listing-acts">
      {possible
        .filter(({ problem }) => problem === null)
        .map(({ act }) =>
          act === 'sell' ? (
            <a key={act} className="button button-small" href={inventoryUrls.sold(id)}>
              {listingActs[act]}…
            </a>
          ) : (
            <button
              key={act}
              form={listingFormId}
              formAction={inventoryUrls.act(id)}
              name="act"
              value={act}
              className={`button button-small ${primary.includes(act) ? 'button-primary' : ''} ${act === 'archive' ? 'button-danger' : ''}`}
            >
              {listingActs[act]}
            </button>
          ),
        )}
      {blocked ? <p className="hint">Not ready to publish. {blocked.problem}</p> : null}
    </div>
  );
}

/** The note names a person: it is for those who sell. */
function Sale({ current, canPrice }: { current: StaffListing; canPrice: boolean }) {
  const { listing, facts } = current;
  return (
    <section className="staff-panel" aria-labelledby="sale-heading">
      <h2 id="sale-heading">Sale</h2>
      <dl className="staff-facts">
        <Fact label="Sold">{facts.soldOn ? sayLongDate(facts.soldOn) : 'date not noted'}</Fact>
        {canPrice ? <Fact label="Buyer">{facts.buyerNote ?? 'nothing noted'}</Fact> : null}
      </dl>
      {canPrice ? (
        <p>
          <a href={inventoryUrls.sold(listing.id)}>Change date or note</a>
        </p>
      ) : null}
    </section>
  );
}

/** Other listings that seem to be the same bus. */
export function DuplicateWarning({ duplicates }: { duplicates: readonly PossibleDuplicate[] }) {
  if (duplicates.length === 0) return null;
  return (
    <div className="notice notice-problem staff-space-below" role="status">
      <p>
        <strong>This may be a bus that is listed already.</strong>
      </p>
      <ul>
        {duplicates.map(({ id, title, status, same }) => (
          <li key={id}>
            <a href={inventoryUrls.listing(id)}>{title}</a>: same {same === 'vin' ? 'VIN' : same} (
            {listingStatuses[status].toLowerCase()}, listing {id})
          </li>
        ))}
      </ul>
    </div>
  );
}
