import { t } from '@lingui/core/macro';
import { compareBuses, mostCompared, onlyDifferences } from '#domain/inventory/compare-buses.ts';
import type { BusCard } from '#domain/inventory/listing-card.ts';
import type { BusDetail } from '#domain/inventory/listing-detail.ts';
import { answersOf, CompareCosts, type ComparedCosts } from '#site/routes/cost/compare-costs.tsx';
import { QuoteLink } from '#site/routes/quote/quote-link.tsx';
import { ShareAndPrint } from '#site/ui/share-and-print.tsx';
import { SavedBuses } from '#site/routes/saved-buses.tsx';
import { ButtonLink } from '#site/ui/button.tsx';
import { Notice } from '#site/ui/notice.tsx';
import { PageHeading } from '#site/ui/page-heading.tsx';
import { urls } from '#site/urls.ts';
import { sayOffer } from '#site/words/bus-words.ts';
import { CompareTable } from './compare-table.tsx';
import { GoneNotice } from './gone-notice.tsx';

interface ComparePageProps {
  model: {
    buses: readonly BusDetail[];
    /** Like the first one; each can be put beside it. */
    more: readonly BusCard[];
    /** Only rows that differ. */
    only: boolean;
    /** Asked for and no longer listed. */
    gone: number;
    tooMany: boolean;
    shareUrl: string;
    costs: ComparedCosts;
  };
}

export function ComparePage({ model }: ComparePageProps) {
  const { buses, more, only, gone, tooMany, costs } = model;
  const ids = buses.map(({ id }) => id);
  const quotable = buses.filter(({ sold }) => !sold).map(({ id }) => id);
  const all = compareBuses(buses);
  const answers = answersOf(costs.question);
  const kept = { ...answers, ...(only ? { only: 'differences' as const } : {}) };
  /** A list that was changed is gone on with where it stands, not at the top of the page. */
  const changed = (list: readonly number[], query: typeof answers = kept) =>
    `${urls.compare(list, query)}#side-by-side`;
  const beside =
    more.length > 0 && buses.length < mostCompared ? (
      <section aria-labelledby="more-heading" className="compare-next no-print">
        <h2 id="more-heading">{t`Put one more beside it`}</h2>
        <ul className="compare-more">
          {more.map((bus) => (
            <li key={bus.id}>
              <a href={changed([...ids, bus.id])}>
                <span translate="no">{bus.title}</span>
                <span className="figures">{sayOffer(bus)}</span>
              </a>
            </li>
          ))}
        </ul>
      </section>
    ) : null;
  return (
    <>
      <div className="page-width">
        <PageHeading
          crumbs={[{ label: t`Buses`, href: urls.buses() }, { label: t`Compare` }]}
          title={t`Compare buses`}
          intro={
            buses.length > 0
              ? t`Figures are as the listings have them today. A dash means that we do not know.`
              : t`Up to four side by side: price, miles, seats, license and equipment.`
          }
        />
        <GoneNotice count={gone} />
        {tooMany ? <Notice>{t`Four fit side by side; these are the first four.`}</Notice> : null}
        {buses.length === 0 ? (
          <div id="side-by-side" className="compare-start">
            <p>
              {t`Open a bus and choose “Compare with these” under the similar ones.`}{' '}
              <span className="needs-script">
                {t`Or save some first: they show up below, ready to compare.`}
              </span>
            </p>
            <ButtonLink href={urls.buses()}>{t`See all buses`}</ButtonLink>
          </div>
        ) : (
          <>
            <div id="side-by-side" className="compare-tools">
              {buses.length > 1 ? (
                <a
                  className="chip no-print"
                  href={changed(ids, only ? answers : { ...answers, only: 'differences' })}
                  aria-current={only ? 'true' : undefined}
                >
                  {t`Only what differs`}
                </a>
              ) : null}
              <ShareAndPrint title={t`Compare buses`} url={model.shareUrl} />
              <QuoteLink ids={quotable} />
            </div>
            <div className={buses.length === 1 ? 'compare-alone' : undefined}>
              <CompareTable
                buses={buses}
                groups={only ? onlyDifferences(all) : all}
                hrefWithout={(id) => changed(ids.filter((one) => one !== id))}
              />
              {buses.length === 1 ? beside : null}
            </div>
            <CompareCosts
              buses={buses}
              costs={costs}
              kept={
                <>
                  {ids.map((id) => (
                    <input key={id} type="hidden" name="bus" value={id} />
                  ))}
                  {only ? <input type="hidden" name="only" value="differences" /> : null}
                </>
              }
            />
          </>
        )}
        {buses.length === 1 ? null : beside}
      </div>
      <SavedBuses />
    </>
  );
}
