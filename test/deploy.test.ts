import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#server/config/project-root.ts';
import { parseEnv, variables } from '#server/config/env.ts';
import { flags } from '../bin/build/run-node.mjs';

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');
const settings = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/^#?([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name!, value]),
  );

const alerts = () =>
  read('deploy/prometheus-alerts.yml')
    .split('- alert: ')
    .slice(1)
    .map((rule) => ({
      name: /^\w+/.exec(rule)![0],
      expr: /^ +expr: (?:>\n)?([^]+?)^ +(?:for|labels):/m.exec(rule)![1]!.trim(),
      runbook: /runbook: (.+)/.exec(rule)![1],
    }));

/** What a node of compose.yaml reads where deploy/.env says `given` besides the secrets. */
function node(name: string, given: Record<string, string>) {
  const compose = read('deploy/compose.yaml');
  const dotEnv: Record<string, string> = {
    SITE_HOST: 'buses.example.com',
    POSTGRES_PASSWORD: 'a1b2c3',
    S3_SECRET: 'a1b2c3',
    STAFF_SECRET: 'secret'.repeat(6),
    ...given,
  };
  const [shared = '', services = ''] = compose.split('\nservices:\n');
  const own = services.split(/^ {2}(?=\S)/m).find((service) => service.startsWith(`${name}:`));
  const set = [...`${shared}\n${own}`.matchAll(/^ {4,6}([A-Z_]+): (.*)$/gm)].map(
    ([, key, value]) => [
      key,
      value!
        .replaceAll("'", '')
        .replaceAll(/\$\{(\w+)(?::[-?]([^}]*))?\}/g, (_, from: string, fallback = '') =>
          String(dotEnv[from] ?? fallback),
        ),
    ],
  );
  const file = /^ {2}env_file: \.env$/m.test(shared) ? dotEnv : {};
  return parseEnv({ ...file, ...Object.fromEntries(set) });
}

describe('deploy/', () => {
  it('gives the memory settings of npm start wherever a server is started', () => {
    const started = read('bin/build/run-node.mjs');
    for (const [name, value] of [
      ['MALLOC_ARENA_MAX', '2'],
      ['MALLOC_TRIM_THRESHOLD_', '131072'],
    ] as const) {
      expect(started).toContain(`${name}: '${value}'`);
      for (const path of ['deploy/Dockerfile', 'deploy/systemd/omnibus.service'])
        expect(read(path)).toContain(`${name}=${value}`);
    }
    for (const flag of flags)
      for (const path of ['deploy/Dockerfile', 'deploy/systemd/omnibus.service'])
        expect(read(path)).toContain(flag);
  });

  it('puts into the image what the server looks for, and lets it write where compose mounts', () => {
    const dockerfile = read('deploy/Dockerfile');
    const copied = [...dockerfile.matchAll(/^COPY --from=build (.*) \S+$/gm)].flatMap(([, from]) =>
      from!.split(' ').map((path) => path.replace('/app/', '')),
    );
    const mark = /join\(folder, '([^']+)'\)/.exec(read('src/server/config/project-root.ts'))?.[1];
    expect(copied).toEqual(
      expect.arrayContaining([mark, 'package.json', 'node_modules', 'packages', 'dist', 'content']),
    );
    const owned = /chown node:node (.*)/.exec(dockerfile)?.[1]?.split(' ');
    const mounted = [...read('deploy/compose.yaml').matchAll(/'(?:node-\d|backups):([^']+)'/g)];
    expect(mounted.length).toBeGreaterThan(2);
    for (const [, path] of mounted) expect(owned).toContain(path);
  });

  it('sets nothing that the server would refuse', () => {
    const example = settings(read('deploy/env.single.example'));
    expect(parseEnv({ ...example, STAFF_SECRET: '', BACKUP_KEY: '' })).toMatchObject({ ok: true });
    for (const [name, makesBackups] of [
      ['node-1', true],
      ['node-2', false],
    ] as const) {
      // As an operator's deploy/.env may have it.
      const env = node(name, { MAIL_FROM: 'website@example.com', BACKUP_EVERY_MINUTES: '4' });
      expect(env).toMatchObject({
        ok: true,
        env: {
          port: 3000,
          trustedProxies: 1,
          database: { kind: 'postgres' },
          media: { kind: 's3', bucket: 'bus-photos' },
          mail: { from: 'website@example.com' },
          backup: { everyMinutes: makesBackups ? 4 : 0 },
        },
      });
      expect(node(name, { PORT: '80', BACKUP_EVERY_HOURS: '12' })).toMatchObject({
        env: { port: 3000, backup: { everyMinutes: makesBackups ? 720 : 0 } },
      });
      expect(node(name, {})).toMatchObject({
        env: { demo: false, backup: { everyMinutes: makesBackups ? 1_440 : 0 } },
      });
    }
  });

  it('names no setting that nobody reads', () => {
    const filledIn = [...read('deploy/compose.yaml').matchAll(/\$\{([A-Z_0-9]+)/g)];
    const known = new Set([...Object.keys(variables), ...filledIn.map(([, name]) => name!)]);
    for (const path of ['deploy/env.single.example', 'deploy/env.nodes.example'])
      for (const name of Object.keys(settings(read(path)))) expect(known, path).toContain(name);
  });

  it('starts a unit whose optional folders are missing', () => {
    for (const unit of ['omnibus.service', 'omnibus-backup.service'])
      for (const [, paths] of read(`deploy/systemd/${unit}`).matchAll(/^ReadWritePaths=(.+)$/gm))
        for (const path of paths!.split(' ')) expect(path, unit).toMatch(/^-\//);
  });

  it('serves metrics where a scraper reaches them, and publishes them nowhere', () => {
    const compose = read('deploy/compose.yaml');
    expect(compose).toMatch(/METRICS_HOST: 0\.0\.0\.0/);
    const published = [...compose.matchAll(/^ +ports: (.*)$/gm)].map(([, ports]) => ports);
    expect(published).toHaveLength(1);
    expect(published[0]).not.toContain('9464');
  });

  it('alerts on what cannot be told, whose metric is no number', () => {
    const asked = [...read('src/server/ops/metrics/metrics.ts').matchAll(/asked\(\s*'(\w+)'/g)];
    expect(asked.length).toBeGreaterThan(4);
    for (const [, name] of asked) {
      const metric = `omnibus_${name}`;
      const { expr = '' } = alerts().find((rule) => rule.expr.includes(metric)) ?? {};
      expect(expr).toContain(metric);
      // Of NaN only `!=` is true; `unless` turns what is not true round.
      expect(expr.replaceAll(/unless .+/g, ''), metric).not.toMatch(/[<>]|==/);
    }
  });

  it('has a section on what to do for every alert, and an alert for every section', () => {
    const page = read('docs/operations.md');
    const sections = [...page.matchAll(/^### (Omnibus\w+)$/gm)].map(([, name]) => name!);
    expect(alerts().map(({ name }) => name)).toEqual(sections);
    for (const { name, runbook } of alerts())
      expect(runbook).toBe(`docs/operations.md#${name.toLowerCase()}`);
  });

  it('says in the example of two nodes which of them makes the backups', () => {
    const page = read('docs/operations.md');
    const nodes = [...page.matchAll(/^printf '(.*)' > \/etc\/omnibus\/node-\d\.env$/gm)];
    const hours = nodes.map(
      ([, text]) => settings(text!.replaceAll('\\n', '\n')).BACKUP_EVERY_HOURS,
    );
    expect(hours).toEqual(['24', '0']);
  });

  it('waits longer for a node to stop than the node takes', () => {
    const unit = read('deploy/systemd/omnibus.service');
    const allowed = Number(/TimeoutStopSec=(\d+)/.exec(unit)?.[1]);
    const main = read('src/server/main.ts');
    const takes = ['finishMs', 'closeMs'].map((name) =>
      Number(new RegExp(`${name} = ([\\d_]+)`).exec(main)?.[1]?.replaceAll('_', '')),
    );
    expect(allowed * 1_000).toBeGreaterThan(takes[0]! + takes[1]!);
    const compose = read('deploy/compose.yaml');
    const grace = Number(/stop_grace_period: (\d+)s/.exec(compose)?.[1]);
    const delay = Number(/STOP_DELAY_SECONDS: '(\d+)'/.exec(compose)?.[1]);
    const delays = Number(/longestDelays = (\d)/.exec(main)?.[1]);
    expect(grace * 1_000).toBeGreaterThan(delays * delay * 1_000 + takes[0]! + takes[1]!);
  });
});
