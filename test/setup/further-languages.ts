import { formatter } from '@lingui/format-po';
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '#server/config/project-root.ts';
import { nodePath } from '../../bin/build/project.mjs';
import { accented, hebrew, pseudoText } from './pseudo-text.ts';
import { shareDrawings, startServer, type RunningServer } from './start-server.ts';

const run = promisify(execFile);

/** `Intl` writes both in letters that are not English, so that a date in English is found out, too. */
const added = {
  xa: {
    script: accented,
    line: `xa: { locale: 'el-GR', name: 'Ƥşḗŭḓǿ', direction: 'ltr', units: 'metric' },`,
  },
  xb: {
    script: hebrew,
    line: `xb: { locale: 'he-IL', name: 'עברית', direction: 'rtl', units: 'metric' },`,
  },
} as const;

/** What the site is made of. */
const parts = [
  'bin',
  'content',
  'demo',
  'languages',
  'packages',
  'src',
  'lingui.config.ts',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/**
 * The built site in two languages more: `xa`, long and accented, and `xb`, from right to left. They are
 * added to a copy of the work tree as anybody would add one, by a line in the table of languages and a
 * folder of texts, and by nothing else.
 */
export async function startWithFurtherLanguages(): Promise<
  Pick<RunningServer, 'origin'> & { typeFaults(): Promise<string[]>; close(): Promise<void> }
> {
  const copy = await mkdtemp(join(tmpdir(), 'omnibus-languages-'));
  const remove = () => rm(copy, { recursive: true, force: true });
  try {
    await Promise.all(
      parts.map((part) => cp(join(projectRoot, part), join(copy, part), { recursive: true })),
    );
    await symlink(join(projectRoot, 'node_modules'), join(copy, 'node_modules'));
    await addLines(join(copy, 'src/messages/languages.ts'));
    const node = (...args: string[]) => run(nodePath(), args, { cwd: copy });
    await node('node_modules/@lingui/cli/dist/lingui.js', 'extract', '--workers', '1');
    for (const [language, { script }] of Object.entries(added))
      await translate(copy, language, (text) => pseudoText(text, script));
    await node('bin/build.mjs');
    await shareDrawings(join(copy, 'data'));
    const server = await startServer({
      command: nodePath(),
      args: ['dist/server/main.js'],
      cwd: copy,
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        DATA_DIR: join(copy, 'data'),
        LOG_LEVEL: 'warn',
      },
      timeoutMs: 120_000,
    });
    return {
      origin: server.origin,
      typeFaults: () => typeFaults(copy),
      close: async () => {
        await server.stop();
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** What the line makes of the product's types: a table that asks for one more entry is named here. */
async function typeFaults(copy: string): Promise<string[]> {
  const asked = { extends: './tsconfig.json', include: ['src'], exclude: ['**/*.test.*'] };
  await writeFile(join(copy, 'tsconfig.asked.json'), JSON.stringify(asked));
  // Checkers side by side do much of the work twice, and here something else has the other processor.
  const args = [
    'node_modules/typescript/bin/tsc',
    '--singleThreaded',
    '--noEmit',
    '-p',
    'tsconfig.asked.json',
  ];
  const said = await run(nodePath(), args, { cwd: copy }).catch(
    (error: { stdout: string }) => error,
  );
  return said.stdout.split('\n').filter((line) => line.startsWith('src/'));
}

async function addLines(table: string): Promise<void> {
  const text = await readFile(table, 'utf8');
  const end = '} as const satisfies Record<string, Language>;';
  if (!text.includes(end))
    throw new Error(`${table} does not end its table of languages as it did.`);
  const lines = Object.values(added).map(({ line }) => `  ${line}\n`);
  await writeFile(
    table,
    text.replace(end, () => lines.join('') + end),
  );
}

/** Fills the catalogue that the extraction has made for a new language. */
async function translate(
  copy: string,
  language: string,
  say: (english: string) => string,
): Promise<void> {
  const format = formatter({ lineNumbers: false });
  const fileOf = (locale: string) => join(copy, 'languages', locale, 'messages.po');
  const read = async (locale: string) => {
    const existing = await readFile(fileOf(locale), 'utf8');
    const about = { locale, sourceLocale: 'en', filename: fileOf(locale) };
    return { existing, about, texts: await format.parse(existing, about) };
  };
  const [english, own] = [await read('en'), await read(language)];
  const texts = Object.fromEntries(
    Object.entries(own.texts).map(([id, text]) => {
      const source = english.texts[id]?.translation || (text.message ?? id);
      return [id, { ...text, translation: say(source) }];
    }),
  );
  const written = await format.serialize(texts, { ...own.about, existing: own.existing });
  await writeFile(fileOf(language), written);
}
