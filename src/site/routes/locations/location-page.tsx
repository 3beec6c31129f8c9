import { plural, t } from '@lingui/core/macro';
import type { SiteSettings } from '#content/site-settings.ts';
import { stateNotes } from '#content/state-notes.ts';
import type { FaqItem } from '#domain/content/faq-item.ts';
import type { BusCard } from '#domain/inventory/listing-card.ts';
import type { UsState } from '#domain/inventory/vocabulary/states.ts';
import { sayLongDate, sayNumber } from '#messages/figures.ts';
import { seen } from '#site/event-attributes.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { FaqAccordion } from '#site/ui/faq-accordion.tsx';
import { PageHeading } from '#site/ui/page-heading.tsx';
import { urls } from '#site/urls.ts';
import { stateName } from '#site/words/trade-words.ts';
import { StateInventory } from '../home/state-inventory.tsx';
import { NearForm } from './near-form.tsx';
import { StateCategories, StateSurroundings, type Surroundings } from './state-surroundings.tsx';

interface LocationPageProps {
  model: {
    state: UsState;
    total: number;
    buses: readonly BusCard[];
    /** Buses in the state by category. */
    categories: Readonly<Record<string, number>>;
    near: Surroundings;
    faqs: readonly FaqItem[];
  };
  settings: SiteSettings;
}

/** One state: its inventory, what is known about its rules, and the common questions. */
export function LocationPage({ model, settings }: LocationPageProps) {
  const { state, total, buses, categories, near, faqs } = model;
  const place = stateName(state.code);
  const notes = stateNotes.filter(({ states }) => states.includes(state.code));
  const newest = notes.map(({ checkedOn }) => checkedOn).toSorted();
  return (
    <>
      <div
        className="state-head page-width"
        data-page-type="state_landing"
        {...seen('state_page_view', { state_name: state.name, slug: state.code.toLowerCase() })}
      >
        <PageHeading
          crumbs={[
            { label: t`Home`, href: urls.home() },
            { label: t`Locations`, href: urls.locations() },
            { label: place },
          ]}
          title={t`Used buses for sale in ${place}`}
          intro={
            total === 0
              ? t`None stands in ${place} today. Buses travel: call and say what you need.`
              : t`${plural(total, { one: '# bus stands', other: '# buses stand' })} in ${place} today.`
          }
        />
        {total > 0 ? (
          <p className="state-all">
            <ButtonLink href={urls.buses({ state: state.code })}>
              {total === 1
                ? t`See it with filters`
                : t`See all ${{ count: sayNumber(total) }} with filters`}
            </ButtonLink>
          </p>
        ) : null}
        <StateCategories state={state} counts={categories} />
        <NearForm />
      </div>
      <StateInventory
        enabled={buses.length > 0}
        state={state.code}
        buses={buses}
        settings={settings}
      />
      <StateSurroundings state={state} near={near} />
      <div className="state-reading page-width">
        <section aria-labelledby="faq-heading">
          <h2 id="faq-heading">{t`Frequently asked questions`}</h2>
          <FaqAccordion group="faq" entries={faqs} stateName={state.name} />
        </section>
        {notes.length > 0 ? (
          <section aria-labelledby="rules-heading">
            <h2 id="rules-heading">{t`Rules to know in ${place}`}</h2>
            <ul className="bullet-list" lang="en">
              {notes.map(({ note, source, href }) => (
                <li key={note}>
                  {note}{' '}
                  <a href={href} rel="noopener" className="text-link">
                    {source}
                  </a>
                </li>
              ))}
            </ul>
            <p className="state-checked">
              {t`Checked ${{ date: sayLongDate(newest[0] ?? '2026-11-01') }}. Rules change; ask the state before you buy.`}
            </p>
          </section>
        ) : null}
      </div>
    </>
  );
}
