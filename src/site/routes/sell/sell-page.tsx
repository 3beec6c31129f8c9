import { msg, t } from '@lingui/core/macro';
import type { SiteSettings } from '#content/site-settings.ts';
import type { FaqItem } from '#domain/content/faq-item.ts';
import { say } from '#messages/i18n.ts';
import { FaqAccordion } from '#site/ui/faq-accordion.tsx';
import { faqEntries } from '#site/written-links.ts';
import { Icon } from '#site/ui/icon.tsx';
import { PageHeading } from '#site/ui/page-heading.tsx';
import { urls } from '#site/urls.ts';
import { saySetting } from '#site/words/trade-words.ts';
import { SellFormIsland, type SellFormModel } from './sell-form-island.tsx';
import { SellProgress } from './sell-progress.tsx';

interface SellPageProps {
  model: { form: SellFormModel; faqs: readonly FaqItem[] };
  settings: SiteSettings;
}

const steps = [
  [msg`You describe and show it.`, msg`Ten minutes with the bus in front of you.`],
  [msg`We check and publish it.`, msg`You hear from us if something is unclear.`],
  [msg`Buyers talk to us.`, msg`They see the bus by appointment or by video call.`],
  [msg`You get your price.`, msg`Our costs go on top of it, so selling is free for you.`],
] as const;

const ready = [
  msg`VIN and weight rating (GVWR) from the door plate`,
  msg`Body make and chassis make: they are often two companies`,
  msg`Seats without the driver, and wheelchair places`,
  msg`Miles on the odometer today`,
  msg`What does not work`,
] as const;

/** Step one of the sell flow, with what selling means beside it (facts of spec §1). */
export function SellPage({ model, settings }: SellPageProps) {
  return (
    <div className="page-width">
      <PageHeading
        crumbs={[{ label: t`Home`, href: urls.home() }, { label: t`Sell a Bus` }]}
        title={t`Sell your bus without paying for it`}
        intro={t`One bus or a fleet. You name the price, we find the buyer, and our costs go on top. Some buses we buy ourselves, for our own lot.`}
      />
      <SellProgress step={1} />
      <div className="sell-page">
        <section aria-labelledby="describe-heading">
          <h2 id="describe-heading" className="sr-only">
            {t`Describe your bus`}
          </h2>
          <p className="text-muted">
            {t`Needed: your name, one way to reach you, the make or the VIN, and where the bus stands. The rest helps it sell, and can come later.`}
          </p>
          <SellFormIsland model={model.form} />
        </section>
        <aside className="sell-aside" aria-label={t`How selling works`}>
          <h2>{t`How it works`}</h2>
          <ol className="step-list">
            {steps.map(([title, text]) => (
              <li key={title.id}>
                <strong>{say(title)}</strong> {say(text)}
              </li>
            ))}
          </ol>
          <h2>{t`Have this ready`}</h2>
          <ul className="tick-list">
            {ready.map((item) => (
              <li key={item.id}>{say(item)}</li>
            ))}
          </ul>
          <h2>{t`What is my bus worth?`}</h2>
          <p>
            <a href={urls.busWorth()} className="text-link">
              {t`See what is asked for buses like yours`}
            </a>
          </p>
          <h2>{t`Rather talk?`}</h2>
          <p>
            <a href={settings.phone.href} className="lead-aside-link figures">
              <Icon name="phone" size={22} />
              {settings.phone.display}
            </a>
          </p>
          <p className="text-muted">{saySetting(settings.hours.footer)}.</p>
        </aside>
      </div>
      <section aria-labelledby="faq-heading" className="sell-questions">
        <h2 id="faq-heading">{t`Frequently asked questions`}</h2>
        <FaqAccordion group="faq" entries={faqEntries(model.faqs)} />
      </section>
    </div>
  );
}
