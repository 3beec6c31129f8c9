import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#server/config/project-root.ts';
import { readAudit } from '../bin/test/read-audit.mjs';

interface LockedPackage {
  version?: string;
  resolved?: string;
  integrity?: string;
  license?: string;
  hasInstallScript?: boolean;
  link?: boolean;
}

const json = (path: string) => JSON.parse(readFileSync(join(projectRoot, path), 'utf8')) as unknown;
const lock = json('package-lock.json') as { packages: Record<string, LockedPackage> };
/** Everything that is fetched: not ourselves, not our own packages and the links to them. */
const fetched = Object.entries(lock.packages)
  .filter(([path, { link }]) => path.includes('node_modules/') && !link)
  .map(([path, locked]) => ({ name: path.replace(/^.*node_modules\//, ''), ...locked }));

/** May be used in and shipped with a site under MIT, without conditions on our own code. */
const permissive = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MIT/X11',
  'PSF-2.0',
  'Python-2.0',
  'Zlib',
  'CC0-1.0',
]);
/** Others, with what makes them fine. */
const considered: readonly { name: RegExp; license: string; reason: string }[] = [
  {
    name: /^@img\/sharp-/,
    license: 'LGPL-3.0-or-later',
    reason: 'libvips, linked at run time and replaceable',
  },
  {
    name: /^libheif-js$/,
    license: 'LGPL-3.0',
    reason: 'loaded at run time, replaceable',
  },
  {
    name: /^(axe-core|lightningcss(-.*)?)$/,
    license: 'MPL-2.0',
    reason: 'tools, unchanged; nothing of them is shipped',
  },
  {
    name: /^isbot$/,
    license: 'Unlicense',
    reason: 'public domain',
  },
  {
    name: /^fast-sha256$/,
    license: 'Unlicense',
    reason: 'dedicated to the public; comes with the judge of webhook signatures in tests',
  },
  {
    name: /^caniuse-lite$/,
    license: 'CC-BY-4.0',
    reason: 'data about browsers that a tool of the build brings; nothing of it is shipped',
  },
  {
    name: /^png-js$/,
    license: 'none named',
    reason: 'MIT by its LICENSE file',
  },
  {
    name: /^hogan\.js$/,
    license: 'none named',
    reason: 'Apache 2.0 by its LICENSE file; a tool of tests',
  },
];
/** Packages that may run a program of theirs while they are installed. */
const mayInstall = ['node'];

function licenseProblem({ name, license = 'none named' }: { name: string; license?: string }) {
  const parts = license.replaceAll(/[()]/g, '').split(' ');
  const isAnd = !parts.includes('OR');
  const fine = (one: string) =>
    permissive.has(one) ||
    considered.some((other) => other.name.test(name) && other.license === one);
  const names =
    license === 'none named' ? [license] : parts.filter((one) => !/^(AND|OR)$/.test(one));
  return (isAnd ? names.every(fine) : names.some(fine)) ? null : `${name}: ${license}`;
}

describe('dependencies', () => {
  it('are named by exact versions', () => {
    const ours = json('package.json') as Record<string, Record<string, string> | undefined>;
    const named = [ours['dependencies'], ours['devDependencies'], ours['overrides']].flatMap(
      (group) => Object.entries(group ?? {}),
    );
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
  });

  it('come from the registry only, each with the checksum of what was looked at', () => {
    expect(fetched.length).toBeGreaterThan(300);
    const odd = fetched.filter(
      ({ integrity = '', version = '', resolved }) =>
        !/^sha512-[\w+/]{86}==$/.test(integrity) ||
        !/^\d+\.\d+\.\d+/.test(version) ||
        // Left out by .npmrc: another source (git, a file, plain http) would be written here.
        resolved !== undefined,
    );
    expect(odd.map(({ name }) => name)).toEqual([]);
  });

  it('run nothing while they are installed, unless we looked', () => {
    const running = fetched.filter(({ hasInstallScript }) => hasInstallScript);
    expect(running.map(({ name }) => name)).toEqual(mayInstall);
    const { allowScripts } = json('package.json') as { allowScripts: Record<string, boolean> };
    expect(Object.keys(allowScripts)).toEqual(mayInstall);
  });

  it('have licenses that fit ours', () => {
    expect(fetched.flatMap((one) => licenseProblem(one) ?? [])).toEqual([]);
    expect(licenseProblem({ name: 'viral', license: 'GPL-3.0' })).toBe('viral: GPL-3.0');
    expect(licenseProblem({ name: 'both', license: 'MIT AND GPL-3.0' })).not.toBeNull();
    expect(licenseProblem({ name: 'either', license: '(MIT OR GPL-3.0)' })).toBeNull();
  });
});

describe('the audit', () => {
  it('fails for what is grave, and names it', () => {
    const report = (severity: string) =>
      JSON.stringify({
        vulnerabilities: { left: { name: 'left', severity } },
        metadata: { vulnerabilities: { total: 1 } },
      });
    expect(readAudit(report('critical'))).toEqual({
      line: 'Known weaknesses in production packages: left (critical)',
      failed: true,
    });
    expect(readAudit(report('moderate')).failed).toBe(false);
  });

  it('never fails because nobody could be asked, and says so', () => {
    for (const output of ['', 'not json', '{"message":"405 Method Not Allowed"}', 'null'])
      expect(readAudit(output)).toEqual({
        line: 'Not audited: the registry did not answer the question.',
        failed: false,
      });
  });
});
