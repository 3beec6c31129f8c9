import { plural, t } from '@lingui/core/macro';
import type { SiteSettings } from '#content/site-settings.ts';
import type { BusCard } from '#domain/inventory/listing-card.ts';
import { isLastNews, type AlertEntry } from '#domain/alerts/alert-entries.ts';
import { watchedList } from '#domain/alerts/alert-question.ts';
import type { Lead } from '#domain/leads/lead.ts';
import type { Mail } from '#domain/mail/mail.ts';
import { writeListQuery } from '#domain/search/list-query.ts';
import { sayDollars, sayList } from '#messages/figures.ts';
import { missText } from '#site/words/miss-words.ts';
import { urls } from '#site/urls.ts';
import {
  notAvailable,
  placeOf,
  sayMiles,
  sayOffer,
  sayPrice,
  saySeats,
} from '#site/words/bus-words.ts';
import { ActionLink, Facts, Paragraph, SenderLines } from './mail-parts.tsx';
import { mailOf, subjectLine } from './render-mail.tsx';

interface AlertMailParts {
  alert: Lead;
  to: string;
  /** Its name among the mails of the alert: a repeat has the same. */
  mail: string;
  /** At least one. */
  entries: readonly AlertEntry[];
  /** What it watches, one condition each: who has two alerts must know which one to stop. */
  watched: readonly string[];
  settings: SiteSettings;
  siteUrl: string;
}

type Told = AlertEntry['tells'];

const mostShown = 5;
/** What was asked for comes first. */
const order: readonly Told[] = ['sold', 'withdrawn', 'new', 'price', 'close'];

/** "A bus like that has come": what a buyer compares, a link each, and the way to change or end it. */
export function alertMail(parts: AlertMailParts): Mail {
  const { alert, to, mail, entries, watched, settings, siteUrl } = parts;
  const { reference } = alert;
  const sorted = entries.toSorted((a, b) => order.indexOf(a.tells) - order.indexOf(b.tells));
  const shown = sorted.slice(0, mostShown);
  const settle = siteUrl + urls.busAlert(alert.token ?? '');
  // What becomes of the one bus that is watched ends the alert: its link opens nothing from then on.
  const isLast = shown.some(isLastNews);
  return mailOf(
    {
      id: `lead-news-${reference}-${mail}`,
      to,
      subject: subjectLine(subjectOf(alert, sorted)),
      preview: sorted[0]?.card.title ?? settings.name,
      unsubscribe: isLast ? undefined : settle,
      settings,
      footer: (
        <>
          {t`You asked us for this alert (reference ${reference}).`}{' '}
          {watched.length === 0 ? null : t`It watches: ${{ words: sayList(watched) }}.`}{' '}
          {isLast ? null : <a href={settle}>{t`Change it or stop it`}</a>}
          <br />
          <SenderLines settings={settings} phone={settings.contactPhone.display} />
        </>
      ),
    },
    <>
      {order.map((tells) => {
        const part = shown.filter((entry) => entry.tells === tells);
        const count = sorted.filter((entry) => entry.tells === tells).length;
        return part.length === 0 ? null : (
          <div key={tells}>
            <Paragraph>{introOf(alert, tells, count)}</Paragraph>
            {part.map((entry) => (
              <BusLines key={entry.card.id} entry={entry} siteUrl={siteUrl} />
            ))}
          </div>
        );
      })}
      {sorted.length > mostShown ? (
        <ActionLink href={siteUrl + listOf(alert)}>{t`See all of them`}</ActionLink>
      ) : null}
      <Paragraph>
        {t`Call ${{ phone: settings.contactPhone.display }} with any question.`}
      </Paragraph>
    </>,
  );
}

/** The list that the alert watches, newest first. */
const listOf = ({ details }: Lead): string =>
  urls.buses(writeListQuery({ ...watchedList(details), sort: 'newest' }));

function subjectOf({ kind }: Lead, entries: readonly AlertEntry[]): string {
  const [first] = entries;
  if (kind === 'price-watch' && first) {
    const bus = first.card.title;
    const price = sayPrice(first.card.priceCents);
    if (first.tells === 'withdrawn') return t`No longer listed: ${bus}`;
    return first.tells === 'sold' ? t`Sold: ${bus}` : t`Now ${price}: ${bus}`;
  }
  const countOf = (tells: Told) => entries.filter((entry) => entry.tells === tells).length;
  const [came, fell, close] = [countOf('new'), countOf('price'), countOf('close')];
  if (came > 0) {
    return cameIn(came);
  }
  if (fell > 0) {
    return t`${plural(
      { fell },
      {
        one: 'The price of a bus like the one you described has dropped',
        other: 'The prices of # buses like the one you described have dropped',
      },
    )}`;
  }
  return t`${plural(
    { close },
    {
      one: 'A bus close to the one you described has come in',
      other: '# buses close to the one you described have come in',
    },
  )}`;
}

const cameIn = (count: number): string =>
  t`${plural(count, {
    one: 'A bus like the one you described has come in',
    other: '# buses like the one you described have come in',
  })}`;

function introOf({ kind }: Lead, tells: Told, count: number): string {
  switch (tells) {
    case 'sold':
      return t`The bus you watch was sold. This is the last mail about it.`;
    case 'withdrawn':
      return t`The bus you watch was taken off our site. This is the last mail about it.`;
    case 'new':
      return t`${plural(count, {
        one: 'A bus like the one you described has come in:',
        other: '# buses like the one you described have come in:',
      })}`;
    case 'price':
      return kind === 'price-watch'
        ? t`The price of the bus you watch has dropped:`
        : t`Dropped in price:`;
    case 'close':
      return t`Close to what you described; each misses one thing by little:`;
  }
}

/** One bus as a buyer compares it; of one that was taken off the site, what its page says of it too. */
function BusLines({ entry, siteUrl }: { entry: AlertEntry; siteUrl: string }) {
  const { card } = entry;
  return (
    <>
      <Paragraph>
        <strong translate="no">{card.title}</strong>
      </Paragraph>
      {entry.tells === 'withdrawn' ? null : (
        <Facts
          rows={[
            ...(entry.tells === 'close' ? [[t`Differs`, missText(entry.how)] as const] : []),
            [t`Price`, priceOf(entry)],
            [
              t({ message: 'Miles', context: 'a label before the distance driven' }),
              sayMiles(card) ?? notAvailable(),
            ],
            [t`Passengers`, saySeats(card.passengers)],
            [t`Where`, placeOf(card)],
          ]}
        />
      )}
      <ActionLink href={siteUrl + urls.bus(card)}>
        {isLastNews(entry) ? t`See similar buses` : t`See this bus`}
      </ActionLink>
    </>
  );
}

function priceOf(entry: AlertEntry & { card: BusCard }): string {
  const now = sayOffer(entry.card);
  return entry.tells === 'price' ? t`was ${{ was: sayDollars(entry.fromCents) }}, now ${now}` : now;
}
