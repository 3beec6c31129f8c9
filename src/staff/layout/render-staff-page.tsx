import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { formatNumber } from '#domain/inventory/display-values.ts';
import { besideEachPage } from '#site/forms/hidden-fields.ts';
import { stylesAhead } from '#site/layout/document.tsx';
import { takeFlash } from '../flash.ts';
import type { StaffEnv } from '../staff-services.ts';
import { FlashNotice } from './flash-notice.tsx';
import { StaffDocument } from './staff-document.tsx';
import { StaffLayout } from './staff-layout.tsx';

const staffEntry = 'src/staff/browser/staff-entry.ts';
const staffStylesheet = 'src/staff/staff.css';

interface StaffPage {
  title: string;
  children: ReactNode;
  status?: ContentfulStatusCode;
  /** A screen reader says first that a form was not taken; by default as the status says. */
  isRefused?: boolean;
  /** What this request itself has done, where it does not lead on to another page. */
  done?: string;
}

/** A screen reader says the title of a page that came: which list, and how much of it there is. */
export const listTitle = (area: string, list: string, count: number): string =>
  `${area}, ${list}: ${formatNumber(count)}`;

/** A whole page for a signed-in member, with navigation and the sentence of the last change. */
export function renderStaffPage(c: Context<StaffEnv>, page: StaffPage): Response {
  const { settings, demo } = c.get('services');
  const flash = page.done ? { kind: 'done' as const, text: page.done } : takeFlash(c);
  return sendDocument(
    c,
    page,
    <StaffLayout
      company={settings.name}
      member={c.get('member')}
      navigation={c.get('navigation')}
      section={c.get('section')}
      flash={flash}
      demo={demo}
    >
      {page.children}
    </StaffLayout>,
  );
}

/** A page without navigation, for whoever is not signed in. */
export function renderPlainPage(c: Context<StaffEnv>, page: Omit<StaffPage, 'done'>): Response {
  const { settings } = c.get('services');
  const flash = takeFlash(c);
  return sendDocument(
    c,
    page,
    <main id="main" className="staff-sign-in">
      <p className="staff-sign-in-brand">
        {settings.name} <span>Back office</span>
      </p>
      {flash ? <FlashNotice {...flash} /> : null}
      {page.children}
    </main>,
  );
}

const refusals: ReadonlySet<StaffPage['status']> = new Set([409, 422]);

function sendDocument(
  c: Context<StaffEnv>,
  page: Pick<StaffPage, 'title' | 'status' | 'isRefused'>,
  body: ReactNode,
): Response {
  const { settings, assets } = c.get('services');
  const stylesheet = assets.assetUrl(staffStylesheet);
  c.header('link', stylesAhead([stylesheet]));
  const html = renderToString(
    <StaffDocument
      title={`${(page.isRefused ?? refusals.has(page.status)) ? 'Problem: ' : ''}${page.title} – ${settings.name} back office`}
      stylesheet={stylesheet}
      script={assets.assetUrl(staffEntry)}
      fonts={assets.fontPreloads}
      messages={assets.messages}
    >
      {body}
    </StaffDocument>,
  );
  return c.html(`<!doctype html>${sentBeside(c, html)}`, page.status ?? 200);
}

/**
 * Whatever a page sends to its own address goes beside it. Not from a page that answered a form: Back
 * leads to none, and loading the page about the lost line anew sends what was typed.
 */
function sentBeside(c: Context<StaffEnv>, html: string): string {
  if (c.req.method !== 'GET') return html;
  const { pathname, search } = new URL(c.req.url);
  const attribute = (address: string) => ` action="${address.replaceAll('&', '&amp;')}"`;
  const own = attribute(pathname + search);
  const beside = attribute(besideEachPage(pathname + search));
  return html.replaceAll(/<form\b[^>]*\bmethod="post"[^>]*>/g, (form) =>
    form.replace(own, () => beside),
  );
}
