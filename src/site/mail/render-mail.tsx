import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { mailText } from './mail-text.tsx';

const longestSubject = 120;

/** Subjects are one line that a list of mails can show, whatever was typed into them. */
export function subjectLine(text: string): string {
  const letters = [...text];
  return letters.length > longestSubject
    ? `${letters.slice(0, longestSubject - 1).join('')}…`
    : text;
}

/** Both halves of a mail from one element whose outermost piece is a `MailFrame`. */
export function renderMail(element: ReactElement): { text: string; html: string } {
  return { text: mailText(element), html: `<!doctype html>${renderToStaticMarkup(element)}` };
}
