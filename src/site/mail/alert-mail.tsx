import { plural, t } from '@lingui/core/macro';
import type { SiteSettings } from '#content/site-settings.ts';
import type { BusCard } from '#domain/inventory/listing-card.ts';
import type { Lead } from '#domain/leads/lead.ts';
import type { Mail } from '#domain/mail/mail.ts';
import { isKnown } from '#domain/inventory/display-values.ts';
import { sayMeasure } from '#messages/figures.ts';
import { urls } from '#site/urls.ts';
import { notAvailable, placeOf, sayPrice, saySeats } from '#site/words/bus-words.ts';
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
  const count = cards.length;
  const { reference } = alert;
  const rest = cards.length - mostShown;
  const stop = siteUrl + urls.busAlert(alert.token ?? '');
  return {
    id: `lead-news-${reference}-${until.replace(/\D/g, '')}`,
    to,
    replyTo: null,
    subject: t`${plural(count, {
      one: 'A bus like the one you described has come in',
      other: '# buses like the one you described have come in',
    })}`,
    ...renderMail(
      <MailFrame
        preview={cards[0]?.title ?? settings.name}
        company={settings.name}
        footer={
          <>
            {t`You asked us for this alert (reference ${reference}).`}{' '}
            <a href={stop}>{t`Stop it`}</a>
          </>
        }
      >
        <Paragraph>
          {t`${plural(count, {
            one: 'A bus like the one you described has come in:',
            other: '# buses like the one you described have come in:',
          })}`}
        </Paragraph>
        {cards.slice(0, mostShown).map((card) => (
          <div key={card.id}>
            <Paragraph>
              <strong translate="no">{card.title}</strong>
            </Paragraph>
            <Facts
              rows={[
                [t`Price`, sayPrice(card.priceCents)],
                [
                  t({ message: 'Miles', context: 'a label before the distance driven' }),
                  isKnown(card.mileageMiles)
                    ? sayMeasure(card.mileageMiles, 'mile')
                    : notAvailable(),
                ],
                [t`Passengers`, saySeats(card.passengers)],
                [t`Where`, placeOf(card)],
              ]}
            />
            <ActionLink href={siteUrl + urls.bus(card)}>{t`See this bus`}</ActionLink>
          </div>
        ))}
        {rest > 0 ? (
          <ActionLink href={siteUrl + urls.buses({ search: alert.details.wanted, sort: 'newest' })}>
            {t`See all of them`}
          </ActionLink>
        ) : null}
        <Paragraph>
          {t`Call ${{ phone: settings.contactPhone.display }} with any question.`}
        </Paragraph>
      </MailFrame>,
    ),
  };
}
