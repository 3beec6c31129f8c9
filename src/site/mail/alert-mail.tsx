import type { SiteSettings } from '#content/site-settings.ts';
import { isKnown } from '#domain/inventory/display-values.ts';
import type { BusCard } from '#domain/inventory/listing-card.ts';
import type { Lead } from '#domain/leads/lead.ts';
import type { Mail } from '#domain/mail/mail.ts';
import { sayMeasure } from '#messages/figures.ts';
import { urls } from '#site/urls.ts';
import { notAvailable, sayPrice, saySeats } from '#site/words/bus-words.ts';
import { ActionLink, Facts, MailFrame, Paragraph } from './mail-parts.tsx';
import { renderMail } from './render-mail.tsx';

interface AlertMailParts {
  alert: Lead;
  to: string;
  cards: readonly BusCard[];
  /** When the newest of them was published: part of the mail's id, so that a repeat is seen. */
  until: string;
  settings: SiteSettings;
  siteUrl: string;
}

const mostShown = 5;

/** "A bus like that has come": what a buyer compares, a link each, and the way to stop. */
export function alertMail({ alert, to, cards, until, settings, siteUrl }: AlertMailParts): Mail {
  const count = cards.length === 1 ? 'A bus' : `${cards.length} buses`;
  const came = cards.length === 1 ? 'has' : 'have';
  const rest = cards.length - mostShown;
  const stop = siteUrl + urls.busAlert(alert.token ?? '');
  return {
    id: `lead-news-${alert.reference}-${until.replace(/\D/g, '')}`,
    to,
    replyTo: null,
    subject: `${count} like the one you described ${came} come in`,
    ...renderMail(
      <MailFrame
        preview={cards[0]?.title ?? settings.name}
        company={settings.name}
        footer={
          <>
            You asked us for this alert (reference {alert.reference}). <a href={stop}>Stop it</a>
          </>
        }
      >
        <Paragraph>
          {count} like the one you described {came} come in:
        </Paragraph>
        {cards.slice(0, mostShown).map((card) => (
          <div key={card.id}>
            <Paragraph>
              <strong>{card.title}</strong>
            </Paragraph>
            <Facts
              rows={[
                ['Price', sayPrice(card.priceCents)],
                [
                  'Miles',
                  isKnown(card.mileageMiles)
                    ? sayMeasure(card.mileageMiles, 'mile')
                    : notAvailable(),
                ],
                ['Passengers', saySeats(card.passengers)],
                ['Where', [card.city, card.state].filter(Boolean).join(', ') || null],
              ]}
            />
            <ActionLink href={siteUrl + urls.bus(card)}>See this bus</ActionLink>
          </div>
        ))}
        {rest > 0 ? (
          <ActionLink href={siteUrl + urls.buses({ search: alert.details.wanted, sort: 'newest' })}>
            See all of them
          </ActionLink>
        ) : null}
        <Paragraph>Call {settings.contactPhone.display} with any question.</Paragraph>
      </MailFrame>,
    ),
  };
}
