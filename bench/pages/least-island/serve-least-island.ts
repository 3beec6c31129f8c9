import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { renderToString } from 'react-dom/server';
import { createElement } from 'react';
import { buildForBrowser } from '#test/setup/build-for-browser.ts';
import { LeastCounter } from './least-counter.ts';

/** What an island says is a file of its own; this one says nothing. */
const noMessages = 'export const messages = {};';

/** A bare page with the least island, built as the site's are; what React itself costs. */
export async function serveLeastIsland(port: number): Promise<Server> {
  const scripts = await buildForBrowser(join(import.meta.dirname, 'least-entry.ts'));
  const counter = renderToString(createElement(LeastCounter), { identifierPrefix: '_' });
  const island = `<div data-island="counter" data-when="intent" data-prefix="_">${counter}<script type="application/json">{}</script></div>`;
  const html = `<!doctype html><html data-messages="/messages-" data-scripts="ready"><title>Least</title>${island}<script type="module" src="/least-entry.js"></script>`;
  const server = createServer(({ url = '/' }, response) => {
    const script = url === '/messages-counter.js' ? noMessages : scripts.get(url.slice(1));
    response.writeHead(200, {
      'content-type': script ? 'text/javascript' : 'text/html; charset=UTF-8',
      'cache-control': script ? 'public, max-age=31536000, immutable' : 'no-store',
    });
    response.end(script ?? html);
  });
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)));
}
