import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { languageCodes } from '#messages/languages.ts';
import type { PageAssets } from '#site/site-services.ts';
import { projectRoot } from '../../config/project-root.ts';

export const bootScript = 'src/site/browser/boot.ts';
export const clientEntry = 'src/site/browser/entry.ts';
export const siteStylesheet = 'src/site/styles.css';
const firstViewFonts = [
  'src/site/fonts/barlow-400.woff2',
  'src/site/fonts/barlow-600.woff2',
  'src/site/fonts/barlow-condensed-700.woff2',
];

/** Where `npm run build` puts the browser's files. */
export const builtClientDir: string = join(projectRoot, 'dist/client');

const messagesSchema = z.object({ prefix: z.string() });
const dictionariesSchema = z.partialRecord(z.enum(languageCodes), z.string());
const manifestSchema = z.record(z.string(), z.object({ file: z.string() }));

/**
 * Assets of a build, by Vite's manifest. Throws when there is no build, and `assetUrl` throws for
 * a source that is not part of it: both are faults of the installation, not of a request.
 */
export function loadBuiltAssets(clientDir: string = builtClientDir): PageAssets {
  const manifest = manifestSchema.parse(
    JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8')),
  );
  const { prefix } = messagesSchema.parse(
    JSON.parse(readFileSync(join(clientDir, '.vite/messages.json'), 'utf8')),
  );
  const assetUrl = (source: string) => {
    const entry = manifest[source];
    if (!entry) throw new Error(`${source} is not part of the browser build.`);
    return `/${entry.file}`;
  };
  return {
    assetUrl,
    boot: assetUrl(bootScript),
    scripts: [assetUrl(clientEntry)],
    stylesheets: [assetUrl(siteStylesheet)],
    fontPreloads: firstViewFonts.map(assetUrl),
    messages: `/${prefix}`,
    dictionaries: readDictionaryPaths(clientDir),
  };
}

/** Beside the manifest: the path of each language's dictionary. It is made with a build that has none. */
export const dictionaryList = '.vite/page-dictionaries.json';

function readDictionaryPaths(clientDir: string) {
  const list = join(clientDir, dictionaryList);
  return existsSync(list) ? dictionariesSchema.parse(JSON.parse(readFileSync(list, 'utf8'))) : {};
}

/** Assets as Vite's dev server and in-process tests see them: the sources themselves. */
export const sourceAssets: PageAssets = {
  assetUrl: (source) => `/${source}`,
  boot: `/${bootScript}`,
  scripts: ['/@vite/client', `/${clientEntry}`],
  stylesheets: [`/${siteStylesheet}`],
  fontPreloads: [],
  messages: '/messages/',
};
