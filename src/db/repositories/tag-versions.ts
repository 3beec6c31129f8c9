import { cacheTags, type CacheTag, type TagVersions } from '#domain/tag-versions.ts';
import type { Database } from '../database.ts';

/** One read of a three-row table, microseconds on SQLite: cheap enough to poll several times a second. */
export function createTagVersions({ kysely }: Database): TagVersions {
  const query = kysely.selectFrom('tag_versions').select(['tag', 'version']).compile();
  return {
    async current() {
      const { rows } = await kysely.executeQuery(query);
      const versions = new Map(rows.map(({ tag, version }) => [tag, version]));
      return Object.fromEntries(cacheTags.map((tag) => [tag, versions.get(tag) ?? 0])) as Record<
        CacheTag,
        number
      >;
    },
  };
}
