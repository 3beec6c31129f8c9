import { createServer, request } from 'node:http';
import { listenLocally } from '#test/setup/listen-locally.ts';

export interface Sent {
  name: string;
  properties: Record<string, unknown>;
}

export interface AnalyticsRecord {
  /** The same site by way of the recorder. */
  origin: string;
  sent: Sent[];
  /** Status of each answer to an upload. */
  answers: number[];
  bodies: string[];
  close(): Promise<void>;
}

/**
 * Stands in front of the site and writes down what goes to the collector: a browser's beacons at the
 * end of a page cannot be intercepted in the browser.
 */
export async function recordAnalytics(siteOrigin: string): Promise<AnalyticsRecord> {
  const record: Omit<AnalyticsRecord, 'origin' | 'close'> = { sent: [], answers: [], bodies: [] };
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const { method, headers, url = '/' } = incoming;
      const measured = url.startsWith('/api/analytics/');
      const body = Buffer.concat(chunks);
      if (measured) {
        record.bodies.push(body.toString());
        for (const event of JSON.parse(body.toString()).events) {
          record.sent.push({ name: event.event_type, properties: event.event_properties });
        }
      }
      const forward = request(siteOrigin + url, { method, headers }, (answer) => {
        if (measured) record.answers.push(answer.statusCode ?? 0);
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      forward.on('error', () => outgoing.destroy());
      forward.end(body);
    });
  });
  const port = await listenLocally(server);
  return {
    ...record,
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
