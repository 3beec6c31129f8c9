import { copyFile, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { projectRoot } from '#server/config/project-root.ts';
import { CommandError, type Command, type CommandContext, type ExitCode } from '../command.ts';
import { openCatalogues, type Catalogues } from '../messages/catalogues.ts';
import { checkMessages } from '../messages/check-messages.ts';
import { takeIn } from '../messages/take-in.ts';
import { advise, suggestion } from '../parse-line.ts';

const usage = 'Usage: npx omnibus messages export LANGUAGE | import FILE | check';

const help = `Usage: npx omnibus messages export LANGUAGE [--to FILE]
       npx omnibus messages import FILE
       npx omnibus messages check

What the site says, for translators. Texts stand in the source in English; languages/LANGUAGE/messages.po
has their translations, in the format of gettext. For a checkout of the source with its development packages.

export  brings every catalogue up to date with the source (new texts are empty, unused ones go), says how
        much is missing in LANGUAGE, and copies its file to where the translator wants it
import  takes in a file that came back. A text that lacks a placeholder, an element or a plural form, or
        has one too many, is refused by name; the others are taken. Exit code 1 when one was refused
check   names every text that a language lacks, has in vain or says wrongly. Exit code 1 when there is one

  --to FILE     export: a copy of the language's file
  -h, --help    this text
`;

export const messagesCommand: Command = {
  name: 'messages',
  summary: 'give texts to translators, take translations in, check that none is missing',
  help,
  options: { to: { type: 'string' } },
  async run({ values, positionals }, context) {
    const [what = '', argument, surplus] = positionals;
    if (surplus !== undefined || !Object.hasOwn(actions, what)) {
      const complaint = what
        ? `cannot do ${JSON.stringify(surplus ?? what)}${suggestion(what, Object.keys(actions))}`
        : 'do what with the texts?';
      throw new CommandError(advise(complaint, usage));
    }
    // Files are named from where the caller is; the source is looked for in the project's own folder.
    const inCallersFolder = process.cwd();
    const to = typeof values.to === 'string' ? resolve(inCallersFolder, values.to) : null;
    if (process.cwd() !== projectRoot) process.chdir(projectRoot);
    const catalogues = await openCatalogues(projectRoot);
    const work = { catalogues, argument, to, inCallersFolder, stdout: context.stdout };
    return actions[what as keyof typeof actions](work);
  },
};

interface Work {
  catalogues: Catalogues;
  argument: string | undefined;
  to: string | null;
  inCallersFolder: string;
  stdout: CommandContext['stdout'];
}

const actions = { export: exportLanguage, import: importFile, check };

async function exportLanguage({ catalogues, argument, to, stdout }: Work): Promise<ExitCode> {
  const language = languageNamed(catalogues, argument);
  await catalogues.bringUpToDate();
  const file = catalogues.fileOf(language);
  const texts = Object.values(await catalogues.read(language));
  const missing = texts.filter(({ translation }) => !translation).length;
  if (to !== null) await copyFile(join(projectRoot, file), to);
  stdout.write(`${to ?? file}: ${texts.length} texts, ${missing} without a translation\n`);
  return 0;
}

async function importFile({
  catalogues,
  argument,
  inCallersFolder,
  stdout,
}: Work): Promise<ExitCode> {
  if (argument === undefined) throw new CommandError(advise('import which file?', usage));
  const path = resolve(inCallersFolder, argument);
  const text = await readFile(path, 'utf8').catch(() => {
    throw new CommandError(`there is no file ${argument}`);
  });
  const language = languageNamed(catalogues, /^"Language: *([a-z]+)/m.exec(text)?.[1]);
  const { changed, empty, refused } = await takeIn(catalogues, path, language);
  stdout.write(refused.map((line) => `refused  ${line}\n`).join(''));
  stdout.write(
    `${catalogues.fileOf(language)}: ${changed} changed, ${refused.length} refused, ${empty} without a translation\n`,
  );
  return refused.length > 0 ? 1 : 0;
}

async function check({ catalogues, argument, stdout }: Work): Promise<ExitCode> {
  if (argument !== undefined) throw new CommandError(usage);
  const lines = await checkMessages(catalogues);
  stdout.write(lines.map((line) => `${line}\n`).join(''));
  if (lines.length === 0) stdout.write('Every text is there in every language.\n');
  return lines.length > 0 ? 1 : 0;
}

function languageNamed({ languages }: Catalogues, name: string | undefined): string {
  const language = languages.find((one) => one === name);
  if (language) return language;
  const complaint =
    name === undefined
      ? 'which language?'
      : `${JSON.stringify(name)} is no language to translate into${suggestion(name, languages)}`;
  throw new CommandError(advise(complaint, `Languages: ${languages.join(', ')}`));
}
