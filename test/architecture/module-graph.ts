import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { projectRoot } from '#server/config/project-root.ts';

/** One source file and what it imports, in the repository's own paths and package names. */
export type SourceFile = {
  /** Path from the repository's root. */
  path: string;
  text: string;
  imports: Import[];
};

export type Import = {
  specifier: string;
  /** Path from the repository's root when the import stays inside it, else null. */
  path: string | null;
  /** `zod` for `zod/mini`; null for our own files and Node's modules. */
  packageName: string | null;
  /** `import()`: loaded later, so it may close a cycle. */
  dynamic: boolean;
};

const sourceNames = /\.(tsx?|mjs)$/;
const aliases: Record<string, string> = JSON.parse(
  readFileSync(join(projectRoot, 'package.json'), 'utf8'),
).imports;
const workspaces: Record<string, string> = {
  '@omnibus/bus-drawings': 'packages/bus-drawings/src/index.ts',
  '@omnibus/search-core': 'packages/search-core/src/index.ts',
};

/** Every source file below the given folders. Type imports count like any other. */
export function readSources(folders: readonly string[]): SourceFile[] {
  return folders.flatMap(listFiles).map((path) => {
    const text = readFileSync(join(projectRoot, path), 'utf8');
    return { path, text, imports: importsOf(path, text) };
  });
}

function listFiles(folder: string): string[] {
  if (!existsSync(join(projectRoot, folder))) return [];
  return readdirSync(join(projectRoot, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && sourceNames.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(projectRoot.length + 1))
    .filter((path) => !path.includes('node_modules/'))
    .sort();
}

/** What one file imports: values, types, re-exports and `import()` of a literal. */
export function importsOf(path: string, text: string): Import[] {
  const { program, module } = parseSync(path, text);
  const specifiers: { specifier: string; dynamic: boolean }[] = [];
  const addStatic = (specifier: string) => specifiers.push({ specifier, dynamic: false });
  for (const entry of module.staticImports) addStatic(entry.moduleRequest.value);
  for (const { entries } of module.staticExports) {
    for (const entry of entries) if (entry.moduleRequest) addStatic(entry.moduleRequest.value);
  }
  new Visitor({
    TSImportType: (node) => addStatic(node.source.value),
    ImportExpression: ({ source }) => {
      if (source.type === 'Literal' && typeof source.value === 'string') {
        specifiers.push({ specifier: source.value, dynamic: true });
      }
    },
  }).visit(program);
  return specifiers.map(({ specifier, dynamic }) => ({
    specifier,
    dynamic,
    ...resolve(path, specifier),
  }));
}

function resolve(importer: string, specifier: string): Pick<Import, 'path' | 'packageName'> {
  if (specifier.startsWith('.')) {
    return { path: normalize(join(dirname(importer), specifier)), packageName: null };
  }
  if (specifier.startsWith('#')) {
    const [alias = '', ...rest] = specifier.split('/');
    const target = aliases[`${alias}/*`];
    if (!target) throw new Error(`${importer} imports ${specifier}, which package.json lacks.`);
    return { path: normalize(target.replace('*', rest.join('/'))), packageName: null };
  }
  if (workspaces[specifier]) return { path: workspaces[specifier], packageName: null };
  if (specifier.startsWith('node:')) return { path: null, packageName: null };
  const parts = specifier.split('/');
  const packageName = parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
  return { path: null, packageName };
}

/** The cycles among static imports, each as the list of its files; `import()` breaks a cycle. */
export function findCycles(files: readonly SourceFile[]): string[][] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const state = new Map<string, 'open' | 'done'>();
  const trail: string[] = [];
  const cycles: string[][] = [];
  const visit = (path: string) => {
    const file = byPath.get(path);
    if (!file || state.get(path) === 'done') return;
    if (state.get(path) === 'open') {
      cycles.push([...trail.slice(trail.indexOf(path)), path]);
      return;
    }
    state.set(path, 'open');
    trail.push(path);
    for (const { path: target, dynamic } of file.imports) if (target && !dynamic) visit(target);
    trail.pop();
    state.set(path, 'done');
  };
  for (const { path } of files) visit(path);
  return cycles;
}
