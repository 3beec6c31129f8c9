import * as z from 'zod';
import { textLike, variable, numberLike, type Values } from '../variables.ts';

/** What is measured and who else hears of it. */
export type AnalyticsTarget =
  | { kind: 'off' }
  | {
      kind: 'on';
      /** Raw events are kept so long; counts for ever. */
      rawDays: number;
      /** The official SDK in browsers that agreed; null: none. */
      amplitude: { apiKey: string; serverUrl: string } | null;
      /** Events sent on by this server; null: none. */
      forward: { apiKey: string; serverUrl: string } | null;
      /** Google Tag Manager in browsers that agreed; null: none. */
      gtmId: string | null;
    };

export const analyticsVariables = {
  ANALYTICS: variable(
    z.enum(['first-party', 'amplitude', 'off']).default('first-party'),
    'is not first-party, amplitude or off',
    'first-party',
  ),
  // An upload may be seven days late; its id must still be known then.
  ANALYTICS_RAW_DAYS: variable(
    numberLike(/^\d{1,4}$/)
      .refine((days) => days >= 8)
      .default(30),
    'is not a number of days from 8 to 9999',
    '30',
  ),
  ANALYTICS_FORWARD: variable(
    z.enum(['none', 'amplitude']).default('none'),
    'is neither none nor amplitude',
    'amplitude',
  ),
  AMPLITUDE_API_KEY: variable(
    textLike(/^\w{8,64}$/).optional(),
    'is not 8 to 64 letters and digits',
    '0123456789abcdef0123456789abcdef',
  ),
  AMPLITUDE_SERVER_URL: variable(
    z
      .string()
      .refine(
        (text) => /^https?:$/.test(URL.parse(text)?.protocol ?? '') || /^\/[\w/-]+$/.test(text),
      )
      .default('https://api2.amplitude.com/2/httpapi'),
    'is not an http or https address',
    'https://api.eu.amplitude.com/2/httpapi',
  ),
  GTM_ID: variable(
    textLike(/^GTM-[A-Z0-9]{4,12}$/).optional(),
    'is not a container id',
    'GTM-ABC1234',
  ),
};

export const missingAmplitudeKey =
  'ANALYTICS: amplitude needs AMPLITUDE_API_KEY. Example: AMPLITUDE_API_KEY=0123456789abcdef0123456789abcdef';

/** Null when something is to go to Amplitude and its key is missing. */
export function readAnalyticsTarget(
  values: Values<typeof analyticsVariables>,
): AnalyticsTarget | null {
  if (values.ANALYTICS === 'off') return { kind: 'off' };
  const { AMPLITUDE_API_KEY: apiKey, AMPLITUDE_SERVER_URL: serverUrl } = values;
  const bySdk = values.ANALYTICS === 'amplitude';
  const byServer = values.ANALYTICS_FORWARD === 'amplitude';
  if ((bySdk || byServer) && apiKey === undefined) return null;
  const amplitude = { apiKey: apiKey ?? '', serverUrl };
  return {
    kind: 'on',
    rawDays: values.ANALYTICS_RAW_DAYS,
    amplitude: bySdk ? amplitude : null,
    forward: byServer ? amplitude : null,
    gtmId: values.GTM_ID ?? null,
  };
}
