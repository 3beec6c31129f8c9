import type { Server, ServerResponse } from 'node:http';

/** A server that nobody asks anything begins by itself. */
const longestMs = 1_000;

/**
 * Runs `then` once, when the first request is answered: whoever waits for a process that has just
 * started shares its core with nothing that can come later. Gives the way to call it off.
 */
export function afterFirstAnswer(
  server: Server,
  then: () => void,
  mostMs: number = longestMs,
): () => void {
  const watch = (_: unknown, response: ServerResponse) => response.once('close', begin);
  const timer = setTimeout(begin, mostMs);
  server.once('request', watch);
  function end() {
    clearTimeout(timer);
    server.off('request', watch);
  }
  let isOver = false;
  function begin() {
    if (isOver) return;
    isOver = true;
    end();
    then();
  }
  return () => {
    isOver = true;
    end();
  };
}
