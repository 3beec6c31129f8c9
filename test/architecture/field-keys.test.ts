import { describe, expect, it } from 'vitest';
import { busFields } from '#domain/inventory/fields/bus-fields.ts';
import { fieldsMeantIn, fieldsWithMeaning, homesOfKeys, namesIn } from './field-keys.ts';
import { readSources } from './module-graph.ts';

const keys = new Set<string>(busFields.map(({ key }) => key));
const told = [...keys].filter((key) => !fieldsWithMeaning.has(key));
const anyKey = new RegExp(told.join('|'));
// The client's types are made of the table's own description.
const files = readSources(['src', 'packages', 'languages']).filter(
  ({ path, text }) =>
    anyKey.test(text) &&
    !/\.test\.tsx?$|\/test\/|api-client\/src\/index\.d\.ts$/.test(path) &&
    !homesOfKeys.test(path),
);

describe('keys of fields', () => {
  it('stand in their table and nowhere else, save where a field has a meaning of its own', () => {
    const spelled = files.flatMap(({ path, text }) => {
      const names = namesIn(path, text);
      const found = told.filter((key) => names.has(key)).toSorted();
      return found.length === 0 ? [] : [[path, found] as const];
    });
    const allowed = Object.entries(fieldsMeantIn).map(([path, some]) => [path, some.toSorted()]);
    expect(Object.fromEntries(spelled)).toEqual(Object.fromEntries(allowed));
  });

  it('are listed with a meaning only while they exist', () => {
    expect([...fieldsWithMeaning].filter((key) => !keys.has(key))).toEqual([]);
  });

  it.each([
    "const told = ['airConditioning'];",
    'const { airConditioning } = bus;',
    'show(bus.airConditioning);',
    'const labels = { airConditioning: 1 };',
    'interface Told { airConditioning: string | null }',
  ])('are seen in %s', (code) => {
    expect(namesIn('x.ts', code)).toContain('airConditioning');
  });

  it('are no keys in a comment, a sentence or a name of the file', () => {
    const code = "// airConditioning\nconst brakes = 'brakes and luggage';";
    expect([...namesIn('x.ts', code)]).toEqual(['brakes and luggage']);
  });
});
