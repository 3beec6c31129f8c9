import * as z from 'zod';

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
  ANALYTICS: z.enum(['first-party', 'amplitude', 'off']).default('first-party'),
  ANALYTICS_RAW_DAYS: z
    .string()
    .regex(/^\d{1,4}$/)
    .transform(Number)
    .refine((days) => days >= 8)
    .default(30),
  ANALYTICS_FORWARD: z.enum(['none', 'amplitude']).default('none'),
  AMPLITUDE_API_KEY: z
    .string()
    .regex(/^\w{8,64}$/)
    .optional(),
  AMPLITUDE_SERVER_URL: z
    .string()
    .refine((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? '') || /^\/[\w/-]+$/.test(text))
    .default('https://api2.amplitude.com/2/httpapi'),
  GTM_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]{4,12}$/)
    .optional(),
};

export const analyticsAdvice = {
  ANALYTICS: { fault: 'is not first-party, amplitude or off', example: 'ANALYTICS=first-party' },
  // An upload may be seven days late; its id must still be known then.
  ANALYTICS_RAW_DAYS: {
    fault: 'is not a number of days from 8 to 9999',
    example: 'ANALYTICS_RAW_DAYS=30',
  },
  ANALYTICS_FORWARD: {
    fault: 'is neither none nor amplitude',
    example: 'ANALYTICS_FORWARD=amplitude',
  },
  AMPLITUDE_API_KEY: {
    fault: 'is not 8 to 64 letters and digits',
    example: 'AMPLITUDE_API_KEY=0123456789abcdef0123456789abcdef',
  },
  AMPLITUDE_SERVER_URL: {
    fault: 'is not an http or https address',
    example: 'AMPLITUDE_SERVER_URL=https://api.eu.amplitude.com/2/httpapi',
  },
  GTM_ID: { fault: 'is not a container id', example: 'GTM_ID=GTM-ABC1234' },
};

export const missingAmplitudeKey =
  'ANALYTICS: amplitude needs AMPLITUDE_API_KEY. Example: AMPLITUDE_API_KEY=0123456789abcdef0123456789abcdef';

/** Null when something is to go to Amplitude and its key is missing. */
export function readAnalyticsTarget(
  values: z.output<z.ZodObject<typeof analyticsVariables>>,
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
