import { mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from './project-root.ts';
import { parseEnv, variables } from './env.ts';

function accepted(record: Record<string, string | undefined>) {
  const result = parseEnv(record);
  if (!result.ok) throw new Error(result.problem);
  return result.env;
}

function problem(record: Record<string, string>) {
  const result = parseEnv(record);
  return result.ok ? 'accepted' : result.problem;
}

/** Read in the light of others, or of the site settings; what that comes to is tested where it is read. */
const derived = ['SITE_URL', 'MAIL_FROM', 'SALES_MAIL_TO', 'BACKUP_DIR', 'BACKUP_EVERY_HOURS'];

it('stands in the table of settings with its default, and nothing else stands there', () => {
  const page = readFileSync(join(projectRoot, 'docs/operations.md'), 'utf8');
  const rows = [...page.matchAll(/^\| (`[A-Z_]+`(?:, `[A-Z_]+`)*) \| (.+?) \| /gm)].flatMap(
    ([, names, told]) => names!.split(', ').map((name) => [name.slice(1, -1), told!] as const),
  );
  const defaults = Object.entries(variables).map(([name, { kind }]) => {
    const value = kind.parse(undefined);
    if (Array.isArray(value) && value.length === 0) return [name, 'none'];
    return [
      name,
      value === undefined ? 'unset' : `\`${typeof value === 'boolean' ? Number(value) : value}\``,
    ];
  });
  const isOwn = ([name]: readonly (string | undefined)[]) => !derived.includes(name!);
  const told = Object.fromEntries(rows);
  expect(Object.keys(told)).toEqual(expect.arrayContaining(derived));
  // `npm start` and what is in deploy/ set it.
  expect({ ...Object.fromEntries(rows.filter(isOwn)), NODE_ENV: '`development`' }).toEqual(
    Object.fromEntries(defaults.filter(isOwn)),
  );
});

describe('parseEnv', () => {
  it('takes a folder of an odd name that is there already', () => {
    const folder = join(mkdtempSync(join(tmpdir(), 'omnibus-env-')), '"data" ');
    expect(problem({ DATA_DIR: folder })).toContain('is not a folder path');
    mkdirSync(folder);
    expect(accepted({ DATA_DIR: folder }).dataDir).toBe(folder);
  });

  it('needs nothing: every default is local', () => {
    expect(accepted({ HOME: '/root', PATH: '/bin' })).toEqual({
      mode: 'development',
      port: 3000,
      host: '127.0.0.1',
      siteUrl: 'http://localhost:3000',
      siteUrlIsSet: false,
      dataDir: `${projectRoot}/.data`,
      database: { kind: 'sqlite', path: `${projectRoot}/.data/omnibus.db` },
      search: { kind: 'embedded' },
      leadForm: { kind: 'own' },
      adf: { mailTo: null, post: null },
      analytics: { kind: 'on', rawDays: 30, amplitude: null, forward: null, gtmId: null },
      mail: { target: { kind: 'mailbox' }, from: null, salesTo: null },
      media: { kind: 'disk' },
      content: { kind: 'builtin' },
      videos: { kind: 'builtin' },
      videoCacheKey: null,
      indexNowKey: null,
      staleListingDays: 60,
      importFeedHosts: [],
      staffSecret: null,
      trustedProxies: 0,
      runtime: {
        pageCacheBytes: 32 * 1024 * 1024,
        metrics: null,
        stopDelayMs: 0,
        databaseWaitMs: 60_000,
        allowedHosts: [],
        allowUnsafeDatabase: false,
        allowNewerDatabase: false,
      },
      backup: {
        folder: join(projectRoot, '.data/backups'),
        key: null,
        everyMinutes: 1_440,
        keep: 7,
      },
      demo: true,
      logLevel: 'info',
    });
  });

  it('takes every variable', () => {
    const env = accepted({
      NODE_ENV: 'production',
      PORT: '8080',
      HOST: '::1',
      SITE_URL: 'https://buses.example.com/',
      DATA_DIR: '/srv/omnibus',
      DATABASE_URL: 'postgres://omnibus@db:5432/omnibus',
      DEMO: '0',
      LOG_LEVEL: 'debug',
      INDEXNOW_KEY: '3f1c9a7be2d84460',
      PAGE_CACHE_MB: '0',
      METRICS_PORT: '9464',
      STOP_DELAY_SECONDS: '5',
      STALE_LISTING_DAYS: '30',
      IMPORT_FEED_HOSTS: 'Feeds.example.com, files.example.com:8443',
      ADF_MAIL_TO: 'leads@crm.example.com',
      ADF_POST_URL: 'https://crm.example.com/leads?dealer=7',
      ADF_POST_SECRET: 'only-for-the-crm',
      STAFF_SECRET: 'thirty-two characters or more, random',
      BACKUP_EVERY_HOURS: '6',
      ALLOW_UNSAFE_DATABASE: '1',
      ALLOW_NEWER_DATABASE: '1',
    });
    expect(env).toEqual({
      mode: 'production',
      port: 8080,
      host: '::1',
      siteUrl: 'https://buses.example.com',
      siteUrlIsSet: true,
      dataDir: '/srv/omnibus',
      database: { kind: 'postgres', url: 'postgres://omnibus@db:5432/omnibus' },
      search: { kind: 'embedded' },
      leadForm: { kind: 'own' },
      adf: {
        mailTo: 'leads@crm.example.com',
        post: { url: 'https://crm.example.com/leads?dealer=7', secret: 'only-for-the-crm' },
      },
      analytics: { kind: 'on', rawDays: 30, amplitude: null, forward: null, gtmId: null },
      mail: { target: { kind: 'mailbox' }, from: null, salesTo: null },
      media: { kind: 'disk' },
      content: { kind: 'builtin' },
      videos: { kind: 'builtin' },
      videoCacheKey: null,
      indexNowKey: '3f1c9a7be2d84460',
      staleListingDays: 30,
      importFeedHosts: ['feeds.example.com', 'files.example.com:8443'],
      staffSecret: 'thirty-two characters or more, random',
      trustedProxies: 0,
      runtime: {
        pageCacheBytes: 0,
        metrics: { port: 9464, host: '127.0.0.1' },
        stopDelayMs: 5_000,
        databaseWaitMs: 60_000,
        allowedHosts: [],
        allowUnsafeDatabase: true,
        allowNewerDatabase: true,
      },
      backup: { folder: '/srv/omnibus/backups', key: null, everyMinutes: 360, keep: 7 },
      demo: false,
      logLevel: 'debug',
    });
  });

  it('follows PORT in the default SITE_URL', () => {
    expect(accepted({ PORT: '4100' }).siteUrl).toBe('http://localhost:4100');
  });

  it('treats an empty value as unset', () => {
    expect(accepted({ PORT: '', DATABASE_URL: ' ', DEMO: undefined })).toMatchObject({
      port: 3000,
      database: { kind: 'sqlite' },
      demo: true,
    });
  });

  it.each([
    ['PORT', 'eighty', 'PORT: "eighty" is not a port number from 0 to 65535. Example: PORT=3000'],
    ['PORT', '70000', 'PORT: "70000" is not a port number'],
    ['ADF_POST_URL', 'http://crm.example.com', 'is not an https:// address'],
    ['ADF_POST_URL', 'https://me:secret@crm.example.com', 'without a name or password'],
    ['ADF_POST_SECRET', 'two words', 'ADF_POST_SECRET: its value is not a text without spaces'],
    ['HOST', 'my host', 'HOST: "my host" is not a host name or IP address.'],
    ['SITE_URL', 'buses.example.com', 'Example: SITE_URL=https://buses.example.com'],
    ['SITE_URL', 'https://example.com/shop', 'without a path'],
    ['DATA_DIR', '"/srv/omnibus"', String.raw`DATA_DIR: "\"/srv/omnibus\"" is not a folder path.`],
    ['DATA_DIR', '/srv/omnibus\r', String.raw`DATA_DIR: "/srv/omnibus\r" is not a folder path.`],
    ['BACKUP_DIR', '~/backups', 'BACKUP_DIR: "~/backups" is not a folder path.'],
    ['BACKUP_DIR', '/srv/backups ', 'BACKUP_DIR: "/srv/backups " is not a folder path.'],
    ['SITE_URL', 'ftp://example.com', 'is not an http or https origin'],
    ['DATABASE_URL', 'mysql://db/omnibus', 'DATABASE_URL: its value is not a postgres:// address'],
    ['DATABASE_URL', 'postgres://localhost', 'with a database name'],
    ['DATABASE_URL', 'postgres://me:pa/ss@db:5432/omnibus', 'percent-encoded (/ is %2F)'],
    ['DATABASE_URL', 'postgres://me:12/ss@db:5432/omnibus', 'percent-encoded (/ is %2F)'],
    ['SMTP_URL', 'smtp://me:12/ss@mail.example.com:587', 'percent-encoded (/ is %2F)'],
    ['DEMO', 'perhaps', 'DEMO: "perhaps" is neither 1 nor 0. Example: DEMO=0'],
    ['INDEXNOW_KEY', 'a b', 'Example: INDEXNOW_KEY=3f1c9a7be2d84460'],
    ['ANALYTICS_RAW_DAYS', '3', 'is not a number of days from 8'],
    ['ANALYTICS', 'amplitude', 'amplitude needs AMPLITUDE_API_KEY'],
    ['GTM_ID', 'GTM', 'Example: GTM_ID=GTM-ABC1234'],
    ['LOG_LEVEL', 'loud', 'Example: LOG_LEVEL=info'],
    ['NODE_ENV', 'staging', 'NODE_ENV: "staging" is not production, development or test.'],
  ])('refuses %s=%s in one line', (name, value, expected) => {
    const line = problem({ [name]: value });
    expect(line).toContain(expected);
    expect(line.startsWith(`${name}: `)).toBe(true);
    expect(line).not.toContain('\n');
  });

  const doubtsOf = (record: Record<string, string | undefined>) => {
    const read = parseEnv(record);
    return read.ok && read.doubts();
  };

  it.each([
    ['SITE_ULR', 'SITE_URL'],
    ['BACKUP_DRI', 'BACKUP_DIR'],
    ['STAF_SECRET', 'STAFF_SECRET'],
    ['STAFF_SECRETFILE', 'STAFF_SECRET_FILE'],
    ['LOGLEVEL', 'LOG_LEVEL'],
    ['TRUSTED_PROXIS', 'TRUSTED_PROXIES'],
  ])('doubts that %s is meant, and never repeats its value', (given, meant) => {
    expect(doubtsOf({ [given]: 'https://secret.example' })).toEqual([
      `${given} is no setting and changes nothing; ${meant} may be meant`,
    ]);
  });

  it('doubts nothing that systems and other programs set, and nothing that is empty', () => {
    const others =
      'HOME HOSTNAME PATH PWD LANG USER SHLVL TERM NODE_OPTIONS NODE_PATH NODE_VERSION DATABASE_HOST SORT POST ' +
      'SMTP_HOST SMTP_PORT HTTP_URL MAIL_TO XDG_DATA_DIRS LOG_FORMAT npm_config_loglevel OMNIBUS_PORT PORT_FILE';
    const record = Object.fromEntries(others.split(' ').map((name) => [name, '1']));
    const set = { STAFF_SECRET_FILE: undefined, SITE_ULR: ' ', LOG_LEVEL: 'debug' };
    expect(doubtsOf({ ...record, ...set })).toEqual([]);
  });

  it('never repeats a database password', () => {
    expect(problem({ DATABASE_URL: 'mysql://root:secret@db/x' })).not.toContain('secret');
  });

  it('refuses to serve metrics where the site is', () => {
    const same = { PORT: '3100', METRICS_PORT: '3100' };
    expect(problem(same)).toBe(
      'METRICS_PORT: the site itself is served on that port (PORT). Example: METRICS_PORT=9464',
    );
    expect(problem({ METRICS_PORT: '3000' })).toContain('METRICS_PORT');
    // 0 is a free port for each.
    expect(problem({ PORT: '0', METRICS_PORT: '0' })).toBe('accepted');
  });
});
