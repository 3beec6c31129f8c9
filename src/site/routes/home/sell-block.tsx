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
    <section aria-labelledby="sell-heading" className="home-section page-width deferred">
      <div className="sell-block">
        <div className="sell-block-head">
          <div>
            <h2 id="sell-heading">Sell your bus without paying for it</h2>
            <p>One bus or a whole fleet.</p>
          </div>
          <ButtonLink href={urls.sellYourBus()} look="ink" large>
            Sell a Bus
          </ButtonLink>
        </div>
        <ol>
          {steps.map((step, index) => (
            <li key={step.title}>
              <h3>
                <span>{index + 1}</span>
                {step.title}
              </h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
