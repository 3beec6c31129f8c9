import { plural, t } from '@lingui/core/macro';
import { groupSizeLinks, purposeLinks } from '#site/layout/navigation-links.ts';
import { ChipList } from '#site/ui/chip-list.tsx';
import { HeroSearch } from './hero-search.tsx';

/** The search that the home page has instead of the header's box, and the quick links (spec §2). */
export function Hero({ total }: { total: number }) {
  return (
    <section aria-labelledby="hero-heading" className="hero on-ink">
      <div className="hero-inside page-width">
        <h1 id="hero-heading" className="hero-heading">
          {t`Find the bus that fits the job`}
        </h1>
        <p className="page-intro">
          {total > 0
            ? t`${plural(total, { one: '# bus', other: '# buses' })} for sale across the country. Price, miles, seats and lift on every one, before you call.`
            : t`Buses for sale across the country. Price, miles, seats and lift on every one, before you call.`}
        </p>
        <HeroSearch />
        <div className="hero-links">
          <ChipList label={t`By purpose`} chips={purposeLinks()} onInk />
          <ChipList label={t`By group size`} chips={groupSizeLinks()} onInk />
        </div>
      </div>
      <div className="line-up" aria-hidden="true" />
    </section>
  );
}
