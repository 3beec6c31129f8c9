import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { createSchema, createYoga } from 'graphql-yoga';
import { listenLocally } from './listen-locally.ts';

/** A post as an editor has it; what the service says of it follows from this. */
export interface WordpressPost {
  databaseId: number;
  slug: string;
  title: string;
  excerpt: string;
  content: string;
  dateGmt: string;
  modifiedGmt: string;
  categoryIds: readonly number[];
  image?: { path: string; alt: string };
  author?: string;
}

/** What requests meet instead of the service, or on the way back from it. */
export type WordpressFault =
  | { kind: 'none' }
  /** Connections are cut. */
  | { kind: 'down' }
  /** Nothing is ever answered. */
  | { kind: 'silent' }
  /** One byte now and then, without an end. */
  | { kind: 'trickle' }
  | { kind: 'raw'; status?: number; type?: string; body: string; headers?: Record<string, string> }
  /** Changes the service's own answer. */
  | { kind: 'tamper'; change(answer: unknown, asked: Asked): unknown };

interface Asked {
  query: string;
  variables: { categoryId?: number; slug?: string; after?: string | null };
}

export interface WordpressServer {
  endpoint: string;
  origin: string;
  /** `host:port`, as pictures are allowed by it. */
  host: string;
  posts: WordpressPost[];
  fault: WordpressFault;
  /** Each request, as `category:47`, `category:47:{cursor}`, `post:{slug}` or `name:{slug}`. */
  calls: string[];
  /** `Authorization` of the last request. */
  authorization: string | undefined;
  /** Paths below `/uploads/` and what lies there. */
  files: Map<string, { type: string; bytes: Uint8Array; location?: string }>;
  fileCalls: string[];
  close(): Promise<void>;
}

/** The parts of WPGraphQL's schema that the site asks for, with its names. */
const typeDefs = `
  schema { query: RootQuery }
  type RootQuery {
    post(id: ID!, idType: PostIdType): Post
    posts(first: Int, after: String, where: RootQueryToPostConnectionWhereArgs): RootQueryToPostConnection
  }
  enum PostIdType { DATABASE_ID ID SLUG URI }
  enum PostObjectsConnectionOrderbyEnum { DATE MODIFIED }
  enum OrderEnum { ASC DESC }
  input PostObjectsConnectionOrderbyInput { field: PostObjectsConnectionOrderbyEnum!, order: OrderEnum! }
  input RootQueryToPostConnectionWhereArgs { categoryId: Int, name: String, orderby: [PostObjectsConnectionOrderbyInput] }
  type RootQueryToPostConnection { nodes: [Post!]!, pageInfo: PageInfo! }
  type PageInfo { hasNextPage: Boolean!, endCursor: String }
  type Post {
    id: ID!, databaseId: Int!, slug: String, status: String, title: String, excerpt: String, content: String
    date: String, dateGmt: String, modified: String, modifiedGmt: String
    categories(first: Int): PostToCategoryConnection
    featuredImage: NodeWithFeaturedImageToMediaItemConnectionEdge
    author: NodeWithAuthorToUserConnectionEdge
  }
  type PostToCategoryConnection { nodes: [Category!]! }
  type Category { databaseId: Int!, name: String }
  type NodeWithFeaturedImageToMediaItemConnectionEdge { node: MediaItem! }
  type MediaItem { sourceUrl: String, altText: String }
  type NodeWithAuthorToUserConnectionEdge { node: User! }
  type User { name: String }
`;

/** A content service for tests, spoken to over HTTP. */
export async function startWordpressServer(
  posts: readonly WordpressPost[] = [],
): Promise<WordpressServer> {
  const sockets = new Set<Socket>();
  const server = createServer((request, response) => {
    void answer(state, yoga, request, response);
  });
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  const host = `127.0.0.1:${await listenLocally(server)}`;
  const state: WordpressServer = {
    endpoint: `http://${host}/graphql`,
    origin: `http://${host}`,
    host,
    posts: [...posts],
    fault: { kind: 'none' },
    calls: [],
    authorization: undefined,
    files: new Map(),
    fileCalls: [],
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
  const yoga = createYoga({
    schema: createSchema({ typeDefs, resolvers: { RootQuery: resolvers(state) } }),
    logging: false,
    graphqlEndpoint: '/graphql',
  });
  return state;
}

type Yoga = ReturnType<typeof createYoga>;

function resolvers(state: WordpressServer) {
  return {
    post: (_: unknown, { id }: { id: string }) => {
      const found = state.posts.find(({ slug }) => slug === id);
      return found ? wire(found, state.origin) : null;
    },
    posts: (
      _: unknown,
      request: { first?: number; after?: string; where?: { categoryId?: number; name?: string } },
    ) => {
      const { first = 10, after, where = {} } = request;
      const matching = state.posts
        .filter(({ slug }) => where.name === undefined || slug === where.name)
        .filter(
          ({ categoryIds }) =>
            where.categoryId === undefined || categoryIds.includes(where.categoryId),
        )
        .toSorted((a, b) => b.dateGmt.localeCompare(a.dateGmt));
      const start = after ? Number(atob(after)) : 0;
      // WPGraphQL gives at most a hundred, however many are asked for.
      const page = matching.slice(start, start + Math.min(first, 100));
      const end = start + page.length;
      return {
        nodes: page.map((post) => wire(post, state.origin)),
        pageInfo: { hasNextPage: end < matching.length, endCursor: btoa(String(end)) },
      };
    },
  };
}

function wire(post: WordpressPost, origin: string) {
  const { categoryIds, image, author, ...fields } = post;
  return {
    ...fields,
    id: btoa(`post:${post.databaseId}`),
    status: 'publish',
    date: post.dateGmt,
    modified: post.modifiedGmt,
    categories: { nodes: categoryIds.map((databaseId) => ({ databaseId, name: 'x' })) },
    featuredImage: image
      ? { node: { sourceUrl: `${origin}${image.path}`, altText: image.alt } }
      : null,
    author: author ? { node: { name: author } } : null,
  };
}

async function answer(
  state: WordpressServer,
  yoga: Yoga,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const path = request.url ?? '/';
  if (path.startsWith('/uploads/')) return sendFile(state, path, response);
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const asked = JSON.parse(Buffer.concat(parts).toString('utf8')) as Asked;
  state.calls.push(callName(asked));
  state.authorization = request.headers.authorization;
  const { fault } = state;
  if (fault.kind === 'down') return request.socket.destroy();
  if (fault.kind === 'silent') return;
  if (fault.kind === 'trickle') return trickle(response);
  if (fault.kind === 'raw') {
    const { status = 200, type = 'application/json', body, headers = {} } = fault;
    response.writeHead(status, { 'content-type': type, ...headers });
    return response.end(body);
  }
  const good = await yoga.fetch(state.endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(asked),
  });
  const text = await good.text();
  const body = fault.kind === 'tamper' ? fault.change(JSON.parse(text), asked) : null;
  response.writeHead(good.status, { 'content-type': 'application/json' });
  response.end(fault.kind === 'tamper' ? JSON.stringify(body) : text);
}

function callName({ query, variables }: Asked): string {
  if (variables.categoryId !== undefined) {
    return `category:${variables.categoryId}${variables.after ? `:${variables.after}` : ''}`;
  }
  return `${query.includes('NamedPost') ? 'name' : 'post'}:${variables.slug}`;
}

function trickle(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write(' '), 20);
  response.on('close', () => clearInterval(timer));
}

function sendFile(state: WordpressServer, path: string, response: ServerResponse): void {
  state.fileCalls.push(path);
  const file = state.files.get(path);
  if (!file) {
    response.writeHead(404).end();
  } else if (file.location) {
    response.writeHead(302, { location: file.location }).end();
  } else {
    response.writeHead(200, { 'content-type': file.type }).end(file.bytes);
  }
}
