import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/project.mjs';

/** What a measurement may say that it needs; everything else is a slip of the pen. */
const known = ['unbuilt', 'expose-gc'];
const longestPurpose = 110;

/**
 * Every measurement of bench/, by name. Throws where one says nothing of itself.
 * @returns {{ name: string, script: string, purpose: string, needs: string[] }[]}
 */
export function listBenches() {
  const folder = join(root, 'bench');
  return readdirSync(folder)
    .toSorted()
    .map((name) => ({ name, script: join(folder, name, 'run.ts') }))
    .filter(({ script }) => existsSync(script))
    .map((one) => ({ ...one, ...describeBench(one.name, readFileSync(one.script, 'utf8')) }));
}

/**
 * Reads the first comment of a measurement: how it is called up to a colon, then what it is for.
 * @param {string} name
 * @param {string} source
 */
export function describeBench(name, source) {
  const [, comment = ''] = /\/\*\*(.*?)\n? \*\//s.exec(source) ?? [];
  const lines = comment.split('\n').map((line) => line.replace(/^ \* ?/, '').trim());
  const needs = lines.flatMap((line) => line.match(/^@bench (.*)$/)?.[1]?.split(' ') ?? []);
  const text = lines
    .filter((line) => !line.startsWith('@'))
    .join(' ')
    .trim();
  const [, said = ''] =
    text.match(new RegExp(`^\`npm run bench -- ${name}\\b[^\`]*\`[^:]*: (.*)$`)) ?? [];
  const purpose = said.split(/[.;:](?: |$)/)[0] ?? '';
  const wrong = needs.filter((need) => !known.includes(need));
  if (purpose === '' || wrong.length > 0) {
    throw new Error(
      `bench/${name}/run.ts must begin with a comment "\`npm run bench -- ${name}\`: what it measures."` +
        `${wrong.length > 0 ? ` It needs ${wrong.join(', ')}, which nobody knows.` : ''}`,
    );
  }
  return {
    needs,
    purpose: purpose.length > longestPurpose ? `${purpose.slice(0, longestPurpose - 1)}…` : purpose,
  };
}
