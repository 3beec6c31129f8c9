import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { publicPages } from '#pages/page-map.ts';
import { bodyReader, bodyReads, readAnswers } from './architecture/body-reads.ts';
import {
  confinedModules,
  confinedPackages,
  domainEdges,
  layerOf,
  longFiles,
  ownAddresses,
  ownAnswers,
} from './architecture/layers.ts';
import { findCycles, readSources, type SourceFile } from './architecture/module-graph.ts';

const product = readSources(['src', 'packages', 'content', 'demo', 'languages']);
const everything = [...product, ...readSources(['bin', 'test', 'bench'])];
const isTest = ({ path }: SourceFile) => /\.(test|contract)\.tsx?$|\/(test|bench)\//.test(path);
const shipped = product.filter((file) => !isTest(file));
const area = (path: string) => /^src\/domain\/([^/]+)\//.exec(path)?.[1] ?? null;
const adapter = (path: string) => /^src\/adapters\/([^/]+)\//.exec(path)?.[1];
const thisTest = /^test\/architecture/;

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');

/** Every fault of every file as one line, so that a failure names all of them at once. */
function faults(files: SourceFile[], find: (file: SourceFile) => (string | null)[]): string[] {
  return files.flatMap((file) =>
    find(file).flatMap((fault) => (fault === null ? [] : [`${file.path} ${fault}`])),
  );
}

describe('layers', () => {
  it('know every file', () => {
    expect(faults(shipped, ({ path }) => [layerOf(path) ? null : 'is in no layer'])).toEqual([]);
  });

  it('import only what the table allows', () => {
    const found = faults(shipped, ({ path, imports }) => {
      const from = layerOf(path);
      return imports.map(({ specifier, path: target, packageName }) => {
        if (!from) return null;
        if (target !== null) {
          const to = layerOf(target)?.name ?? 'unknown';
          const allowed = to === from.name || from.layers.includes(to) || from.layers.includes('*');
          return allowed ? null : `(${from.name}) imports ${specifier} (${to})`;
        }
        const allowed =
          packageName === null
            ? from.node
            : from.packages.includes(packageName) || from.packages.includes('*');
        return allowed ? null : `(${from.name}) imports ${specifier}`;
      });
    });
    expect(found).toEqual([]);
  });

  it('keep domain areas apart, except for the listed edges', () => {
    const found = faults(shipped, ({ path, imports }) =>
      imports.map((entry) => {
        const from = area(path);
        const to = entry.path && area(entry.path);
        if (!from || !to || from === to) return null;
        const listed = domainEdges.some((edge) => edge.from === from && edge.to === to);
        return listed ? null : `imports ${entry.specifier}: the edge ${from} → ${to} is not listed`;
      }),
    );
    expect(found).toEqual([]);
  });

  it('keep adapters apart', () => {
    const found = faults(shipped, ({ path, imports }) =>
      imports.map((entry) => {
        const to = entry.path && adapter(entry.path);
        return adapter(path) && to && to !== adapter(path) ? `imports ${entry.specifier}` : null;
      }),
    );
    expect(found).toEqual([]);
  });

  it('have no cycles', () => {
    expect(findCycles(product).map((cycle) => cycle.join(' → '))).toEqual([]);
  });
});

describe('confinement', () => {
  it('reads process.env in src/server/config/env.ts only', () => {
    const found = faults(shipped, ({ path, text }) => [
      /process\.env\b|import\.meta\.env\b/.test(text) && path !== 'src/server/config/env.ts'
        ? 'reads the environment'
        : null,
    ]);
    expect(found).toEqual([]);
  });

  it('has one repeating timer outside of browsers', () => {
    const server = product.filter(({ path }) => /^src\/(?!\w+\/browser\/)/.test(path));
    const found = faults(server, ({ path, text }) =>
      text.split('setInterval(').length === (path === 'src/domain/every.ts' ? 2 : 1)
        ? []
        : ['repeats by itself: src/server/jobs/scheduler.ts does'],
    );
    expect(found).toEqual([]);
  });

  it('keeps each SDK and each costly module where it belongs', () => {
    const found = faults(shipped, ({ path, imports }) =>
      imports.map(({ specifier, packageName }) => {
        const homes = confinedModules[specifier] ?? confinedPackages[packageName ?? ''];
        const allowed = !homes || homes.some((home) => path.startsWith(home));
        return allowed ? null : `imports ${specifier}, which belongs to ${homes.join(', ')}`;
      }),
    );
    expect(found).toEqual([]);
  });

  it('reads foreign answers through the bounded reader only', () => {
    // Requests have a rule of their own.
    const reading =
      /(?:(?<![\w.])(?!c\.req\.|request\.)[\w.]+|\))\.(?:text|json|arrayBuffer|blob)\(\)|await [\w.()]+\.bytes\(\)/g;
    const asking = shipped.filter(({ path }) =>
      /^src\/(adapters|server|db|domain|cli)\//.test(path),
    );
    const found = faults(asking, ({ path, text }) =>
      path in ownAnswers || path === 'src/domain/foreign-answer.ts'
        ? []
        : Array.from(text.matchAll(reading), ([call]) => `reads without an end: ${call}`),
    );
    expect(found).toEqual([]);
  });

  it('reads the bodies of requests through one bounded reader', () => {
    const servers = /^src\/(site|staff|server)\/(?!browser\/)/;
    const found = faults(
      shipped.filter(({ path }) => servers.test(path) && path !== bodyReader),
      ({ path, text }) => bodyReads(path, text),
    );
    expect(found.filter((fault) => !readAnswers.some((path) => fault.startsWith(path)))).toEqual(
      [],
    );
    const listed = [bodyReader, ...readAnswers];
    const idle = listed.filter((path) => {
      const file = shipped.find((each) => each.path === path);
      return !file || bodyReads(path, file.text).length === 0;
    });
    expect(idle).toEqual([]);
  });

  it('writes listings in one module, and their record nowhere: the database does that itself', () => {
    const table = 'bus_listings|listing_changes|lot_unit_changes';
    const writing = new RegExp(
      `(?:insert\\s+into|update|delete\\s+from|merge\\s+into|replace\\s+into|truncate)\\s+"?(?:${table})\\b|(?:insertInto|replaceInto|updateTable|deleteFrom|mergeInto)\\(\\s*['"\`](?:${table})\\b`,
      'gi',
    );
    const writers = faults(
      shipped.filter(({ path }) => !path.startsWith('src/db/migrations/')),
      ({ text }) => Array.from(withoutComments(text).matchAll(writing), ([words]) => words),
    );
    expect(writers.map((found) => found.replaceAll(/\s+/g, ' '))).toEqual([
      'src/db/repositories/listing-statements.ts insert into bus_listings',
      'src/db/repositories/listing-statements.ts insert into bus_listings',
      "src/db/repositories/listing-statements.ts deleteFrom('bus_listings",
    ]);
  });

  it('writes addresses of pages in their table only', () => {
    const parts = [
      ...new Set(publicPages.all.map(({ pattern }) => pattern.split('/')[1] ?? '')),
    ].filter((part) => part !== '');
    const address = new RegExp(
      String.raw`(?:['"\`}]/|(?<![\w.@-])\\/|(?<=\^)\\/)(?:${parts.join('|')})(?![\w-])`,
    );
    const found = faults(
      shipped.filter(({ path }) => /^src\/(site|staff|server|domain)\//.test(path)),
      ({ text }) =>
        [address.exec(withoutComments(text))?.[0] ?? null].map(
          (match) => match && `writes ${match}`,
        ),
    );
    const own = Object.keys(ownAddresses);
    const isOf = (path: string) => (fault: string) => fault.startsWith(`${path} `);
    expect(found.filter((fault) => !own.some((path) => isOf(path)(fault)))).toEqual([]);
    expect(own.filter((path) => !found.some(isOf(path)))).toEqual([]);
  });

  it('imports no test code into the product', () => {
    const found = faults(shipped, ({ imports }) =>
      imports.map(({ specifier, path }) =>
        path?.startsWith('test/') || path?.startsWith('bench/') ? `imports ${specifier}` : null,
      ),
    );
    expect(found).toEqual([]);
  });
});

describe('the rooms of the server', () => {
  const rooms = new Map<string, string[]>();
  for (const { path } of shipped.filter((file) => file.path.startsWith('src/server/'))) {
    const room = dirname(path);
    rooms.set(room, [...(rooms.get(room) ?? []), basename(path)]);
  }

  it('are entered by two files', () => {
    expect(rooms.get('src/server')?.toSorted()).toEqual(['app.ts', 'main.ts']);
    const names = [...rooms.keys()].map((room) => room.split('/')[2]);
    expect([...new Set(names)].filter(Boolean).toSorted()).toEqual([
      'config',
      'front',
      'http',
      'jobs',
      'ops',
      'wiring',
    ]);
  });

  it('hold at most eight files each', () => {
    const full = [...rooms].filter(([, files]) => files.length > 8);
    expect(full.map(([room, files]) => `${room} holds ${files.length}`)).toEqual([]);
  });
});

describe('files', () => {
  it('stay under 400 lines', () => {
    const found = faults(everything, ({ path, text }) => {
      const lines = text.split('\n').length - 1;
      const listed = longFiles.some((file) => file.path === path) || path.includes('/fixtures/');
      return [lines >= 400 && !listed ? `has ${lines} lines` : null];
    });
    expect(found).toEqual([]);
  });

  it('are listed as long only while they are', () => {
    const long = new Set(
      everything.filter(({ text }) => text.split('\n').length > 400).map(({ path }) => path),
    );
    expect(longFiles.filter(({ path }) => !long.has(path))).toEqual([]);
  });

  it('have no name twice within a layer, and no two exports of the product share one', () => {
    const files = new Map<string, string[]>();
    const names = new Map<string, string[]>();
    const note = (found: Map<string, string[]>, key: string, path: string) =>
      found.set(key, [...(found.get(key) ?? []), path]);
    const exported = /^export (?:async )?(?:const|function\*?|class|interface|type|enum) (\w+)/gm;
    for (const { path, text } of shipped) {
      if (!path.startsWith('src/') || path.startsWith('src/db/migrations/')) continue;
      // Each exports `examples`, for the page of all components.
      if (path.endsWith('.examples.tsx')) continue;
      const layer = path.split('/')[1] ?? '';
      if (!/(^|[/-])(index|routes)\.tsx?$/.test(path))
        note(files, `${layer}/…/${basename(path)}`, path);
      // Every file of examples has one export, by one name.
      if (path.endsWith('.examples.tsx')) continue;
      for (const name of new Set(Array.from(text.matchAll(exported), ([, found = '']) => found))) {
        note(names, name, path);
      }
    }
    const twice = (found: Map<string, string[]>) => [...found].filter(([, all]) => all.length > 1);
    expect([...twice(files), ...twice(names)]).toEqual([]);
  });

  it('have kebab-case names that say what they hold', () => {
    const found = faults(everything, ({ path }) => {
      const vague = /(^|\/)(utils?|helpers?|common|misc|shared)(\/|\.)/.test(path);
      const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$/.test(basename(path));
      return [vague ? 'has a name that says nothing' : null, kebab ? null : 'is not kebab-case'];
    });
    expect(found).toEqual([]);
  });

  it('are no barrels, except for the front door of a package', () => {
    const found = faults(shipped, ({ path, text }) => {
      const door = /^packages\/[^/]+\/src\/index\.ts$/.test(path);
      const statements = withoutComments(text).split(';');
      const meaningful = statements.filter((statement) => statement.trim() !== '');
      const reexports = meaningful.filter((statement) => /^\s*export\b.*\bfrom\b/s.test(statement));
      return [
        !door && reexports.length > 0 && reexports.length === meaningful.length
          ? 'only re-exports'
          : null,
      ];
    });
    expect(found).toEqual([]);
  });

  it('promise no later work and name no machine', () => {
    const forbidden =
      /\b(TODO|FIXME|XXX|HACK)\b|(?<![\w.-])\/(home|Users|root|work)\/[a-z]|@ts-ignore/;
    const found = faults(
      everything.filter(({ path }) => !thisTest.test(path)),
      ({ text }) =>
        [forbidden.exec(text)?.[0] ?? null].map((match) => match && `contains ${match}`),
    );
    expect(found).toEqual([]);
  });
});
