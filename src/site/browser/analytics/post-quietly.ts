const timeoutMs = 10_000;

/** Sends a batch so that it outlives the page. Throws where there is no answer. */
export async function postQuietly(url: string, body: string, headers?: Record<string, string>) {
  const answer = await fetch(url, {
    method: 'POST',
    headers,
    body,
    keepalive: true,
    signal: AbortSignal.timeout(timeoutMs),
  });
  // Unread, it would count against the 64 kB that may be under way with `keepalive`.
  await answer.text();
  const { status, ok } = answer;
  return { status, ok, mayBeTakenLater: status === 429 || status >= 500 };
}
