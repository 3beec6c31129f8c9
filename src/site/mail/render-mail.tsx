import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { mailText } from './mail-text.tsx';

/** Both halves of a mail from one element whose outermost piece is a `MailFrame`. */
export function renderMail(element: ReactElement): { text: string; html: string } {
  return { text: mailText(element), html: `<!doctype html>${renderToStaticMarkup(element)}` };
}
