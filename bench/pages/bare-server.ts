import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';

/** A bare `node:http` server that sends one body: the yardstick of the page benchmark. */
const [bodyFile, port] = process.argv.slice(2);
const body = readFileSync(bodyFile!);
createServer((_request, response) => {
  response.writeHead(200, {
    'content-type': 'text/html; charset=UTF-8',
    'content-length': body.length,
  });
  response.end(body);
}).listen(Number(port), '127.0.0.1');
