import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '#server/config/project-root.ts';

export interface Figures {
  proxy: string;
  rate: number;
  requests: number;
  failed: Record<string, number>;
  slowestMs: number;
  messages: number;
  lost: number;
  doubled: number;
  photos: number;
  photosLost: number;
  restarts: number[];
  /** Processes that wanted to run, over the run, for each core: above 1 the machine was busy. */
  loadPerCore: number;
}

const path = join(projectRoot, 'bench/reports/rehearsal.md');
const head = `# Rolling restarts

\`npm run bench -- rehearsal --rate 200 --proxy caddy\`: two nodes on one PostgreSQL and one store that speaks S3, restarted in turn under pages, messages (one request in ten) and uploads of photos. *small* is the proxy in \`bench/rehearsal/small-proxy.ts\`; A request whose reused connection was closed without a word is sent once more, as browsers do. Caddy and nginx run with \`deploy/Caddyfile\` and \`deploy/nginx.conf\`. Everything runs on one machine: load, proxy, nodes, database and store. *Load* is how many processes wanted each core on average: above 1, requests are refused (503) because the machine has no time, restart or not; failures before the first restart are named \`calm\`. The last run of each kind:

| Proxy | Rate/s | Requests | Failed | Slowest ms | Messages | Lost, twice | Photos | Lost | Restarts, s | Load | Day |
|---|---|---|---|---|---|---|---|---|---|---|---|
`;

/** Puts the run into bench/reports/rehearsal.md, in the place of the last one of its kind. */
export async function writeReport(figures: Figures): Promise<void> {
  const kind = `| ${figures.proxy} | ${figures.rate} |`;
  const old = await readFile(path, 'utf8').catch(() => '');
  const rows = old
    .split('\n')
    .filter((line) => /^\| (small|caddy|nginx) /.test(line) && !line.startsWith(kind));
  const failures = Object.entries(figures.failed).map(([what, count]) => `${count} × ${what}`);
  rows.push(
    `${kind} ${figures.requests} | ${failures.join(', ') || '0'} | ${Math.round(figures.slowestMs)} | ` +
      `${figures.messages} | ${figures.lost}, ${figures.doubled} | ${figures.photos} | ${figures.photosLost} | ` +
      `${figures.restarts.map((seconds) => seconds.toFixed(1)).join(', ')} | ${figures.loadPerCore.toFixed(1)} | ${new Date().toISOString().slice(0, 10)} |`,
  );
  await writeFile(path, `${head}${rows.toSorted().join('\n')}\n`);
}
