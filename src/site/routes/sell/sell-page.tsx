import type { SiteSettings } from '#content/site-settings.ts';
import type { FaqItem } from '#domain/content/faq-item.ts';
import { FaqAccordion } from '#site/ui/faq-accordion.tsx';
import { faqEntries } from '#site/written-links.ts';
import { Icon } from '#site/ui/icon.tsx';
import { PageHeading } from '#site/ui/page-heading.tsx';
import { urls } from '#site/urls.ts';
import { SellFormIsland, type SellFormModel } from './sell-form-island.tsx';
import { SellProgress } from './sell-progress.tsx';

interface SellPageProps {
  model: { form: SellFormModel; faqs: readonly FaqItem[] };
  settings: SiteSettings;
}

const steps = [
  ['You describe and show it.', 'Ten minutes with the bus in front of you.'],
  ['We check and publish it.', 'You hear from us if something is unclear.'],
  ['Buyers talk to us.', 'They see the bus by appointment or by video call.'],
  ['You get your price.', 'Our costs go on top of it, so selling is free for you.'],
] as const;

const ready = [
  'VIN and weight rating (GVWR) from the door plate',
  'Body make and chassis make: they are often two companies',
  'Seats without the driver, and wheelchair places',
  'Miles on the odometer today',
  'What does not work',
] as const;

/** Step one of the sell flow, with what selling means beside it (facts of spec §1). */
export function SellPage({ model, settings }: SellPageProps) {
  return (
    <div className="page-width">
      <PageHeading
        crumbs={[{ label: 'Home', href: urls.home() }, { label: 'Sell a Bus' }]}
        title="Sell your bus without paying for it"
        intro="One bus or a fleet. You name the price, we find the buyer, and our costs go on top. Some buses we buy ourselves, for our own lot."
      />
      <SellProgress step={1} />
      <div className="sell-page">
        <section aria-labelledby="describe-heading">
          <h2 id="describe-heading" className="sr-only">
            Describe your bus
          </h2>
          <p className="text-muted">
            Needed: your name, one way to reach you, the make or the VIN, and where the bus stands.
            The rest helps it sell, and can come later.
          </p>
          <SellFormIsland model={model.form} />
        </section>
        <aside className="sell-aside" aria-label="How selling works">
          <h2>How it works</h2>
          <ol className="step-list">
            {steps.map(([title, text]) => (
              <li key={title}>
                <strong>{title}</strong> {text}
              </li>
            ))}
          </ol>
          <h2>Have this ready</h2>
          <ul className="tick-list">
            {ready.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <h2>Rather talk?</h2>
          <p>
            <a href={settings.phone.href} className="lead-aside-link figures">
              <Icon name="phone" size={22} />
              {settings.phone.display}
            </a>
          </p>
          <p className="text-muted">{settings.hours.footer}.</p>
        </aside>
      </div>
      <section aria-labelledby="faq-heading" className="sell-questions">
        <h2 id="faq-heading">Frequently asked questions</h2>
        <FaqAccordion group="faq" entries={faqEntries(model.faqs)} />
      </section>
    </div>
  );
}
