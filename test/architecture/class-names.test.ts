import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#server/config/project-root.ts';
import { styleAreas } from '#site/styles/areas/areas.ts';
import {
  classesNamed,
  classesStyled,
  classesWithoutRule,
  namesWithoutRule,
} from './class-names.ts';
import { readSources } from './module-graph.ts';

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');

/** A sheet and all that it brings in. */
function withImports(path: string): string[] {
  const text = read(path);
  const imports = Array.from(text.matchAll(/@import '(\.[^']*)'/g), ([, to]) => to!);
  return [text, ...imports.flatMap((to) => withImports(join(dirname(path), to)))];
}

const sources = readSources(['src']).filter(
  ({ path }) => !/\.test\.tsx?$|\/mail\//.test(path) && !path.endsWith('.mjs'),
);
const ofStaff = ({ path }: { path: string }) => path.startsWith('src/staff/');
/** Sheets that scripts bring along with what they are for. */
const brought = sources.flatMap(({ imports }) =>
  imports.flatMap(({ path }) =>
    /\.css(\?url)?$/.test(path ?? '') ? [read(path!.replace('?url', ''))] : [],
  ),
);
const site = [
  ...withImports('src/site/styles.css'),
  ...Object.values(styleAreas).flatMap(withImports),
  ...withImports('src/site/routes/embed/embed.css'),
  ...withImports('src/site/routes/dev/components.css'),
  ...brought,
];
const staff = [...withImports('src/staff/staff.css'), ...brought];

describe('rules', () => {
  it('are whole: a rule put in among the selectors of another takes them for its own', () => {
    const torn = [...site, ...staff].flatMap((text) => text.match(/,\s*\/\*[^*]*/g) ?? []);
    expect(torn).toEqual([]);
  });

  it('that stick are layers of their own, or all that is drawn after them is (decision 82)', () => {
    const blocks = [...site, ...staff].flatMap((text) => text.match(/[^{};]*\{[^{}]*\}/g) ?? []);
    const sticky = blocks.filter((block) => /position:\s*sticky/.test(block));
    expect(sticky.length).toBeGreaterThan(10);
    expect(sticky.filter((block) => !/z-index:\s*\d/.test(block))).toEqual([]);
  });
});

describe('classes of markup', () => {
  it('have a rule in the sheet of their side, except for those listed', () => {
    const named = classesNamed(sources);
    expect(named.length).toBeGreaterThan(400);
    const lost = [
      ...classesWithoutRule(
        named.filter((one) => !ofStaff(one)),
        classesStyled(site),
      ),
      ...classesWithoutRule(named.filter(ofStaff), classesStyled(staff)),
    ];
    const nameOf = (place: string) => place.split(' ')[1]!;
    expect(lost.filter((place) => !(nameOf(place) in namesWithoutRule))).toEqual([]);
    const idle = Object.keys(namesWithoutRule).filter((name) => !lost.map(nameOf).includes(name));
    expect(idle).toEqual([]);
  });

  it.each([
    ['contact', /^src\/site\/(routes\/contact|forms)\//],
    ['selling', /^src\/site\/(routes\/sell|forms)\//],
  ] as const)('of the area %s have their rule in its sheet', (area, folders) => {
    const named = classesNamed(sources).filter(({ path }) => folders.test(path));
    const whole = classesStyled(site);
    const known = named.filter(({ name, begun }) => begun || whole.has(name));
    expect(known.length).toBeGreaterThan(20);
    expect(classesWithoutRule(known, classesStyled(withImports(styleAreas[area])))).toEqual([]);
  });

  it.each([
    ['in an attribute', '<p className="bus lost" />'],
    ['on one side of a condition', "<p className={old ? 'bus' : 'lost'} />"],
    ['in a template', "<p className={`bus${old ? ' lost' : ''}`} />"],
    ['begun', '<p className={`bus lost-${state}`} />'],
    ['in a constant', "const looks = { old: 'lost' }; <p className={looks[age]} />"],
    ['as a property', "const attributes = { className: 'lost' };"],
    ['by a script', "element.className = 'bus lost';"],
    ['in a text', 'const answer = \'<p class="bus lost">\';'],
  ])('are found %s', (_, text) => {
    const named = classesNamed([{ path: 'src/a.tsx', text }]);
    expect(classesWithoutRule(named, new Set(['bus']))).toEqual([
      expect.stringMatching(/^src\/a\.tsx lost-?$/),
    ]);
  });

  it('may be put together', () => {
    const text = '<p className={`badge bus-${state}`} />';
    const named = classesNamed([{ path: 'src/a.tsx', text }]);
    expect(classesWithoutRule(named, classesStyled(['.badge {} .bus-sold {}']))).toEqual([]);
  });
});
