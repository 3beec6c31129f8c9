import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/**
 * The yardstick: a bare `node:http` server that sends one recorded answer, the same status, headers
 * and body. Arguments: the file of the record (JSON: headers as a flat list, body in base64), port.
 */
const [file, port] = process.argv.slice(2);
const record = JSON.parse(readFileSync(file!, 'utf8')) as { headers: string[]; body: string };
const body = Buffer.from(record.body, 'base64');
createServer((_request, response) => {
  response.writeHead(200, record.headers);
  response.end(body);
}).listen(Number(port), '127.0.0.1');
