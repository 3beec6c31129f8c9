import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { renderPage } from '#site/render-page.tsx';
import type { SiteEnv } from '#site/site-services.ts';
import { dealerEntity } from '#site/structured-data/dealer-entity.ts';
import { ContactPage } from './contact-page.tsx';
import type { LeadFormModel } from './lead-form-model.ts';
import { leadPages } from './lead-pages.ts';
import { LeadPage } from './lead-page.tsx';

/** The page with a form, fresh or with what went wrong; never kept by any cache. */
export function renderLeadForm(
  c: Context<SiteEnv>,
  model: LeadFormModel,
  status: ContentfulStatusCode = 200,
): Response {
  const { settings, siteUrl } = c.get('services');
  const page = leadPages[model.kind];
  const wrong = model.problem !== null || model.errors.length > 0;
  const response = renderPage(c, {
    meta: {
      title: `${wrong ? 'Error: ' : ''}${pageTitle(model)} | ${settings.name}`,
      description: `${page.intro} Call ${settings.contactPhone.display}, ${settings.hours.contact}.`,
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
        <LeadPage model={model} settings={settings} />
      ),
    status,
  });
  // Each rendering has a key of its own; `no-cache` keeps the back/forward cache, unlike `no-store`.
  response.headers.set('cache-control', wrong ? 'no-store' : 'private, no-cache');
  return response;
}

const pageTitle = ({ kind, bus }: LeadFormModel): string =>
  bus ? `${leadPages[kind].title}: ${bus.title}` : leadPages[kind].title;
