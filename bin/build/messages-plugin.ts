import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api';
import { lingui } from '@lingui/vite-plugin';
import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';
import { config, messagesById } from './messages-in-source.ts';

/**
 * Texts in the source become calls by id, and `languages/<code>/messages.po` become modules. The
 * macros go first of all, before types are taken away.
 */
export function messages(): Plugin[] {
  return [
    {
      name: 'messages',
      enforce: 'pre',
      transform: (code, id) => messagesById(code, id.split('?', 1)[0]!),
    },
    ...lingui({ failOnCompileError: true }),
  ];
}

/** Where a dev server keeps the texts of an island: with all others, in the catalogue itself. */
export function wholeCatalogues(): Plugin {
  const island = /^\/messages\/([\w-]+)\.[\w-]+\.js$/;
  return {
    name: 'whole-catalogues',
    resolveId: (id) => (island.test(id) ? id : undefined),
    load(id) {
      const language = island.exec(id)?.[1];
      return language && `export { messages } from '/languages/${language}/messages.po';`;
    },
  };
}

/**
 * Writes what each island says, in each language, into a small module of its own beside the browser's
 * files: a page carries no texts, and an island fetches those it can show and no others. The folder is
 * named in `messages.json`, where the server looks.
 */
export function messagesByIsland(): Plugin {
  return {
    name: 'messages-by-island',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle(_, bundle) {
      const catalogues = await compiledCatalogues();
      const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
      const islands = chunks
        .filter(({ isDynamicEntry }) => isDynamicEntry)
        .map((chunk) => ({ name: chunk.name, ids: idsIn(reach(chunk, bundle)).toSorted() }));
      const files = Object.entries(catalogues).flatMap(([language, all]) =>
        islands.map(({ name, ids }) => {
          const known = ids.filter((id) => id in all);
          const said = Object.fromEntries(known.map((id) => [id, all[id]]));
          const text = JSON.stringify(JSON.stringify(said));
          return {
            name: `${language}.${name}.js`,
            source: `export const messages=JSON.parse(${text})`,
          };
        }),
      );
      const hash = createHash('sha256')
        .update(JSON.stringify(files))
        .digest('base64url')
        .slice(0, 8);
      const prefix = `assets/messages-${hash}.`;
      for (const { name, source } of files)
        this.emitFile({ type: 'asset', fileName: prefix + name, source });
      this.emitFile({
        type: 'asset',
        fileName: '.vite/messages.json',
        source: JSON.stringify({ prefix }),
      });
    },
  };
}

type Bundle = Rolldown.OutputBundle;

/** The code that a chunk can come to run, without what every page has already. */
function reach(start: Rolldown.OutputChunk, bundle: Bundle): string[] {
  const seen = new Set<string>();
  const code: string[] = [];
  const visit = (name: string) => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || chunk.isEntry || seen.has(name)) return;
    seen.add(name);
    code.push(chunk.code);
    [...chunk.imports, ...chunk.dynamicImports].forEach(visit);
  };
  visit(start.fileName);
  return code;
}

/** What looks like the id of a message; a lookup says whether it is. */
const idsIn = (code: readonly string[]): string[] => [
  ...new Set(
    code.flatMap((text) => [...text.matchAll(/["'`]([\w-]{6})["'`]/g)].map(([, id]) => id!)),
  ),
];

async function compiledCatalogues(): Promise<Record<string, Record<string, unknown>>> {
  const [catalogue] = await getCatalogs(config);
  const languages = await Promise.all(
    config.locales.map(async (language) => {
      const { messages: texts } = await catalogue!.getTranslations(language, {
        fallbackLocales: config.fallbackLocales,
        sourceLocale: config.sourceLocale,
      });
      const { source } = createCompiledCatalog(language, texts, { namespace: 'json' });
      return [
        language,
        (JSON.parse(source) as { messages: Record<string, unknown> }).messages,
      ] as const;
    }),
  );
  return Object.fromEntries(languages);
}
