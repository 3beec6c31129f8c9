import { t } from '@lingui/core/macro';
import type { Faults, Typed } from '#domain/forms/read-form.ts';
import type { AskedPrices } from '#domain/inventory/asked-prices.ts';
import { busCategories } from '#domain/inventory/categories.ts';
import { worthFields, type WorthFieldName } from '#domain/selling/worth-form.ts';
import { say } from '#messages/i18n.ts';
import { Button, ButtonLink } from '#site/ui/button.tsx';
import { PageHeading } from '#site/ui/page-heading.tsx';
import { SelectField, TextField } from '#site/ui/text-field.tsx';
import { urls } from '#site/urls.ts';
import { categoryName } from '#site/words/trade-words.ts';
import { AskedPricesView } from './asked-prices-view.tsx';

export interface WorthModel {
  typed: Typed<WorthFieldName>;
  faults: Faults<WorthFieldName>;
  /** Null before anything was asked, or while something of it is missing. */
  prices: AskedPrices | null;
}

/** For an owner: what is asked for buses like his, before he sells one. */
export function WorthPage({ model }: { model: WorthModel }) {
  const { prices, faults } = model;
  return (
    <div className="page-width">
      <PageHeading
        crumbs={[
          { label: t`Home`, href: urls.home() },
          { label: t`Sell a Bus`, href: urls.sellYourBus() },
          { label: t`What is my bus worth?` },
        ]}
        title={t`What is my bus worth?`}
        intro={t`No formula knows. What we can show is what is asked here for buses of the same kind, age, size and miles, and how many they are. Nothing you type is kept.`}
      />
      <WorthForm model={model} />
      {prices || faults.size > 0 ? (
        <section id="answer" aria-labelledby="answer-heading" className="ask-answer">
          <h2 id="answer-heading">{t`Answer`}</h2>
          {prices ? (
            <AskedPricesView prices={prices} priceCents={null} />
          ) : (
            <p>{t`Something is missing or cannot be read. The form says what, below each field.`}</p>
          )}
        </section>
      ) : null}
      <div className="ask-part">
        <h2>{t`What a range cannot see`}</h2>
        <p>{t`Rust, tires, service records, air conditioning, the title, and whether the lift works. You name your price; we tell you what we think of it before the bus is listed.`}</p>
      </div>
      <ButtonLink href={urls.sellYourBus()}>{t`Sell a Bus`}</ButtonLink>
    </div>
  );
}

function WorthForm({ model: { typed, faults } }: { model: WorthModel }) {
  return (
    <form method="get" action={`${urls.busWorth()}#answer`} className="ask-form">
      {worthFields.map(({ name, label, hint, inputMode, control }) => {
        const fault = faults.get(name);
        const shared = {
          id: `worth-${name}`,
          name,
          label: say(label),
          hint: hint && say(hint),
          error: fault && say(fault),
          defaultValue: typed[name],
          autoComplete: 'off',
          required: true,
        };
        return control === 'choice' ? (
          <SelectField key={name} {...shared}>
            <option value="">{t`Choose`}</option>
            {busCategories.map(({ slug }) => (
              <option key={slug} value={slug}>
                {categoryName(slug)}
              </option>
            ))}
          </SelectField>
        ) : (
          <TextField key={name} {...shared} inputMode={inputMode} />
        );
      })}
      <Button type="submit">{t`Show what is asked`}</Button>
    </form>
  );
}
