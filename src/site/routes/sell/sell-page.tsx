import type { SiteSettings } from '#content/site-settings.ts';
import type { FaqItem } from '#domain/content/faq-item.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { FaqAccordion } from '#site/ui/faq-accordion.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { PageHeading } from '#site/ui/page-heading.tsx';
import { urls } from '#site/urls.ts';

interface SellPageProps {
  model: { faqs: readonly FaqItem[] };
  settings: SiteSettings;
}

const steps = [
  {
    title: 'Describe it',
    text: 'Year, make, model, seats, miles, VIN, where it stands, and the price you want.',
  },
  {
    title: 'Show it',
    text: 'All four sides, driver’s seat, aisle, engine, plate, tires, and whatever is damaged.',
  },
  {
    title: 'We publish and answer',
    text: 'Buyers talk to us. They see the bus by appointment or by video call.',
  },
  {
    title: 'You get your price',
    text: 'Our costs are added on top of your asking price, so selling is free for you.',
  },
] as const;

const ready = [
  'VIN and weight rating (GVWR) from the door plate',
  'Body make and chassis make: they are often two companies',
  'Seats without the driver, and wheelchair places',
  'Miles on the odometer today; say so if it was replaced',
  'Engine, transmission, fuel and air conditioning',
  'Title: in whose name, and whether there is a lien',
  'What does not work',
] as const;

/** How selling works, by the facts of spec §1. */
export function SellPage({ model, settings }: SellPageProps) {
  return (
    <div className="page-width">
      <PageHeading
        crumbs={[{ label: 'Home', href: urls.home() }, { label: 'Sell a Bus' }]}
        title="Sell your bus without paying for it"
        intro="One bus or a fleet. You name the price, we find the buyer, and our costs go on top. Some buses we buy ourselves, for our own lot."
      />
      <ol className="sell-steps mt-6">
        {steps.map((step, index) => (
          <li key={step.title}>
            <h2>
              <span className="figures">{index + 1}</span>
              {step.title}
            </h2>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
      <div className="sell-columns mt-10">
        <section aria-labelledby="ready-heading">
          <h2 id="ready-heading">Have this ready</h2>
          <ul className="tick-list mt-3">
            {ready.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="start-heading" className="contact-block">
          <h2 id="start-heading">Talk to the sell desk</h2>
          <p className="mt-2">
            Not sure what to ask for it, or what a buyer will want to know? Call with the list
            beside you.
          </p>
          <div className="mt-5 grid gap-3">
            <ButtonLink href={settings.phone.href} large className="figures">
              <Icon name="phone" size={22} />
              Call {settings.phone.display}
            </ButtonLink>
            <ButtonLink
              href={`mailto:${settings.salesEmail}?subject=${encodeURIComponent('I want to sell a bus')}`}
              look="secondary"
              large
            >
              <Icon name="mail" size={22} />
              Ask by e-mail
            </ButtonLink>
          </div>
          <p className="mt-4 text-ink-600">{settings.hours.footer}.</p>
        </section>
      </div>
      <section aria-labelledby="faq-heading" className="mt-12 max-w-3xl">
        <h2 id="faq-heading" className="mb-3">
          Frequently asked questions
        </h2>
        <FaqAccordion group="faq" entries={model.faqs} />
      </section>
    </div>
  );
}
