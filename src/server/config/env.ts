import { adfVariables, readAdfSettings, type AdfSettings } from './targets/adf-settings.ts';
import { isAbsolute, join } from 'node:path';
import * as z from 'zod';
import {
  contentVariables,
  missingWpgraphqlUrl,
  missingYoutubePlaylist,
  readContentTarget,
  readVideosTarget,
  type ContentTarget,
  type VideosTarget,
} from './targets/content-target.ts';
import {
  analyticsVariables,
  missingAmplitudeKey,
  readAnalyticsTarget,
  type AnalyticsTarget,
} from './targets/analytics-target.ts';
import {
  leadFormVariables,
  missingHubspotIds,
  readLeadFormTarget,
  type LeadFormTarget,
} from './targets/lead-form-target.ts';
import {
  backupVariables,
  readBackupSettings,
  type BackupSettings,
} from './targets/backup-settings.ts';
import { mailVariables, readMailSettings, type MailSettings } from './targets/mail-target.ts';
import { mediaVariables, readMediaTarget, type MediaTarget } from './targets/media-target.ts';
import { likelyMeant } from './likely-meant.ts';
import { projectRoot } from './project-root.ts';
import {
  metricsOnSitePort,
  readRuntimeSettings,
  runtimeVariables,
  type RuntimeSettings,
} from './runtime-settings.ts';
import {
  missingSearchKeys,
  readSearchTarget,
  searchVariables,
  type SearchTarget,
} from './targets/search-target.ts';
import { isSecret, withSecretFiles } from './secret-files.ts';
import {
  encodeSecret,
  folderPath,
  hostName,
  hostsLike,
  longSecret,
  portNumber,
  postgresUrl,
  schemaOf,
  siteOrigin,
  textLike,
  variable,
  numberLike,
} from './variables.ts';

/** Which database holds everything; the two members of the union are the two supported engines. */
export type DatabaseTarget = { kind: 'sqlite'; path: string } | { kind: 'postgres'; url: string };

/** What the operator may configure; documented in docs/operations.md. Parsed once, never re-read. */
export type Env = {
  mode: 'production' | 'development' | 'test';
  /** TCP port; 0 lets the system choose a free one. */
  port: number;
  /** Address to listen on. */
  host: string;
  /** Public origin without a trailing slash, for canonical links, mails and feeds. */
  siteUrl: string;
  /** False: `siteUrl` is only a guess from `PORT`. */
  siteUrlIsSet: boolean;
  /** Absolute folder for the SQLite file, media and generated pictures. */
  dataDir: string;
  database: DatabaseTarget;
  search: SearchTarget;
  mail: MailSettings;
  leadForm: LeadFormTarget;
  adf: AdfSettings;
  analytics: AnalyticsTarget;
  media: MediaTarget;
  content: ContentTarget;
  videos: VideosTarget;
  /** What callers of `POST /api/youtubecache` must send; null: nobody is answered. */
  videoCacheKey: string | null;
  /** Tells search engines of changed buses; null: nobody is told. */
  indexNowKey: string | null;
  /** A published listing that staff have not confirmed for so many days is stale. */
  staleListingDays: number;
  /** `host` or `host:port` that import files may be fetched from; none unless named. */
  importFeedHosts: readonly string[];
  /** Signs sessions and one-time links of the back office; null: made once, kept in the database. */
  staffSecret: string | null;
  /** Proxies of our own in front of this process, whose `X-Forwarded-For` is believed. */
  trustedProxies: number;
  runtime: RuntimeSettings;
  backup: BackupSettings;
  /** Load the demo inventory into an empty database. */
  demo: boolean;
  logLevel: LogLevel;
};

export type LogLevel = (typeof logLevels)[number];

/**
 * `problem` is one line: the variable, what is wrong with its value, and an example. `doubts` takes
 * milliseconds, and gives a sentence for each that is set under a name that looks like a slip.
 */
export type EnvResult =
  | { ok: true; env: Env; doubts: () => readonly string[] }
  | { ok: false; problem: string };

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const trueWords = ['1', 'true', 'yes', 'on'];
const falseWords = ['0', 'false', 'no', 'off'];

export const variables = {
  NODE_ENV: variable(
    z.enum(['production', 'development', 'test']).default('development'),
    'is not production, development or test',
    'production',
  ),
  PORT: variable(portNumber.default(3000), 'is not a port number from 0 to 65535', '3000'),
  HOST: variable(hostName.default('127.0.0.1'), 'is not a host name or IP address', '0.0.0.0'),
  SITE_URL: variable(
    siteOrigin.optional(),
    'is not an http or https origin without a path',
    'https://buses.example.com',
  ),
  DATA_DIR: variable(folderPath.default('.data'), 'is not a folder path', '/var/lib/omnibus'),
  DATABASE_URL: variable(
    postgresUrl.optional(),
    `is not a postgres:// address with a database name, ${encodeSecret}`,
    'postgres://omnibus@localhost:5432/omnibus',
  ),
  DEMO: variable(
    z.stringbool({ truthy: trueWords, falsy: falseWords }).default(true),
    'is neither 1 nor 0',
    '0',
  ),
  LOG_LEVEL: variable(
    z.enum(logLevels).default('info'),
    `is not one of ${logLevels.join(', ')}`,
    'info',
  ),
  INDEXNOW_KEY: variable(
    textLike(/^[A-Za-z0-9-]{8,128}$/).optional(),
    'is not 8 to 128 letters, digits and hyphens',
    '3f1c9a7be2d84460',
  ),
  STAFF_SECRET: variable(
    longSecret.optional(),
    'is not a text of 32 to 500 characters',
    '$(openssl rand -base64 32)',
  ),
  STALE_LISTING_DAYS: variable(
    numberLike(/^[1-9]\d{0,2}$/).default(60),
    'is not a number of days from 1 to 999',
    '60',
  ),
  IMPORT_FEED_HOSTS: variable(
    hostsLike(/^[a-z0-9.-]+(:\d{1,5})?$/).default([]),
    'is not a list of host names, separated by commas',
    'feeds.example.com,files.example.com',
  ),
  TRUSTED_PROXIES: variable(numberLike(/^\d$/).default(0), 'is not a number from 0 to 9', '1'),
  ...runtimeVariables,
  ...backupVariables,
  ...analyticsVariables,
  ...mailVariables,
  ...leadFormVariables,
  ...adfVariables,
  ...mediaVariables,
  ...contentVariables,
  ...searchVariables,
};
const schema = schemaOf(variables);

/**
 * Reads the configuration from a record such as `process.env`. An empty value counts as unset,
 * because `PORT= npm start` and compose files with blanks mean "the default".
 */
export function parseEnv(record: Record<string, string | undefined>): EnvResult {
  const secrets = withSecretFiles(record, Object.keys(variables));
  if (!secrets.ok) return secrets;
  const given = Object.fromEntries(
    Object.entries(secrets.record).filter(
      ([, value]) => value !== undefined && value.trim() !== '',
    ),
  );
  const parsed = schema.safeParse(given);
  if (!parsed.success) return { ok: false, problem: describeProblem(parsed.error, record) };
  const values = parsed.data;
  const search = readSearchTarget(values);
  if (!search) return { ok: false, problem: missingSearchKeys };
  const leadForm = readLeadFormTarget(values);
  if (!leadForm) return { ok: false, problem: missingHubspotIds };
  const analytics = readAnalyticsTarget(values);
  if (!analytics) return { ok: false, problem: missingAmplitudeKey };
  const content = readContentTarget(values);
  if (!content) return { ok: false, problem: missingWpgraphqlUrl };
  const videos = readVideosTarget(values);
  if (!videos) return { ok: false, problem: missingYoutubePlaylist };
  const runtime = readRuntimeSettings(values);
  if (!runtime) return { ok: false, problem: metricsOnSitePort };
  const dataDir = isAbsolute(values.DATA_DIR)
    ? values.DATA_DIR
    : join(projectRoot, values.DATA_DIR);
  return {
    ok: true,
    doubts: () => likelyMeant(record, Object.keys(variables)),
    env: {
      mode: values.NODE_ENV,
      port: values.PORT,
      host: values.HOST,
      siteUrl: values.SITE_URL ?? `http://localhost:${values.PORT}`,
      siteUrlIsSet: values.SITE_URL !== undefined,
      dataDir,
      database: values.DATABASE_URL
        ? { kind: 'postgres', url: values.DATABASE_URL }
        : { kind: 'sqlite', path: join(dataDir, 'omnibus.db') },
      search,
      mail: readMailSettings(values),
      leadForm,
      adf: readAdfSettings(values),
      analytics,
      media: readMediaTarget(values),
      content,
      videos,
      videoCacheKey: values.YOUTUBECACHE_API_KEY ?? null,
      indexNowKey: values.INDEXNOW_KEY ?? null,
      staleListingDays: values.STALE_LISTING_DAYS,
      importFeedHosts: values.IMPORT_FEED_HOSTS,
      staffSecret: values.STAFF_SECRET ?? null,
      trustedProxies: values.TRUSTED_PROXIES,
      runtime,
      backup: readBackupSettings(values, {
        dataDir,
        engine: values.DATABASE_URL ? 'postgres' : 'sqlite',
      }),
      demo: values.DEMO,
      logLevel: values.LOG_LEVEL,
    },
  };
}

/** The configuration of this process. The only place where `process.env` is read. */
export function readEnv(): EnvResult {
  return parseEnv(process.env);
}

function describeProblem(error: z.ZodError, record: Record<string, string | undefined>): string {
  const name = error.issues[0]?.path[0] as keyof typeof variables;
  const { fault, example } = variables[name];
  const shown = isSecret(name) ? 'its value' : JSON.stringify(record[name]?.slice(0, 80));
  return `${name}: ${shown} ${fault}. Example: ${name}=${example}`;
}
