import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '#server/config/project-root.ts';
import { catalogueOf, interfaceLanguages } from '#site/languages/languages.ts';

/** Scripts that draw pages of visitors. */
async function scripts(): Promise<{ file: string; text: string }[]> {
  const files: { file: string; text: string }[] = [];
  for await (const file of glob('src/site/{browser,forms,islands}/**/*.{ts,tsx}', {
    cwd: projectRoot,
  })) {
    if (/\.(test|examples)\.tsx?$/.test(file)) continue;
    files.push({ file, text: await readFile(join(projectRoot, file), 'utf8') });
  }
  return files;
}

it('every word that scripts say stands in each catalogue', async () => {
  const said: { file: string; words: string }[] = [];
  for (const { file, text } of await scripts()) {
    for (const [, words] of text.matchAll(/\btranslated\(\s*'((?:[^'\\]|\\.)*)'/g))
      said.push({ file, words: words! });
  }
  expect(said.length).toBeGreaterThan(40);
  for (const language of interfaceLanguages.filter((one) => one !== 'en')) {
    const { browser } = catalogueOf(language)!;
    const isSaid = (file: string, words: string) => {
      const island = /islands\/([\w-]+)\//.exec(file)?.[1] ?? '';
      // The kit of forms speaks on every page with one of its forms.
      const parts = file.includes('/forms/') ? ['lead-form', 'sell-form'] : [island];
      return words in browser.everywhere! || parts.every((part) => words in (browser[part] ?? {}));
    };
    expect(said.filter(({ file, words }) => !isSaid(file, words))).toEqual([]);
  }
});

it('no script writes words of its own past the catalogue', async () => {
  const own: string[] = [];
  for (const { file, text } of await scripts()) {
    const drawn = [
      ...text.matchAll(/(?:textContent|innerText|ariaLabel|placeholder) = ['`]([A-Z][^'`]*)['`]/g),
      ...text.matchAll(/setAttribute\('(?:aria-label|title|placeholder)', ['`]([^'`$]+)['`]\)/g),
      ...text.matchAll(/\s(?:aria-label|title|placeholder|alt)="([^"]*[A-Za-z]{3}[^"]*)"/g),
      ...text.matchAll(/>\s*([A-Z][a-z]+(?: [a-z]+)*)\s*<\//g),
    ];
    own.push(...drawn.map(([, words]) => `${file}: ${words}`));
  }
  expect(own).toEqual([]);
});
