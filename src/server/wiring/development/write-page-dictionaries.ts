/**
 * Run by the build, with the folder of the browser's files and settings of its own: writes a dictionary
 * for each language, the markup of the pages that are read most, as the demo's buses have them.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languageCodes, pathIn } from '#messages/languages.ts';
import { urls } from '#site/urls.ts';
import { createPages } from '../../front/start/pages-app.ts';
import { dictionaryList, loadBuiltAssets } from '../../front/assets/assets.ts';
import { dictionaryName } from '../../front/encodings/page-dictionaries.ts';
import { readEnv } from '../../config/env.ts';
import { createLogger } from '../../ops/log/logger.ts';
import { compose } from '../compose.ts';

const clientDir = process.argv[2]!;
const read = readEnv();
if (!read.ok) throw new Error(read.problem);
const { env } = read;
const composition = await compose(env, createLogger(env.logLevel), loadBuiltAssets(clientDir));
try {
  const app = createPages(composition.parts);
  const draw = async (language: string, path: string) => {
    let drawn: Buffer | null = null;
    const takeHtml = (html: Buffer) => void (drawn = html);
    await app.fetch(new Request(env.siteUrl + pathIn(language, path)), { takeHtml });
    if (drawn === null) throw new Error(`${path} is no page.`);
    return String(drawn);
  };
  const [bus] = await composition.parts.site.inventory.featured(1);
  const paths: Record<string, string> = {};
  for (const language of languageCodes) {
    const mains = [urls.home(), urls.bus(bus!)].map(async (path) =>
      mainOf(await draw(language, path)),
    );
    // The frame of a page once, with the list: what stands last is found with the least effort.
    const text = [...(await Promise.all(mains)), await draw(language, urls.buses())].join('');
    paths[language] = `/assets/${dictionaryName(language, Buffer.from(text))}`;
    await writeFile(join(clientDir, paths[language]), text);
  }
  await writeFile(join(clientDir, dictionaryList), JSON.stringify(paths));
} finally {
  await composition.close();
}

function mainOf(html: string): string {
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'));
}
