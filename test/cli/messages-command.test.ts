import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { commandBed, type CommandBed } from './command-bed.ts';

let bed: CommandBed;
beforeAll(async () => {
  bed = await commandBed();
});
afterAll(() => bed.remove());

// What changes catalogues is tested in `src/cli/messages/`, on a project of its own.
it.each([
  [[], 'do what with the texts?'],
  [['exprot'], 'did you mean export?'],
  [['constructor'], 'cannot do "constructor"'],
  [['export'], 'which language? Languages: es, fr'],
  [['export', 'en'], '"en" is no language to translate into'],
  [['import'], 'import which file?'],
  [['import', 'nowhere.po'], 'there is no file nowhere.po'],
])('omnibus messages %j says what is wrong with it', async (words, complaint) => {
  const { code, stderr } = await bed.run('messages', ...words);
  expect([code, stderr]).toEqual([2, expect.stringContaining(complaint)]);
});

it('takes no file without a language', async () => {
  const path = await bed.file('texts.po', 'msgid "Buses"\nmsgstr "Autobus"\n');
  expect(await bed.run('messages', 'import', path)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('which language?') as string,
  });
  expect(await readFile(path, 'utf8')).toContain('Autobus');
});
