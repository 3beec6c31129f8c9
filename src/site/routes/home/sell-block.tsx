import { t } from '@lingui/core/macro';
import { sayNumber } from '#messages/figures.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { urls } from '#site/urls.ts';

const steps = () => [
  {
    title: t`Send it in`,
    text: t`Year, make, seats, miles and a few photos, through one short form.`,
  },
  {
    title: t`We list it and take the calls`,
    text: t`Buyers talk to us, not to you. Some buses we buy for our own lot.`,
  },
  {
    title: t`You keep your asking price`,
    text: t`Our costs go on top of it, so selling is free for you.`,
  },
];

/** Why and how to sell here; the facts are the FAQ's (spec §1). */
export function SellBlock() {
  return (
    <section aria-labelledby="sell-heading" className="home-section page-width deferred">
      <div className="sell-block">
        <div className="sell-block-head">
          <div>
            <h2 id="sell-heading">{t`Sell your bus without paying for it`}</h2>
            <p>{t`One bus or a whole fleet.`}</p>
          </div>
          <ButtonLink href={urls.sellYourBus()} look="ink" large>
            {t`Sell a Bus`}
          </ButtonLink>
        </div>
        <ol>
          {steps().map((step, index) => (
            <li key={step.title}>
              <h3>
                <span>{sayNumber(index + 1)}</span>
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
