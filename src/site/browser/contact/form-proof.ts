import { formProofPath } from '#domain/forms/form-proof.ts';

/**
 * A proof of work as a form sends it, worked out in a worker, so that it holds up nothing; null for a
 * browser that cannot do it. Rejects when the line breaks or the browser refuses the worker.
 */
export async function workOutProof(): Promise<string | null> {
  if (!window.isSecureContext || !('Worker' in window)) return null;
  const answer = await fetch(formProofPath);
  if (!answer.ok) return null;
  const challenge: unknown = await answer.json();
  const solution = await solve(challenge);
  return solution ? btoa(JSON.stringify({ challenge, solution })) : null;
}

function solve(challenge: unknown): Promise<unknown> {
  const worker = new Worker(new URL('./solve-proof.ts', import.meta.url), { type: 'module' });
  return new Promise((resolve) => {
    worker.addEventListener('message', ({ data }) => resolve(data));
    worker.addEventListener('error', () => resolve(null));
    worker.postMessage(challenge, []);
  }).finally(() => worker.terminate());
}
