import * as z from 'zod';

/** How the process runs: memory for pages, where it reports, how it stops. */
export interface RuntimeSettings {
  /** Memory for rendered pages; 0: every page is rendered for every visitor. */
  pageCacheBytes: number;
  /** Where metrics are served; null: nowhere. */
  metrics: { port: number; host: string } | null;
  /** After SIGTERM, keep serving this long while `/serving` says no, so that a proxy can look away. */
  stopDelayMs: number;
  /** PostgreSQL is waited for so long at the start. */
  databaseWaitMs: number;
  /** Names besides that of `SITE_URL` that the server answers to: `host` or `host:port`. */
  allowedHosts: readonly string[];
  /** Start although the database may lose acknowledged data in a power cut. */
  allowUnsafeDatabase: boolean;
  /** Start although a newer version has migrated the database: rolled back, and what is newer stays. */
  allowNewerDatabase: boolean;
}

/** Variables of `env.ts` about the process. */
export const runtimeVariables = {
  PAGE_CACHE_MB: z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .default(32),
  METRICS_PORT: z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .refine((port) => port <= 65_535)
    .optional(),
  METRICS_HOST: z
    .string()
    .regex(/^[\w.:-]+$/)
    .default('127.0.0.1'),
  STOP_DELAY_SECONDS: z
    .string()
    .regex(/^\d{1,2}$/)
    .transform(Number)
    .default(0),
  DATABASE_WAIT_SECONDS: z
    .string()
    .regex(/^\d{1,4}$/)
    .transform(Number)
    .default(60),
  ALLOWED_HOSTS: z
    .string()
    .toLowerCase()
    .transform((text) => text.split(',').map((host) => host.trim()))
    .refine((hosts) => hosts.every((host) => /^(\[[\da-f:]+\]|[a-z\d.-]+)(:\d{1,5})?$/.test(host)))
    .default([]),
  ALLOW_UNSAFE_DATABASE: z
    .enum(['0', '1'])
    .transform((word) => word === '1')
    .default(false),
  ALLOW_NEWER_DATABASE: z
    .enum(['0', '1'])
    .transform((word) => word === '1')
    .default(false),
};

export const runtimeAdvice = {
  PAGE_CACHE_MB: { fault: 'is not a number of megabytes', example: 'PAGE_CACHE_MB=32' },
  METRICS_PORT: { fault: 'is not a port number from 0 to 65535', example: 'METRICS_PORT=9464' },
  METRICS_HOST: { fault: 'is not a host name or IP address', example: 'METRICS_HOST=127.0.0.1' },
  STOP_DELAY_SECONDS: { fault: 'is not a number from 0 to 99', example: 'STOP_DELAY_SECONDS=5' },
  DATABASE_WAIT_SECONDS: {
    fault: 'is not a number of seconds',
    example: 'DATABASE_WAIT_SECONDS=60',
  },
  ALLOWED_HOSTS: {
    fault: 'is not a list of host names, separated by commas',
    example: 'ALLOWED_HOSTS=www.example.com,10.0.0.5:3000',
  },
  ALLOW_UNSAFE_DATABASE: { fault: 'is neither 1 nor 0', example: 'ALLOW_UNSAFE_DATABASE=1' },
  ALLOW_NEWER_DATABASE: { fault: 'is neither 1 nor 0', example: 'ALLOW_NEWER_DATABASE=1' },
};

export const metricsOnSitePort =
  'METRICS_PORT: the site itself is served on that port (PORT). Example: METRICS_PORT=9464';

/** Null when metrics were to be served where the site is; 0 is a free port for each. */
export function readRuntimeSettings(values: {
  PORT: number;
  PAGE_CACHE_MB: number;
  METRICS_PORT?: number | undefined;
  METRICS_HOST: string;
  STOP_DELAY_SECONDS: number;
  DATABASE_WAIT_SECONDS: number;
  ALLOWED_HOSTS: readonly string[];
  ALLOW_UNSAFE_DATABASE: boolean;
  ALLOW_NEWER_DATABASE: boolean;
}): RuntimeSettings | null {
  const { METRICS_PORT: port, METRICS_HOST: host } = values;
  if (port === values.PORT && port !== 0) return null;
  return {
    pageCacheBytes: values.PAGE_CACHE_MB * 1024 * 1024,
    metrics: port === undefined ? null : { port, host },
    stopDelayMs: values.STOP_DELAY_SECONDS * 1_000,
    databaseWaitMs: values.DATABASE_WAIT_SECONDS * 1_000,
    allowedHosts: values.ALLOWED_HOSTS,
    allowUnsafeDatabase: values.ALLOW_UNSAFE_DATABASE,
    allowNewerDatabase: values.ALLOW_NEWER_DATABASE,
  };
}
