import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * schema.org as its type declarations tell it (`schema-dts`): which types there are and which
 * properties each has, inherited ones included.
 */
export interface Vocabulary {
  /** Null for a type that schema.org does not have. */
  propertiesOf(type: string): ReadonlySet<string> | null;
}

export function readVocabulary(): Vocabulary {
  const entry = createRequire(import.meta.url).resolve('schema-dts');
  const text = readFileSync(join(dirname(entry), 'schema.d.ts'), 'utf8');
  const bases = new Map<string, { parents: string[]; own: string[] }>();
  const types = new Map<string, string>();
  let open: string | null = null;
  for (const line of text.split('\n')) {
    const head = /^(?:export )?interface (\w+)(?: extends ([^{]+?))? \{/.exec(line);
    if (head?.[1]) {
      open = head[1];
      bases.set(open, { parents: head[2]?.split(/, */) ?? [], own: [] });
    } else if (line === '}') {
      open = null;
    } else if (open) {
      const type = /^ {4}"@type": "(\w+)"/.exec(line)?.[1];
      const property = /^ {4}"(\w+)"\?:/.exec(line)?.[1];
      if (type) types.set(type, open);
      else if (property) bases.get(open)?.own.push(property);
    }
  }
  const collect = (name: string): string[] => {
    const base = bases.get(name);
    return base ? [...base.own, ...base.parents.flatMap(collect)] : [];
  };
  const known = new Map<string, ReadonlySet<string>>();
  return {
    propertiesOf(type) {
      const name = types.get(type);
      if (!name) return null;
      const found = known.get(type) ?? new Set(collect(name));
      known.set(type, found);
      return found;
    },
  };
}
