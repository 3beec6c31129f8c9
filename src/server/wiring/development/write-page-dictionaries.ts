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
  const readPage = async (language: string, path: string) => {
    const answer = await app.fetch(new Request(env.siteUrl + pathIn(language, path)), {});
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}.`);
    return answer.text();
  };
  const paths: Record<string, string> = {};
  for (const language of languageCodes) {
    const list = await readPage(language, urls.buses());
    const [, bus] = /href="[^"]*(\/buses\/\d+-[^"#?]+)"/.exec(list) ?? [];
    if (!bus) throw new Error('The list of buses has none.');
    // The frame of a page once, with the list: what stands last is found with the least effort.
    const mains = [urls.home(), bus].map(async (path) => mainOf(await readPage(language, path)));
    const text = Buffer.from([...(await Promise.all(mains)), list].join(''));
    paths[language] = `assets/${dictionaryName(language, text)}`;
    await writeFile(join(clientDir, paths[language]), text);
  }
  const listed = Object.entries(paths).map(([language, path]) => [language, `/${path}`]);
  await writeFile(join(clientDir, dictionaryList), JSON.stringify(Object.fromEntries(listed)));
} finally {
  await composition.close();
}

function mainOf(html: string): string {
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'));
}
