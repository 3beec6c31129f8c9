import * as z from 'zod';
import { serviceOrigin, textLike, variable, type Values } from '../variables.ts';

/** Whose contact form visitors fill: ours, or the marketing service's with ours behind it. */
export type LeadFormTarget =
  | { kind: 'own' }
  | { kind: 'hubspot'; portalId: string; formId: string; scriptOrigin: string };

/** Variables of `env.ts` about the contact form. */
export const leadFormVariables = {
  LEADS_FORM: variable(
    z.enum(['own', 'hubspot']).default('own'),
    'is neither own nor hubspot',
    'hubspot',
  ),
  HUBSPOT_PORTAL_ID: variable(
    textLike(/^\d{1,15}$/).optional(),
    'is not a portal number',
    '1234567',
  ),
  HUBSPOT_FORM_ID: variable(
    textLike(/^[\da-f-]{8,64}$/i).optional(),
    'is not a form id',
    '01234567-89ab-cdef-0123-456789abcdef',
  ),
  HUBSPOT_SCRIPT_ORIGIN: variable(
    serviceOrigin.default('https://js.hsforms.net'),
    'is not an http or https origin',
    'https://js-eu1.hsforms.net',
  ),
};

export const missingHubspotIds =
  'LEADS_FORM: hubspot needs HUBSPOT_PORTAL_ID and HUBSPOT_FORM_ID. Example: HUBSPOT_PORTAL_ID=1234567';

/** Null when `LEADS_FORM=hubspot` lacks one of its ids. */
export function readLeadFormTarget(
  values: Values<typeof leadFormVariables>,
): LeadFormTarget | null {
  if (values.LEADS_FORM === 'own') return { kind: 'own' };
  const { HUBSPOT_PORTAL_ID: portalId, HUBSPOT_FORM_ID: formId } = values;
  if (!portalId || !formId) return null;
  return { kind: 'hubspot', portalId, formId, scriptOrigin: values.HUBSPOT_SCRIPT_ORIGIN };
}
