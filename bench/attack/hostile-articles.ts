import { aPost } from '#test/factories/wordpress-post.ts';
import { startWordpressServer } from '#test/setup/wpgraphql-server.ts';

/** How the attack is named whose articles these are; its server is told where they come from. */
export const foreignArticles = 'foreign articles';
/** The service is away until the attack begins; it is asked again half a minute later. */
export const foreignArticlesLeastSeconds = 75;

const texts = [
  '<h2>Buses</h2>'.repeat(3_000),
  '<'.repeat(150_000),
  '<div>'.repeat(20_000),
  '<p>&lt;'.repeat(40_000),
  `<a ${'href=x '.repeat(20_000)}>buses</a>`,
];
const dozen = Array.from({ length: 12 }, (_, at) => `hostile-${at}`);
export const hostileSlugs: readonly string[] = [...dozen, 'plain'];

/** A content service whose editors mean harm, or paste whatever they have. */
export async function startHostileArticles() {
  const server = await startWordpressServer(
    hostileSlugs.map((slug, at) => {
      const content = slug === 'plain' ? {} : { content: texts[at % texts.length]! };
      return aPost({ slug, databaseId: 1_000 + at, ...content });
    }),
  );
  server.fault = { kind: 'down' };
  return {
    settings: { CONTENT: 'wpgraphql', WPGRAPHQL_URL: server.endpoint },
    begin: () => void (server.fault = { kind: 'none' }),
    close: server.close,
  };
}
