import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/sha';

/** Runs in a worker of its own: given a challenge, answers with the solution, or null. */
self.addEventListener('message', async ({ data }: MessageEvent) => {
  const solution = await solveChallenge({ challenge: data, deriveKey, timeout: 60_000 });
  self.postMessage(solution, {});
});
