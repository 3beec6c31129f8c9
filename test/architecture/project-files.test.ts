import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { expect, it } from 'vitest';
import { projectRoot } from '#server/config/project-root.ts';

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');
const manifest = JSON.parse(read('package.json'));

it('asks for one Node everywhere', () => {
  const wanted = read('.nvmrc').trim();
  expect(manifest.engines.node).toBe(`>=${wanted}`);
  expect(manifest.devDependencies.node).toMatch(new RegExp(`^${wanted}\\.`));
  expect(manifest.devDependencies['@types/node']).toMatch(new RegExp(`^${wanted}\\.`));
});

it('runs on the code host what runs here, with no more rights than it needs', () => {
  const workflow = load(read('.github/workflows/ci.yml')) as {
    permissions: object;
    jobs: Record<
      string,
      {
        'timeout-minutes'?: number;
        steps: { uses?: string; run?: string; with?: Record<string, unknown> }[];
      }
    >;
  };
  expect(workflow.permissions).toEqual({ contents: 'read' });
  const jobs = Object.values(workflow.jobs);
  for (const job of jobs) expect(job['timeout-minutes']).toBeLessThanOrEqual(120);
  const steps = jobs.flatMap((job) => job.steps);
  expect(steps.flatMap(({ run }) => run ?? [])).toEqual(['.ci/run']);
  expect(statSync(join(projectRoot, '.ci/run')).mode & 0o100).toBe(0o100);
  const used = steps.flatMap(({ uses }) => uses ?? []);
  for (const action of used) expect(action).toMatch(/^actions\/[a-z-]+@v\d+$/);
  expect(steps.find(({ uses }) => uses?.startsWith('actions/setup-node'))?.with).toMatchObject({
    'node-version-file': '.nvmrc',
  });
});

it('has forms and updates that their host can read', () => {
  const folder = '.github/ISSUE_TEMPLATE';
  for (const name of readdirSync(join(projectRoot, folder))) {
    expect(load(read(join(folder, name))), name).toEqual(expect.any(Object));
  }
  const { updates } = load(read('.github/dependabot.yml')) as {
    updates: { 'package-ecosystem': string }[];
  };
  expect(updates.map((one) => one['package-ecosystem'])).toEqual(['npm', 'github-actions']);
});

it('tells its version once more in the changelog, newest first', () => {
  const versions = read('CHANGELOG.md').matchAll(/^## \[(\d+\.\d+\.\d+)\] - \d{4}-\d\d-\d\d$/gm);
  expect([...versions].map(([, version]) => version)[0]).toBe(manifest.version);
});

it('formats alike in every editor', () => {
  const { printWidth } = JSON.parse(read('.oxfmtrc.json'));
  const editor = read('.editorconfig');
  expect(editor).toContain(`max_line_length = ${printWidth}\n`);
  expect(editor).toContain('indent_style = space\nindent_size = 2\n');
});

it.each(['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md'])(
  '%s leads to files that are there and names commands that there are',
  (path) => {
    const text = read(path);
    const links = Array.from(text.matchAll(/\]\((?!https?:)([^)#]+)/g), ([, to]) => to!);
    expect(links.filter((to) => !existsSync(join(projectRoot, to)))).toEqual([]);
    const commands = Array.from(text.matchAll(/npm run (?:-s )?([a-z:-]+)/g), ([, name]) => name!);
    expect(commands.filter((name) => !Object.hasOwn(manifest.scripts, name))).toEqual([]);
  },
);

it('gives the search engine the license of the rest', () => {
  expect(read('packages/search-core/LICENSE')).toBe(read('LICENSE'));
});
