/**
 * `fetch` as a browser's: a request whose connection had answered before and was closed without a word
 * this time is sent once more on another one (RFC 9112 §9.3.1; Chromium does so for forms, too, and
 * ours carry a key). A proxy that is reloaded closes the connections that lie idle at that moment.
 */
export function createBrowserFetch(): { fetch: typeof fetch; sentAgain(): number } {
  let sentAgain = 0;
  return {
    async fetch(...request) {
      try {
        return await fetch(...request);
      } catch (error) {
        const { cause } = error as { cause?: { code?: string; socket?: { bytesRead?: number } } };
        if (cause?.code !== 'UND_ERR_SOCKET' || !cause.socket?.bytesRead) throw error;
        sentAgain += 1;
        return fetch(...request);
      }
    },
    sentAgain: () => sentAgain,
  };
}
