import type { ReactNode } from 'react';
import type { SiteSettings } from '#content/site-settings.ts';

/**
 * The pieces of a mail. Styles stand at each element, because mail programs drop style sheets; the
 * `data-` attributes tell `mail-text.tsx` how a piece reads without HTML.
 */

export function Paragraph({ children }: { children: ReactNode }) {
  return <p style={{ margin: '0 0 16px' }}>{children}</p>;
}

/** What a person wrote, with its line breaks. */
export function Quote({ children }: { children: string }) {
  return (
    <blockquote
      style={{
        margin: '0 0 16px',
        padding: '4px 16px',
        borderLeft: '4px solid #ffc20e',
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
      }}
    >
      {children}
    </blockquote>
  );
}

/** Label and value, a line each; rows without a value are left out. */
export function Facts({ rows }: { rows: readonly (readonly [string, string | null])[] }) {
  return (
    <table role="presentation" style={{ margin: '0 0 16px', borderCollapse: 'collapse' }}>
      <tbody>
        {rows.map(([label, value]) =>
          value === null ? null : (
            <tr key={label}>
              <th
                scope="row"
                style={{ padding: '2px 16px 2px 0', textAlign: 'left', verticalAlign: 'top' }}
              >
                {label}
              </th>
              <td style={{ padding: '2px 0', overflowWrap: 'anywhere' }}>{value}</td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
}

export function ActionLink({ href, children }: { href: string; children: string }) {
  return (
    <p style={{ margin: '0 0 16px' }}>
      <a
        href={href}
        style={{
          display: 'inline-block',
          padding: '12px 20px',
          background: '#ffc20e',
          color: '#0f2233',
          fontWeight: 600,
          textDecoration: 'none',
        }}
      >
        {children}
      </a>
    </p>
  );
}

/** To what a mail to sales tells of. */
export const OfficeLink = ({ href }: { href: string }) => (
  <ActionLink href={href}>Open it in the back office</ActionLink>
);

export interface LetterProps {
  words: readonly string[];
  link: { href: string; label: string };
}

/** A few sentences, and the one thing to do. */
export function Letter({ words, link }: LetterProps) {
  return (
    <>
      {words.map((text, index) => (
        <Paragraph key={index}>{text}</Paragraph>
      ))}
      <ActionLink href={link.href}>{link.label}</ActionLink>
    </>
  );
}

/** Who writes, under a mail to somebody outside. */
export function SenderLines({ settings, phone }: { settings: SiteSettings; phone: string }) {
  const { address } = settings;
  return (
    <>
      {settings.legalName}
      <br />
      {address.street}, {address.city}, {address.state} {address.zip}
      <br />
      {phone}
    </>
  );
}

/** Under a mail to sales that somebody's form began. */
export const whomAnswersReach = (who: 'visitor' | 'seller', email: string | null): string =>
  email
    ? `Answering this mail writes to the ${who}.`
    : `The ${who} left no mail address. Call: an answer to this mail reaches nobody but us.`;
