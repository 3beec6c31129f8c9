import { createServer, type Server } from 'node:http';

/**
 * The least that a page with a picture can be, sent by a bare `node:http` server: one line of text and
 * the picture that is the largest paint of our list. What Lighthouse's model of a phone's line makes of
 * it is the floor under every figure of ours. Listens on loopback until it is closed.
 */
export function serveLeastPage(picture: Buffer, port: number): Promise<Server> {
  const html =
    '<!doctype html><html lang="en"><title>Least</title><meta name="viewport" content="width=device-width"><h1>A bus</h1><img src="/picture.webp" fetchpriority="high" width="378" height="252" alt="">';
  const server = createServer(({ url }, response) => {
    const isPicture = url === '/picture.webp';
    const body = isPicture ? picture : Buffer.from(html);
    response.writeHead(200, {
      'content-type': isPicture ? 'image/webp' : 'text/html; charset=UTF-8',
      'cache-control': 'public, max-age=3600',
      'content-length': body.length,
    });
    response.end(body);
  });
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)));
}
