import { t } from '@lingui/core/macro';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { InventoryQueries } from '#domain/inventory/inventory-queries.ts';
import { readQuote } from '#domain/quotes/quote-choice.ts';
import { settleNow, type QuoteRow } from '#domain/quotes/quote-rows.ts';
import { within } from '#domain/within.ts';
import { say } from '#messages/i18n.ts';
import { titleOf } from '#site/forms/wrong-title.ts';
import { renderPage } from '#site/render-page.tsx';
import type { SiteEnv } from '#site/site-services.ts';
import { dealerEntity } from '#site/structured-data/dealer-entity.ts';
import { saySetting } from '#site/words/trade-words.ts';
import { ContactPage } from './contact-page.tsx';
import type { LeadFormModel } from './lead-form-model.ts';
import { leadPages } from './lead-pages.ts';
import { LeadPage } from './lead-page.tsx';
import { busMs } from './submit-form.ts';

/** The page with a form, fresh or with what went wrong; never kept by any cache. */
export async function renderLeadForm(
  c: Context<SiteEnv>,
  model: LeadFormModel,
  status: ContentfulStatusCode = 200,
): Promise<Response> {
  const { inventory, settings, siteUrl } = c.get('services');
  const page = leadPages[model.kind];
  const phone = settings.contactPhone.display;
  const hours = saySetting(settings.hours.contact);
  const wrong = model.problem !== null || model.errors.length > 0;
  const response = renderPage(c, {
    meta: {
      title: titleOf(`${pageTitle(model)} | ${settings.name}`, wrong),
      description: `${say(page.intro)} ${t`Call ${phone}, ${hours}.`}`,
      canonicalPath: page.address,
      ...(model.kind === 'contact' ? { jsonLd: [dealerEntity(settings, siteUrl)] } : {}),
      ...(wrong ? { robots: 'noindex' } : {}),
    },
    current: 'contact',
    styles: 'contact',
    body:
      model.kind === 'contact' ? (
        <ContactPage model={model} settings={settings} />
      ) : (
        <LeadPage model={model} quoted={await quotedIn(model, inventory)} settings={settings} />
      ),
    status,
  });
  // Each rendering has a key of its own; `no-cache` keeps the back/forward cache, unlike `no-store`.
  response.headers.set('cache-control', wrong ? 'no-store' : 'private, no-cache');
  return response;
}

/** The form is worth more than the names of its buses: without the database it still opens. */
async function quotedIn(
  { kind, typed }: LeadFormModel,
  inventory: InventoryQueries,
): Promise<readonly QuoteRow[]> {
  if (kind !== 'quote') return [];
  const { choices } = readQuote([typed.choices ?? '']);
  const settling = settleNow(choices, inventory).then(({ rows }) => rows);
  return within(busMs, settling).catch(() => []);
}

function pageTitle({ kind, bus }: LeadFormModel): string {
  const title = say(leadPages[kind].title);
  return bus ? t`${title}: ${{ bus: bus.title }}` : title;
}
