import * as z from 'zod';

/** Whose contact form visitors fill: ours, or the marketing service's with ours behind it. */
export type LeadFormTarget =
  | { kind: 'own' }
  | { kind: 'hubspot'; portalId: string; formId: string; scriptOrigin: string };

/** Variables of `env.ts` about the contact form. */
export const leadFormVariables = {
  LEADS_FORM: z.enum(['own', 'hubspot']).default('own'),
  HUBSPOT_PORTAL_ID: z
    .string()
    .regex(/^\d{1,15}$/)
    .optional(),
  HUBSPOT_FORM_ID: z
    .string()
    .regex(/^[\da-f-]{8,64}$/i)
    .optional(),
  HUBSPOT_SCRIPT_ORIGIN: z
    .string()
    .refine((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''))
    .transform((text) => new URL(text).origin)
    .default('https://js.hsforms.net'),
};

export const leadFormAdvice = {
  LEADS_FORM: { fault: 'is neither own nor hubspot', example: 'LEADS_FORM=hubspot' },
  HUBSPOT_PORTAL_ID: { fault: 'is not a portal number', example: 'HUBSPOT_PORTAL_ID=1234567' },
  HUBSPOT_FORM_ID: {
    fault: 'is not a form id',
    example: 'HUBSPOT_FORM_ID=01234567-89ab-cdef-0123-456789abcdef',
  },
  HUBSPOT_SCRIPT_ORIGIN: {
    fault: 'is not an http or https origin',
    example: 'HUBSPOT_SCRIPT_ORIGIN=https://js-eu1.hsforms.net',
  },
};

export const missingHubspotIds =
  'LEADS_FORM: hubspot needs HUBSPOT_PORTAL_ID and HUBSPOT_FORM_ID. Example: HUBSPOT_PORTAL_ID=1234567';

/** Null when `LEADS_FORM=hubspot` lacks one of its ids. */
export function readLeadFormTarget(
  values: z.output<z.ZodObject<typeof leadFormVariables>>,
): LeadFormTarget | null {
  if (values.LEADS_FORM === 'own') return { kind: 'own' };
  const { HUBSPOT_PORTAL_ID: portalId, HUBSPOT_FORM_ID: formId } = values;
  if (!portalId || !formId) return null;
  return { kind: 'hubspot', portalId, formId, scriptOrigin: values.HUBSPOT_SCRIPT_ORIGIN };
}
