import type { ReactNode } from 'react';
import { languageAttributes } from '#site/layout/document.tsx';

/**
 * The pieces of a mail. Styles stand at each element, because mail programs drop style sheets; the
 * `data-` attributes tell `mail-text.ts` how a piece reads without HTML.
 */
const font = "'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

interface MailFrameProps {
  /** Shown by mail programs beside the subject. */
  preview: string;
  company: string;
  footer: ReactNode;
  children: ReactNode;
}

export function MailFrame({ preview, company, footer, children }: MailFrameProps) {
  const { lang, dir } = languageAttributes();
  return (
    <html lang={lang} dir={dir}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{preview}</title>
      </head>
      <body style={{ margin: 0, background: '#f3f6f8', fontFamily: font, color: '#0f2233' }}>
        <div style={{ maxWidth: 600, margin: '0 auto', padding: 16 }}>
          <div
            data-text="skip"
            style={{ background: '#0f2233', color: '#ffffff', padding: '14px 24px', fontSize: 20 }}
          >
            <strong>{company}</strong>
          </div>
          <div style={{ background: '#ffffff', padding: 24, fontSize: 16, lineHeight: 1.5 }}>
            {children}
          </div>
          <div data-text="footer" style={{ padding: 24, fontSize: 14, color: '#3f566a' }}>
            {footer}
          </div>
        </div>
      </body>
    </html>
  );
}

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

/** Under a mail to sales that somebody's form began. */
export const whomAnswersReach = (who: 'visitor' | 'seller', email: string | null): string =>
  email
    ? `Answering this mail writes to the ${who}.`
    : `The ${who} left no mail address. Call: an answer to this mail reaches nobody but us.`;
