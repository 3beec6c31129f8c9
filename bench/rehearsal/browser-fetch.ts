/**
 * Asks as browsers do: a request whose connection had answered before and was closed without a word this
 * time (`wasClosed` tells it from the error) is sent once more on another one (RFC 9112 §9.3.1; Chromium
 * does so for forms, too, and ours carry a key). A proxy that is reloaded closes the connections that lie
 * idle at that moment. `askAnew` takes a new connection, where `ask` might take another that lay idle.
 */
export function sendsOnceMore<Asked extends unknown[], Answer>(
  ask: (...asked: Asked) => Promise<Answer>,
  wasClosed: (error: unknown) => boolean,
  askAnew = ask,
): { ask: typeof ask; sentAgain(): number } {
  let sentAgain = 0;
  return {
    async ask(...asked) {
      try {
        return await ask(...asked);
      } catch (error) {
        if (!wasClosed(error)) throw error;
        sentAgain += 1;
        return askAnew(...asked);
      }
    },
    sentAgain: () => sentAgain,
  };
}

/** `fetch` as a browser's. */
export const createBrowserFetch = () =>
  sendsOnceMore(fetch, (error) => {
    const { cause } = error as { cause?: { code?: string; socket?: { bytesRead?: number } } };
    return cause?.code === 'UND_ERR_SOCKET' && !!cause.socket?.bytesRead;
  });
