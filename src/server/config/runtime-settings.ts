import {
  flag,
  hostName,
  hostsLike,
  portNumber,
  variable,
  numberLike,
  type Values,
} from './variables.ts';

/** How the process runs: memory for pages, where it reports, how it stops. */
export type RuntimeSettings = NonNullable<ReturnType<typeof readRuntimeSettings>>;

/** Variables of `env.ts` about the process. */
export const runtimeVariables = {
  PAGE_CACHE_MB: variable(
    numberLike(/^\d{1,5}$/).default(32),
    'is not a number of megabytes',
    '32',
  ),
  METRICS_PORT: variable(portNumber.optional(), 'is not a port number from 0 to 65535', '9464'),
  METRICS_HOST: variable(
    hostName.default('127.0.0.1'),
    'is not a host name or IP address',
    '127.0.0.1',
  ),
  STOP_DELAY_SECONDS: variable(
    numberLike(/^\d{1,2}$/).default(0),
    'is not a number from 0 to 99',
    '5',
  ),
  DATABASE_WAIT_SECONDS: variable(
    numberLike(/^\d{1,4}$/).default(60),
    'is not a number of seconds',
    '60',
  ),
  ALLOWED_HOSTS: variable(
    hostsLike(/^(\[[\da-f:]+\]|[a-z\d.-]+)(:\d{1,5})?$/).default([]),
    'is not a list of host names, separated by commas',
    'www.example.com,10.0.0.5:3000',
  ),
  ALLOW_UNSAFE_DATABASE: variable(flag, 'is neither 1 nor 0', '1'),
  ALLOW_NEWER_DATABASE: variable(flag, 'is neither 1 nor 0', '1'),
};

export const metricsOnSitePort =
  'METRICS_PORT: the site itself is served on that port (PORT). Example: METRICS_PORT=9464';

/** Null when metrics were to be served where the site is; 0 is a free port for each. */
export function readRuntimeSettings(values: Values<typeof runtimeVariables> & { PORT: number }) {
  const { METRICS_PORT: port, METRICS_HOST: host } = values;
  if (port === values.PORT && port !== 0) return null;
  return {
    /** Memory for rendered pages; 0: every page is rendered for every visitor. */
    pageCacheBytes: values.PAGE_CACHE_MB * 1024 * 1024,
    /** Where metrics are served; null: nowhere. */
    metrics: port === undefined ? null : { port, host },
    /** After SIGTERM, keep serving this long while `/serving` says no, so that a proxy can look away. */
    stopDelayMs: values.STOP_DELAY_SECONDS * 1_000,
    /** PostgreSQL is waited for so long at the start. */
    databaseWaitMs: values.DATABASE_WAIT_SECONDS * 1_000,
    /** Names besides that of `SITE_URL` that the server answers to: `host` or `host:port`. */
    allowedHosts: values.ALLOWED_HOSTS,
    /** Start although the database may lose acknowledged data in a power cut. */
    allowUnsafeDatabase: values.ALLOW_UNSAFE_DATABASE,
    /** Start although a newer version has migrated the database: rolled back, and what is newer stays. */
    allowNewerDatabase: values.ALLOW_NEWER_DATABASE,
  };
}
