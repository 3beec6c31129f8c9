import { brotliCompressSync } from 'node:zlib';
import { processorMs } from '../load/processor-time.ts';

const renders = 60;

/**
 * One row a page: its HTML, the same under brotli, and what rendering it takes of a processor in a
 * server that keeps no page; the bare page's beside it, sent by `node:http` in this process.
 */
export async function costTable(
  origin: string,
  pid: number,
  paths: readonly string[],
): Promise<string[]> {
  const rows = ['| page | HTML kB | brotli kB | processor ms, rendered |', '|---|---|---|---|'];
  for (const path of paths) {
    const html = Buffer.from(await (await fetch(origin + path)).arrayBuffer());
    for (let at = 0; at < renders; at += 1) await (await fetch(origin + path)).arrayBuffer();
    const before = processorMs(pid);
    for (let at = 0; at < renders; at += 1) await (await fetch(origin + path)).arrayBuffer();
    const ms = (processorMs(pid) - before) / renders;
    const kB = (bytes: number) => (bytes / 1_000).toFixed(1);
    const cells = [kB(html.length), kB(brotliCompressSync(html).length), ms.toFixed(2)];
    rows.push(`| ${path} | ${cells.join(' | ')} |`);
  }
  return rows;
}
