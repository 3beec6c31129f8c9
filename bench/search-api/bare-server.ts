import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';

/** A bare `node:http` server that reads a request and sends one body: the yardstick. */
const [bodyFile, port] = process.argv.slice(2);
const body = readFileSync(bodyFile!, 'utf8');
createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    if (chunks.length > 0) JSON.parse(Buffer.concat(chunks).toString());
    response.writeHead(200, { 'content-type': 'application/json; charset=UTF-8' });
    response.end(body);
  });
}).listen(Number(port), '127.0.0.1');
