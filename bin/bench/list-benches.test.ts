import { expect, it } from 'vitest';
import { describeBench, listBenches } from './list-benches.mjs';

it('names every measurement once, with what it is for', () => {
  const benches = listBenches();
  expect(benches.length).toBeGreaterThan(25);
  for (const { name, purpose } of benches) expect(purpose, name).toMatch(/^\S.{15,}/);
});

it('reads what a measurement needs beside a build', () => {
  const source = `import x;\n/**\n * \`npm run bench -- one [-- SIZE]\`: how fast\n * one is. More.\n * @bench unbuilt expose-gc\n */`;
  expect(describeBench('one', source)).toEqual({
    purpose: 'how fast one is',
    needs: ['unbuilt', 'expose-gc'],
  });
});

it.each([
  ['no comment', 'run();'],
  ['another name', '/**\n * `npm run bench -- two`: how fast.\n */'],
  ['no purpose', '/**\n * `npm run bench -- one`. How fast.\n */'],
  ['an unknown need', '/**\n * `npm run bench -- one`: how fast.\n * @bench unbuild\n */'],
])('refuses %s', (_, source) => {
  expect(() => describeBench('one', source)).toThrow('bench/one/run.ts');
});
