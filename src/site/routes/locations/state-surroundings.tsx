import { t } from '@lingui/core/macro';
import { busCategories } from '#domain/inventory/categories.ts';
import type { BusCard } from '#domain/inventory/listing-card.ts';
import type { UsState } from '#domain/inventory/vocabulary/states.ts';
import { sayNumber } from '#messages/figures.ts';
import { ChipList } from '#site/ui/chip-list.tsx';
import { SectionHeading } from '#site/ui/section-heading.tsx';
import { urls } from '#site/urls.ts';
import { categoryPlural, stateName } from '#site/words/trade-words.ts';
import { BusGrid } from '../inventory/bus-grid.tsx';

/** What stands in the states around one. */
export interface Surroundings {
  states: readonly { state: UsState; count: number }[];
  total: number;
  buses: readonly BusCard[];
}

/** Buses one border away: the nearest bus of a kind is often there. */
export function StateSurroundings({ state, near }: { state: UsState; near: Surroundings }) {
  if (near.total === 0) return null;
  return (
    <section aria-labelledby="near-heading" className="state-near page-width deferred">
      <SectionHeading
        id="near-heading"
        title={t`Buses near ${{ place: stateName(state.code) }}`}
        link={{
          label: near.total === 1 ? t`See it` : t`See all ${{ count: sayNumber(near.total) }}`,
          href: urls.buses({ state: near.states.map((one) => one.state.code).join(',') }),
        }}
      />
      <ChipList
        label={t`Next door`}
        chips={near.states.map((one) => ({
          label: `${stateName(one.state.code)} (${sayNumber(one.count)})`,
          href: urls.location(one.state.code.toLowerCase()),
        }))}
      />
      <BusGrid buses={near.buses} />
    </section>
  );
}

/** The kinds of bus that stand in a state, each a list of its own. */
export function StateCategories({
  state,
  counts,
}: {
  state: UsState;
  counts: Readonly<Record<string, number>>;
}) {
  const kinds = busCategories.filter(({ slug }) => counts[slug]);
  if (kinds.length === 0) return null;
  return (
    <ChipList
      label={t`By type`}
      chips={kinds.map(({ slug }) => ({
        label: `${categoryPlural(slug)} (${sayNumber(counts[slug] ?? 0)})`,
        href: urls.buses({ category: slug, state: state.code }),
      }))}
    />
  );
}
