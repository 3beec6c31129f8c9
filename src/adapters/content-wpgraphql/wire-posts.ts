import * as z from 'zod';
import { plainText } from './plain-text.ts';

/** Longer texts are no articles, and cost a reader's phone too much. */
const longestContent = 300_000;
const longestTitle = 300;
const longestExcerpt = 320;

/** Letters, digits and hyphens: what WordPress makes of a title, and safe in an address and a file name. */
const slug = z.string().regex(/^[a-z0-9][a-z0-9_-]{0,119}$/);

/** WordPress gives UTC times without a zone, `2026-11-03T09:00:00`. */
const utcTime = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ?$/)
  .transform((text) => (text.endsWith('Z') ? text : `${text}Z`))
  .refine((text) => Number.isFinite(Date.parse(text)));

const title = z
  .string()
  .max(5_000)
  .transform(plainText)
  .refine((text) => text !== '' && text.length <= longestTitle);

const excerpt = z
  .string()
  .max(20_000)
  .transform((html) => shortened(plainText(html)))
  .catch('');

const databaseId = z.int().positive();

const picture = z
  .object({
    node: z.object({
      sourceUrl: z.url({ protocol: /^https?$/ }).max(2_000),
      altText: z.string().max(2_000).transform(plainText).catch(''),
    }),
  })
  .transform(({ node }) => ({ url: node.sourceUrl, alt: node.altText }))
  .nullable()
  .catch(null);

const author = z
  .object({ node: z.object({ name: z.string().max(200).transform(plainText) }) })
  .transform(({ node }) => node.name || null)
  .nullable()
  .catch(null);

/** A line of a category's list: what there is, and when it was last changed. */
const listedPost = z.object({ slug, modifiedGmt: utcTime });
export type ListedPost = z.output<typeof listedPost>;

/**
 * One article as WPGraphQL gives it. What an article cannot be without must be right; a wrong
 * picture, author or excerpt only costs itself.
 */
const wirePost = z.object({
  databaseId,
  slug,
  title,
  excerpt,
  dateGmt: utcTime,
  modifiedGmt: utcTime,
  status: z.literal('publish').optional(),
  // WordPress puts every post into one at least.
  categories: z
    .object({ nodes: z.array(z.object({ databaseId })).min(1).max(200) })
    .transform(({ nodes }) => nodes.map((node) => node.databaseId)),
  featuredImage: picture,
  author,
  content: z.string().min(1).max(longestContent),
});
export type WirePost = z.output<typeof wirePost>;

const page = z.object({
  __typename: z.literal('RootQuery'),
  posts: z.object({
    nodes: z.array(z.unknown()).max(200),
    pageInfo: z
      .object({ hasNextPage: z.boolean(), endCursor: z.string().max(500).nullable() })
      .catch({ hasNextPage: false, endCursor: null }),
  }),
});

/** A page of a list: bad lines are left out. Null when it is no page at all. */
export function readPage(data: unknown): { posts: ListedPost[]; next: string | null } | null {
  const read = page.safeParse(data);
  if (!read.success) return null;
  const { nodes, pageInfo } = read.data.posts;
  const posts = nodes.flatMap((node) => {
    const line = listedPost.safeParse(node);
    return line.success ? [line.data] : [];
  });
  return { posts, next: pageInfo.hasNextPage ? pageInfo.endCursor : null };
}

/**
 * The post of one answer, `'missing'` when the service says that there is none, null for anything
 * that is neither. `__typename` sets an honest "none" apart from a stray `{"data":{"post":null}}`.
 */
export function readPost(data: unknown, wanted: string): WirePost | 'missing' | null {
  const root = z
    .object({
      __typename: z.literal('RootQuery'),
      post: z.unknown().optional(),
      posts: z.object({ nodes: z.array(z.unknown()).max(10) }).optional(),
    })
    .safeParse(data);
  if (!root.success) return null;
  const given = root.data.posts ? (root.data.posts.nodes[0] ?? null) : root.data.post;
  if (given === null) return 'missing';
  const read = wirePost.safeParse(given);
  return read.success && read.data.slug === wanted ? read.data : null;
}

function shortened(text: string): string {
  const whole = text.replace(/\s*(\[…\]|\[\.\.\.\])\s*$/, '…');
  if (whole.length <= longestExcerpt) return whole;
  return `${whole.slice(0, longestExcerpt).replace(/\s+\S*$/, '')}…`;
}
