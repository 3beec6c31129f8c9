import type { SiteSettings } from '#content/site-settings.ts';
import type { Mail } from '#domain/mail/mail.ts';
import type { DigestItem, WaitingDigest } from '#domain/mail/staff-digest.ts';
import { Paragraph } from './mail-parts.tsx';
import { mailOf } from './render-mail.tsx';

/**
 * Many requests in one mail to sales. Named by the first of them, so that a repeat after a crash has
 * the same Message-ID.
 */
export function digestMail(
  { items, total }: WaitingDigest,
  {
    settings,
    salesAddress,
    addressOf,
  }: { settings: SiteSettings; salesAddress: string; addressOf(item: DigestItem): string },
): Mail {
  const more = total - items.length;
  return mailOf(
    {
      id: `staff-digest-${items[0]?.id ?? 0}`,
      to: salesAddress,
      subject: `${total.toLocaleString('en-US')} requests at once`,
      settings,
      footer:
        'More came in than can be told one by one. All of it is saved and stands in the back office.',
    },
    <>
      <Paragraph>These came in within a short time. Each is in the back office.</Paragraph>
      {items.map((item) => (
        <Paragraph key={item.id}>
          <strong>{item.reference}</strong> <a href={addressOf(item)}>{item.title}</a>
        </Paragraph>
      ))}
      {more > 0 ? (
        <Paragraph>And {more.toLocaleString('en-US')} more, which the next mail lists.</Paragraph>
      ) : null}
    </>,
  );
}
