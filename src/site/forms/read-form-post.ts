import type { Context } from 'hono';
import { formProofField } from '#domain/forms/form-proof.ts';
import type { FormSignals } from '#domain/forms/form-signals.ts';
import type { Typed } from '#domain/forms/read-form.ts';
import { BodyFault } from '#site/body-fault.ts';
import { readPostedForm } from '#site/posted-form.ts';
import type { SiteEnv } from '#site/site-services.ts';
import { hiddenFields } from './hidden-fields.ts';

/** A form as it was posted. */
export interface FormPost<Name extends string> {
  /** Of the definition's fields only; whatever else a body holds is not looked at. */
  typed: Typed<Name>;
  /** Its one-time key, by the header or the hidden field; null when there is neither. */
  key: string | null;
  /** A hidden field by its name; "" when there is none. */
  hidden(name: keyof typeof hiddenFields): string;
  /** Takes its proof: to be called once. */
  signals(): Promise<FormSignals>;
}

/** Generous: 10,000 characters of any script, percent-encoded, and the other fields. */
const mostBytes = 256 * 1024;

/** Reads a posted form of bounded size; what is none is told by a status for the page's own words. */
export async function readFormPost<Name extends string>(
  c: Context<SiteEnv>,
  fields: readonly { name: Name }[],
): Promise<FormPost<Name> | { refused: BodyFault['status'] }> {
  try {
    const { get } = await readPostedForm(c.req.raw, { mostBytes });
    const hidden: FormPost<Name>['hidden'] = (name) => get(hiddenFields[name]);
    const { leads, now } = c.get('services');
    return {
      // Nothing but the definition's names.
      typed: Object.fromEntries(fields.map(({ name }) => [name, get(name)])) as Typed<Name>,
      key: c.req.header('idempotency-key') ?? (hidden('key') || null),
      hidden,
      signals: async () => ({
        honeypotFilled: hidden('honeypot').trim() !== '',
        fillMs: await leads.clock.elapsedMs(hidden('stamp'), now().getTime()),
        proof: await leads.proof?.judge(get(formProofField)),
      }),
    };
  } catch (error) {
    if (!(error instanceof BodyFault)) throw error;
    return { refused: error.status };
  }
}
