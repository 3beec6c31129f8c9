import type { Migration } from './migration.ts';

const places = [
  ['content_edits', 'live'],
  ['content_edits', 'draft'],
  ['content_versions', 'body'],
] as const;

/**
 * The name of an article section in a language is stored as `name-<language>`, so that a further
 * language needs no migration. The Spanish names of before are copied, and stay for a node of an
 * older version beside this one. A stored entry is never an empty object.
 */
export const sectionNames: Migration = {
  name: '0018-section-names',
  statements: (engine) =>
    places.map(([table, column]) => {
      const read = (key: string) =>
        engine === 'postgres' ? `(${column}::json -> '${key}')::text` : `(${column} -> '${key}')`;
      return `update ${table}
set ${column} = '{"name-es":' || ${read('spanishName')} || ',' || substr(${column}, 2)
where kind = 'section' and ${read('spanishName')} is not null and ${read('name-es')} is null`;
    }),
};
