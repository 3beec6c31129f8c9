import { t } from '@lingui/core/macro';
import type { SiteSettings } from '#content/site-settings.ts';
import { mostCompared } from '#domain/inventory/compare-buses.ts';
import type { AskedPrices } from '#domain/inventory/asked-prices.ts';
import type { FieldGroup } from '#domain/inventory/fields/bus-field.ts';
import { busField } from '#domain/inventory/fields/bus-fields.ts';
import { findCategory, kindInSentence } from '#domain/inventory/categories.ts';
import type { BusCard } from '#domain/inventory/listing-card.ts';
import type { ListingHistory } from '#domain/inventory/history/listing-history.ts';
import type { BusRecalls } from '#domain/inventory/recalls/bus-recalls.ts';
import type { VinAnswer } from '#domain/inventory/vin/look-up-vin.ts';
import type { SettledDifference } from '#domain/inventory/vin/settled-doubts.ts';
import type { BusDetail } from '#domain/inventory/listing-detail.ts';
import type { SpecificationGroup } from '#domain/inventory/specifications.ts';
import { sayLongDate } from '#messages/figures.ts';
import { measuredBus, seen } from '#site/event-attributes.ts';
import { BusHistory } from '#site/routes/history/bus-history.tsx';
import { BusCost } from '#site/routes/cost/bus-cost.tsx';
import { BusGroupFit } from '#site/routes/group-fit/bus-group-fit.tsx';
import { BusContact } from '#site/routes/contact/bus-contact.tsx';
import { BusUnits } from '#site/routes/lots/bus-units.tsx';
import { OthersAsk } from '#site/routes/worth/others-ask.tsx';
import { QuoteAdd } from '#site/routes/quote/quote-add.tsx';
import { BusCondition, type BusConditionModel } from '#site/routes/inspections/bus-condition.tsx';
import { BusPhotosSection } from '#site/routes/bus-photos/bus-photos-section.tsx';
import { BusRecallsSection } from '#site/routes/recalls/bus-recalls-section.tsx';
import { PriceWatch } from '#site/routes/inventory/price-watch.tsx';
import { Breadcrumbs } from '#site/ui/breadcrumbs.tsx';
import { ButtonLink } from '#site/ui/button.tsx';
import { SectionHeading } from '#site/ui/section-heading.tsx';
import { SpecificationTable } from '#site/ui/specification-table.tsx';
import { urls } from '#site/urls.ts';
import { sayMilesOfLot } from '#site/words/bus-words.ts';
import { categoryPlural, fieldGroupName, fieldName } from '#site/words/trade-words.ts';
import { BusGallery } from './bus-gallery.tsx';
import { BusGrid } from './bus-grid.tsx';
import { BusLicense, BusPlace } from './bus-notes.tsx';
import { FieldFigure } from './field-figure.tsx';
import type { HowFar } from './how-far.ts';
import { BusVin } from './bus-vin.tsx';
import { BusSummary, BusWays } from './bus-summary.tsx';

interface BusDetailPageProps {
  model: {
    bus: BusDetail;
    similar: readonly BusCard[];
    prices?: AskedPrices | null;
    away?: HowFar | null;
    /** What the listing's VIN says; null without one. */
    vin?: VinAnswer | null;
    settled?: readonly SettledDifference[];
    /** What became of the listing, as of now; null where it was never public. */
    past?: { history: ListingHistory; now: Date } | null;
    /** Its current condition report; null without one. */
    condition?: BusConditionModel | null;
    /** Null where the page is only looked at. */
    recalls?: BusRecalls | null;
    /** A press opens YouTube's player here; otherwise its film's own page. */
    players?: boolean;
  };
  settings: SiteSettings;
}

export function BusDetailPage({ model, settings }: BusDetailPageProps) {
  const { bus, similar, prices = null, away = null, vin = null } = model;
  const { past = null, condition = null, recalls = null, players = false, settled = [] } = model;
  const { stockNumber } = bus;
  const category = findCategory(bus.category ?? '');
  const ofCategory = category && {
    label: categoryPlural(category.slug),
    href: urls.category(category.slug),
  };
  const kind = category ? kindInSentence(categoryPlural(category.slug)) : '';
  const specifications = bus.specifications.filter(({ group }) => !shownElsewhere.has(group));
  return (
    <div className="page-width">
      <Breadcrumbs
        crumbs={[
          { label: t`Buses`, href: urls.buses() },
          ...(ofCategory ? [ofCategory] : []),
          { label: stockNumber ? t`Stock ${stockNumber}` : bus.title },
        ]}
      />
      <article {...seen('Bus Listing Viewed', { ...measuredBus(bus), category: bus.category })}>
        <div className="detail-top">
          <BusGallery bus={bus} />
          <BusSummary bus={bus} />
          <BusWays bus={bus} settings={settings} />
        </div>
        <div className="detail-top">
          {bus.description ? (
            <div className="detail-words">
              <Description text={bus.description} />
            </div>
          ) : null}
          <div className="detail-notes">
            <BusLicense bus={bus} />
            {bus.sold ? null : <BusPlace bus={bus} settings={settings} away={away} />}
            <PriceWatch bus={bus} />
          </div>
        </div>
        {specifications.length > 0 ? (
          <section aria-labelledby="specifications-heading" className="specifications deferred">
            <h2 id="specifications-heading">{t`Specifications`}</h2>
            <div className="specification-groups">
              {specifications.map((group) => (
                <SpecificationTable key={group.group} group={inWords(group, bus)} />
              ))}
            </div>
            <p>
              {t`What we know today; figures not listed are not known to us. Passengers never count the driver.`}
            </p>
            <ListingDates figures={bus.figures} history={past?.history} />
          </section>
        ) : null}
        <div className="bus-proof deferred">
          <BusPhotosSection bus={bus} players={players} />
          {vin ? <BusVin answer={vin} bus={bus} settled={settled} /> : null}
          <BusUnits bus={bus} />
          <QuoteAdd bus={bus} />
          {condition ? <BusCondition model={condition} /> : null}
          {recalls ? <BusRecallsSection recalls={recalls} vin={bus.vin} /> : null}
          {past ? <BusHistory {...past} sold={bus.sold} /> : null}
          {prices ? <OthersAsk prices={prices} priceCents={bus.priceCents} /> : null}
        </div>
        <div className="bus-sums deferred">
          {bus.sold ? null : <BusCost bus={bus} near={away?.typed} />}
          {bus.sold ? null : <BusGroupFit bus={bus} />}
        </div>
        <BusContact bus={bus} settings={settings} />
      </article>
      {similar.length > 0 ? (
        <section aria-labelledby="similar-heading" className="no-print deferred bus-similar">
          <SectionHeading
            id="similar-heading"
            title={bus.sold ? t`Still for sale and close to it` : t`Similar buses`}
            {...(ofCategory ? { link: { ...ofCategory, label: t`All ${kind}` } } : {})}
          />
          <BusGrid buses={similar} />
          {bus.sold ? null : (
            <p>
              <ButtonLink
                href={urls.compare([bus, ...similar].slice(0, mostCompared).map(({ id }) => id))}
                look="secondary"
              >
                {t`Compare with these`}
              </ButtonLink>
            </p>
          )}
        </section>
      ) : null}
    </div>
  );
}

interface ListingDatesProps {
  figures: BusDetail['figures'];
  history?: ListingHistory | undefined;
}

/** How old the figures are: what is old may have changed, and whoever asks can say so. */
function ListingDates({ figures, history }: ListingDatesProps) {
  const { publishedAt, updatedAt } = figures;
  if (publishedAt === null) return null;
  const listed = sayLongDate(publishedAt);
  const changed = sayLongDate(history?.changedAt ?? updatedAt);
  return <p>{t`Listed ${listed}, last changed ${changed}.`}</p>;
}

const inWords = ({ group, rows }: SpecificationGroup, { lot }: BusDetail) => ({
  label: fieldGroupName(group),
  rows: rows.map(({ key, value }) => {
    const field = busField(key);
    return {
      key,
      label: fieldName(key),
      value: (key === 'mileageMiles' && lot && sayMilesOfLot(lot)) || (
        <FieldFigure field={key} value={value} />
      ),
      isName: field.type === 'text' && field.isName === true,
    };
  }),
});

/** The seller's own words, line by line, in whichever language they were written: nobody knows. */
function Description({ text }: { text: string }) {
  return (
    <section aria-labelledby="about-heading">
      <h2 id="about-heading">{t`About this bus`}</h2>
      <div lang="" className="bus-description">
        {paragraphs(text).map((paragraph, index) => (
          <p key={index} className="typed-lines">
            {paragraph}
          </p>
        ))}
      </div>
    </section>
  );
}

/** Groups that `BusPlace` says in a sentence. */
const shownElsewhere: ReadonlySet<FieldGroup> = new Set(['location', 'listing']);

function paragraphs(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}
