import type { Answer, Ask } from './ask-wpgraphql.ts';
import { readPage, readPost, type ListedPost, type WirePost } from './wire-posts.ts';

/** WPGraphQL gives at most 100 nodes at once; smaller pages answer sooner. */
const perPage = 50;
const mostPages = 10;

const listQuery = `query Posts($categoryId: Int!, $first: Int!, $after: String) {
  __typename
  posts(first: $first, after: $after, where: { categoryId: $categoryId, orderby: [{ field: DATE, order: DESC }] }) {
    pageInfo { hasNextPage endCursor }
    nodes { slug modifiedGmt }
  }
}`;

const postFields = `databaseId slug status title excerpt dateGmt modifiedGmt content
    categories(first: 50) { nodes { databaseId } }
    featuredImage { node { sourceUrl altText } }
    author { node { name } }`;

const postQuery = `query Post($slug: ID!) {
  __typename
  post(id: $slug, idType: SLUG) { ${postFields} }
}`;

/** With custom permalinks WPGraphQL finds no post by `idType: SLUG` (wp-graphql issue 2798). */
const namedPostQuery = `query NamedPost($slug: String!) {
  __typename
  posts(first: 1, where: { name: $slug }) { nodes { ${postFields} } }
}`;

type Failure = Exclude<Answer, { outcome: 'data' }>;

const garbage: Failure = { outcome: 'garbage', problem: 'wrong shape' };

/** Every readable line of a category's list, page by page; the first of equal slugs counts. */
export async function askCategory(
  ask: Ask,
  categoryId: number,
): Promise<{ outcome: 'listed'; posts: ListedPost[] } | Failure> {
  const posts = new Map<string, ListedPost>();
  const cursors = new Set<string>();
  let after: string | null = null;
  for (let page = 0; page < mostPages; page++) {
    const answer: Answer = await ask(listQuery, { categoryId, first: perPage, after });
    if (answer.outcome !== 'data') return answer;
    const read = readPage(answer.data);
    if (!read) return garbage;
    for (const post of read.posts) if (!posts.has(post.slug)) posts.set(post.slug, post);
    // A service that gives one cursor again would keep us asking.
    if (read.next === null || cursors.has(read.next)) break;
    cursors.add(read.next);
    after = read.next;
  }
  return { outcome: 'listed', posts: [...posts.values()] };
}

/** One article. `listed`: a list names it, so a first "there is none" is asked another way. */
export async function askPost(
  ask: Ask,
  slug: string,
  listed: boolean,
): Promise<{ outcome: 'post'; post: WirePost } | { outcome: 'missing' } | Failure> {
  for (const query of listed ? [postQuery, namedPostQuery] : [postQuery]) {
    const answer = await ask(query, { slug });
    if (answer.outcome !== 'data') return answer;
    const read = readPost(answer.data, slug);
    if (read === null) return garbage;
    if (read !== 'missing') return { outcome: 'post', post: read };
  }
  return { outcome: 'missing' };
}
