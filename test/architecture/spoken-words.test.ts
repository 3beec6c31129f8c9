import { describe, expect, it } from 'vitest';
import { readSources } from './module-graph.ts';
import { unspoken } from './spoken-words.ts';

const sources = readSources(['src']).filter(({ path }) => !/\.(?:test|examples)\.tsx?$/.test(path));
/** What is the same in every language. */
const names = /^(?:OMNIBUS|Omnibus|Delaware River|US 130|NJ Turnpike|Pedricktown)$/;
/** For those who build the site, and mails to those who work here. */
const ours = /^src\/site\/(?:routes\/dev\/|mail\/digest-mail)/;

describe('words for people', () => {
  it('are messages wherever visitors meet them', () => {
    const found = sources
      .filter(({ path }) => /^src\/site\/.*\.tsx$/.test(path) && !ours.test(path))
      .flatMap(({ path, text }) => unspoken(path, text).plain.map((words) => `${path}: ${words}`));
    expect(found.filter((line) => !names.test(line.split(': ')[1]!))).toEqual([
      // In mails to sales.
      'src/site/mail/lead-mails.tsx: Open the bus page',
      'src/site/mail/mail-parts.tsx: Open it in the back office',
    ]);
  });

  it('are said when somebody asks, not when a module is loaded', () => {
    const found = sources
      .filter(({ path }) => /^src\/(?:site|domain|server|staff)\//.test(path))
      .flatMap(({ path, text }) => unspoken(path, text).early.map((words) => `${path}: ${words}`));
    expect(found).toEqual([]);
  });

  it('are found by these rules', () => {
    const file = [
      'const early = t`Buses`;',
      'const late = () => t`Buses`;',
      'const kept = msg`Buses`;',
      'export const A = () => <p title="Plain words">Plain text <b translate="no">Ford</b></p>;',
      'export const B = () => <p><Trans>Said <b>well</b></Trans> · {t`Buses`}</p>;',
    ].join('\n');
    expect(unspoken('a.tsx', file)).toEqual({
      plain: ['Plain words', 'Plain text'],
      early: ['t`Buses`'],
    });
  });
});
