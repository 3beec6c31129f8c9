import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { TestSite } from '#test/factories/test-site.ts';

/** The protocol's own client, connected to a site in process; `versions`: how it finds out what is spoken. */
export async function connectAssistant(
  site: TestSite,
  mode: 'auto' | 'legacy' = 'auto',
): Promise<Client> {
  const client = new Client({ name: 'buyer', version: '1' }, { versionNegotiation: { mode } });
  const transport = new StreamableHTTPClientTransport(new URL('https://omnibus.example/mcp'), {
    fetch: async (url, init) => site.app.request(String(url), init as RequestInit),
  });
  await client.connect(transport);
  return client;
}
