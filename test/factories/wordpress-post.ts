import type { WordpressPost } from '#test/setup/wpgraphql-server.ts';

/** A whole, ordinary post; its text has two parts. */
export function aPost(changes: Partial<WordpressPost> & { slug: string }): WordpressPost {
  const { slug } = changes;
  return {
    databaseId: 1_000 + slug.length,
    title: `About ${slug}`,
    excerpt: `<p>What to know of ${slug}. [&hellip;]</p>\n`,
    content: `<p>All of ${slug}.</p><h2>First part</h2><p>One.</p><h2>Second part</h2><p>Two.</p>`,
    dateGmt: '2026-10-01T09:00:00',
    modifiedGmt: '2026-10-01T09:00:00',
    categoryIds: [47],
    ...changes,
  };
}
