import { ButtonLink } from '#site/ui/button.tsx';
import { urls } from '#site/urls.ts';

const steps = [
  {
    title: 'Send it in',
    text: 'Year, make, seats, miles and a few photos, through one short form.',
  },
  {
    title: 'We list it and take the calls',
    text: 'Buyers talk to us, not to you. Some buses we buy for our own lot.',
  },
  {
    title: 'You keep your asking price',
    text: 'Our costs go on top of it, so selling is free for you.',
  },
];

/** Why and how to sell here; the facts are the FAQ's (spec §1). */
export function SellBlock() {
  return (
    <section aria-labelledby="sell-heading" className="page-width deferred mt-14">
      <div className="rounded-md bg-ink-50 px-5 py-8 sm:px-8">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
          <div>
            <h2 id="sell-heading">Sell your bus without paying for it</h2>
            <p className="mt-1.5 text-lg text-ink-600">One bus or a whole fleet.</p>
          </div>
          <ButtonLink href={urls.sellYourBus()} look="ink" large>
            Sell a Bus
          </ButtonLink>
        </div>
        <ol className="mt-7 grid gap-x-8 gap-y-5 md:grid-cols-3">
          {steps.map((step, index) => (
            <li key={step.title} className="border-t-2 border-ink pt-3">
              <h3>
                <span className="figures mr-2 inline-block bg-yellow px-2">{index + 1}</span>
                {step.title}
              </h3>
              <p className="mt-1.5 text-ink-600">{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
