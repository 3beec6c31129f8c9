import { get } from 'node:http';
import { writeFile } from 'node:fs/promises';
import autocannon from 'autocannon';
import type { Child } from './child.ts';

export interface Side {
  requestsPerSecond: number;
  /** Processor time of the server for one answer, microseconds: it counts on a busy machine, too. */
  cpuUs: number;
}

/** Records one answer, head and body, for the bare server to repeat. */
export async function recordAnswer(url: string, encoding: string, file: string): Promise<number> {
  const { headers, body } = await new Promise<{ headers: string[]; body: Buffer }>(
    (resolve, reject) => {
      get(url, { headers: encoding ? { 'accept-encoding': encoding } : {} }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('end', () =>
          resolve({ headers: response.rawHeaders, body: Buffer.concat(chunks) }),
        );
      }).once('error', reject);
    },
  );
  const kept: string[] = [];
  for (let at = 0; at < headers.length; at += 2) {
    if (/^(date|connection|keep-alive|transfer-encoding)$/i.test(headers[at]!)) continue;
    kept.push(headers[at]!, headers[at + 1]!);
  }
  await writeFile(file, JSON.stringify({ headers: kept, body: body.toString('base64') }));
  return body.length;
}

async function measure(
  child: Child,
  url: string,
  encoding: string,
  seconds: number,
  connections: number,
): Promise<Side> {
  const before = child.cpuMs();
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers: encoding ? { 'accept-encoding': encoding } : {},
  });
  if (result.non2xx > 0) throw new Error(`${result.non2xx} answers of ${url} were not 2xx`);
  return {
    requestsPerSecond: result.requests.average,
    cpuUs: ((child.cpuMs() - before) * 1_000) / result.requests.total,
  };
}

/**
 * Both servers by turns on the same core, `rounds` times: the median of each, so that a neighbor that
 * comes and goes harms both alike.
 */
export async function compare(parts: {
  ours: { child: Child; url: string };
  bare: { child: Child; url: string };
  encoding: string;
  seconds: number;
  rounds: number;
  /** Callers at once; more of a page that is rendered anew would be turned away. */
  connections?: number;
}): Promise<{ ours: Side; bare: Side }> {
  const { ours, bare, encoding, seconds, rounds, connections = 20 } = parts;
  const sides: { ours: Side[]; bare: Side[] } = { ours: [], bare: [] };
  await measure(ours.child, ours.url, encoding, 2, connections);
  await measure(bare.child, bare.url, encoding, 2, connections);
  for (let round = 0; round < rounds; round += 1) {
    sides.bare.push(await measure(bare.child, bare.url, encoding, seconds, connections));
    sides.ours.push(await measure(ours.child, ours.url, encoding, seconds, connections));
  }
  return { ours: median(sides.ours), bare: median(sides.bare) };
}

function median(sides: readonly Side[]): Side {
  const middle = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1]!;
  return {
    requestsPerSecond: middle(sides.map((side) => side.requestsPerSecond)),
    cpuUs: middle(sides.map((side) => side.cpuUs)),
  };
}
