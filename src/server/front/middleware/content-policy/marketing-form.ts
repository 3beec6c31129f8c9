import type { MarketingForm } from '#site/page-settings.ts';
import type { LeadFormTarget } from '../../../config/targets/lead-form-target.ts';

/** What pages and the content policy need to know of the marketing form; null for our own. */
export function marketingForm(target: LeadFormTarget): MarketingForm | null {
  if (target.kind === 'own') return null;
  const { portalId, formId, scriptOrigin } = target;
  return { portalId, formId, scriptUrl: `${scriptOrigin}/forms/embed/v2.js` };
}

/** Where the embed sends what was typed. */
const receivers = ['https://forms.hsforms.com', 'https://forms.hubspot.com'];

/** Widens a content policy for the embed, and for nothing else. */
export function allowMarketingForm(policy: string, form: MarketingForm | null): string {
  if (!form) return policy;
  const { origin } = new URL(form.scriptUrl);
  const added: Record<string, readonly string[]> = {
    'script-src': [origin, ...receivers],
    'connect-src': [origin, ...receivers],
    'img-src': receivers,
    'form-action': receivers,
  };
  return policy
    .split('; ')
    .map((line) => [line, ...(added[line.split(' ')[0] ?? ''] ?? [])].join(' '))
    .join('; ');
}
