import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#server/config/project-root.ts';
import { unreadMembers, unusedClasses } from './dead-names.ts';
import { importsOf, readSources, type SourceFile } from './module-graph.ts';

const isTest = ({ path }: SourceFile) => /\.(test|contract)\.tsx?$|\/test\//.test(path);
const product = readSources(['src', 'demo', 'content', 'languages']).filter(
  (file) => !isTest(file),
);
const using = [...product, ...readSources(['packages', 'bin', 'bench'])].filter(
  (file) => !isTest(file),
);
const read = (path: string) => ({ path, text: readFileSync(join(projectRoot, path), 'utf8') });
const source = (text: string): SourceFile[] => [
  { path: 'src/a.ts', text, imports: importsOf('src/a.ts', text) },
];

describe('members', () => {
  it('are read outside of tests, except for those listed', () => {
    expect(unreadMembers(product, using)).toEqual({ unread: [], idle: [] });
  });

  it.each([
    ['a property', 'export type Bus = { wheelz: number }; export const bus: Bus = { wheelz: 4 };'],
    ['a method', 'export interface Bus { honk(): void }'],
    ['what a function returns', 'export function bus() { return { honk() {} }; }'],
    ['a member of a class', 'export class Bus { honk() {} }'],
  ])('are found: %s', (_, text) => {
    expect(unreadMembers(source(text), source(text)).unread).toHaveLength(1);
  });

  it.each([
    ['called', 'bus.honk()'],
    ['taken out', 'const { honk } = bus'],
    ['picked', "type Horn = Pick<Bus, 'honk'>"],
  ])('are in use when %s', (_, use) => {
    const text = `interface Bus { honk(): void }; declare const bus: Bus; ${use};`;
    expect(unreadMembers(source(text), source(text)).unread).toEqual([]);
  });
});

describe('classes of stylesheets', () => {
  it('are named by a page, a script or an article', () => {
    const sheets = globSync('{src,packages,demo}/**/*.css', { cwd: projectRoot }).map(read);
    const articles = globSync('{content,demo,src}/**/*.{md,json,html}', { cwd: projectRoot });
    const texts = [...using, ...articles.map(read)].map(({ text }) => text).join('\n');
    expect(sheets.length).toBeGreaterThan(20);
    expect(unusedClasses(sheets, texts)).toEqual([]);
  });

  it('are found, except those that are put together', () => {
    const sheet = { path: 'a.css', text: '.gone, .bus-gone { } .lot-sold { } .bus { }' };
    expect(unusedClasses([sheet], 'className={`bus lot-${state}`}')).toEqual([
      'a.css .gone',
      'a.css .bus-gone',
    ]);
  });
});
