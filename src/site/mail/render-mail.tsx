import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SiteSettings } from '#content/site-settings.ts';
import type { Mail } from '#domain/mail/mail.ts';
import { languageAttributes } from '#site/layout/document.tsx';
import { mailText } from './mail-text.tsx';

const font = "'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const longestSubject = 120;

/** What mails to visitors, sellers and sales are written with. */
export interface MailContext {
  settings: SiteSettings;
  siteUrl: string;
  /** Where staff read their mail. */
  salesAddress: string;
}

/** Of a mail to sales about one thing. */
export interface SalesMailContext extends MailContext {
  /** Where staff work on it. */
  officeAddress: string;
}

/** Subjects are one line that a list of mails can show, whatever was typed into them. */
export function subjectLine(text: string): string {
  const letters = [...text];
  return letters.length > longestSubject
    ? `${letters.slice(0, longestSubject - 1).join('')}…`
    : text;
}

interface MailEnvelope extends Omit<Mail, 'replyTo' | 'text' | 'html'> {
  /** Left out: answers come to us. */
  replyTo?: string | null;
  /** Shown by mail programs beside the subject; left out: the mail's first words. */
  preview?: string;
  settings: Pick<SiteSettings, 'name'>;
  footer: ReactNode;
}

/** A mail with both its halves made of the same pieces, which are those of `mail-parts.tsx`. */
export function mailOf(
  { replyTo = null, preview, settings, footer, ...mail }: MailEnvelope,
  pieces: ReactNode,
): Mail {
  const { lang, dir } = languageAttributes();
  const html = renderToStaticMarkup(
    <html lang={lang} dir={dir}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{mail.subject}</title>
      </head>
      <body style={{ margin: 0, background: '#f3f6f8', fontFamily: font, color: '#0f2233' }}>
        {/* Lists of mails show the first text of the body, and take no notice of the title. */}
        {preview ? <div style={{ display: 'none', maxHeight: 0 }}>{preview}</div> : null}
        <div style={{ maxWidth: 600, margin: '0 auto', padding: 16 }}>
          <div
            data-text="skip"
            style={{ background: '#0f2233', color: '#ffffff', padding: '14px 24px', fontSize: 20 }}
          >
            <strong>{settings.name}</strong>
          </div>
          <div style={{ background: '#ffffff', padding: 24, fontSize: 16, lineHeight: 1.5 }}>
            {pieces}
          </div>
          <div data-text="footer" style={{ padding: 24, fontSize: 14, color: '#3f566a' }}>
            {footer}
          </div>
        </div>
      </body>
    </html>,
  );
  return { ...mail, replyTo, text: mailText(pieces, footer), html: `<!doctype html>${html}` };
}
