import { t } from '@lingui/core/macro';
import type { BusCard } from '#domain/inventory/listing-card.ts';
import type { AskedChoices } from '#domain/quotes/quote-choice.ts';
import type { SettledQuote } from '#domain/quotes/quote-rows.ts';
import { Island } from '#site/islands/island.tsx';
import { QuoteList } from '#site/islands/quote-list/quote-list.tsx';
import { Button, ButtonLink } from '#site/ui/button.tsx';
import { Notice } from '#site/ui/notice.tsx';
import { PageHeading } from '#site/ui/page-heading.tsx';
import { TextField } from '#site/ui/text-field.tsx';
import { urls } from '#site/urls.ts';
import { ContactForm } from '../contact/contact-form.tsx';
import type { LeadFormModel } from '../contact/lead-form-model.ts';
import { QuoteRowView } from './quote-row-view.tsx';
import { sayRemarks, sayTotal } from './quote-words.ts';

interface QuotePageProps {
  model: {
    list: AskedChoices;
    quote: SettledQuote;
    /** The choices as an address holds them. */
    take: readonly string[];
    /** For sale and like one that is not, by its id. */
    similar: ReadonlyMap<number, readonly BusCard[]>;
    /** What was just done to the list. */
    by: string | null;
    /** Typed to add a bus, and none is called so. */
    unknown: string;
    form: LeadFormModel;
  };
}

/** The list of a quote as anybody sees it; what the browser keeps of its own is added by the island. */
export function QuotePage({ model }: QuotePageProps) {
  const { list, quote, take, similar, by, unknown, form } = model;
  const remarks = sayRemarks(list, quote.gone.length);
  const isEmpty = quote.rows.length === 0;
  return (
    <div className="page-width">
      <PageHeading
        crumbs={[{ label: t`Buses`, href: urls.buses() }, { label: t`Quote list` }]}
        title={t`Quote list`}
        intro={t`Several buses, one message, one answer. The address of this page is the list: whoever has it sees it with the prices of today.`}
      />
      {remarks.length > 0 ? <Notice>{remarks.join(' ')}</Notice> : null}
      {unknown ? <Notice>{t`We found no bus called “${unknown}”.`}</Notice> : null}
      {isEmpty ? (
        <p id="choices">{t`Nothing is on this list. Press “Add to quote” on the page of a bus, or name one below.`}</p>
      ) : (
        <>
          <h2 id="choices" className="sr-only">{t`Buses`}</h2>
          <ul className="quote-rows">
            {quote.rows.map((row) => (
              <QuoteRowView
                key={row.bus.id}
                row={row}
                take={take}
                similar={similar.get(row.bus.id) ?? []}
              />
            ))}
          </ul>
          <p className="quote-total figures">
            <strong>{sayTotal(quote)}</strong>{' '}
            {quote.canBeHad > 0
              ? t`Delivery and taxes are not in it; prices are settled when we answer.`
              : null}
          </p>
        </>
      )}
      <Island
        name="quote-list"
        when="idle"
        component={QuoteList}
        props={{ take: [...take], by, quotePath: urls.quote([]) }}
      />
      <AddAnother take={take} />
      {isEmpty ? (
        <ButtonLink href={urls.buses()}>{t`See all buses`}</ButtonLink>
      ) : (
        <section aria-labelledby="ask-heading" className="quote-ask no-print">
          <h2 id="ask-heading">{t`Ask for a quote`}</h2>
          <ContactForm model={form} />
        </section>
      )}
    </div>
  );
}

/** For whoever has no list in the browser, or has the number from an advertisement. */
function AddAnother({ take }: { take: readonly string[] }) {
  return (
    <form method="get" action={urls.quote([])} className="quote-another no-print">
      {take.map((one) => (
        <input key={one} type="hidden" name="take" value={one} />
      ))}
      <TextField
        id="quote-another"
        name="add"
        label={t`Add another bus`}
        hint={t`Its stock number, or the address of its page.`}
        maxLength={200}
        autoComplete="off"
      />
      <Button type="submit" look="secondary">{t`Add to quote`}</Button>
    </form>
  );
}
