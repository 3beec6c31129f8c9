import { formProofField, formProofPath } from '#domain/forms/form-proof.ts';

/**
 * Works out a proof of work beside a form that a person has begun, without holding up anything: in a
 * worker, and nobody waits for it. A browser that cannot do it sends the form without one.
 */
export async function addFormProof(form: HTMLFormElement): Promise<void> {
  if (!window.isSecureContext || !('Worker' in window)) return;
  try {
    const answer = await fetch(formProofPath);
    if (!answer.ok) return;
    const challenge: unknown = await answer.json();
    const solution = await solve(challenge);
    if (!solution) return;
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = formProofField;
    field.value = btoa(JSON.stringify({ challenge, solution }));
    form.append(field);
  } catch {
    // The line, or a worker that the browser refuses: the form goes without.
  }
}

function solve(challenge: unknown): Promise<unknown> {
  const worker = new Worker(new URL('./solve-proof.ts', import.meta.url), { type: 'module' });
  return new Promise((resolve) => {
    worker.addEventListener('message', ({ data }) => resolve(data));
    worker.addEventListener('error', () => resolve(null));
    worker.postMessage(challenge, []);
  }).finally(() => worker.terminate());
}

/** Begins with the first touch: whoever only looks fetches and computes nothing. */
export function proveOnFirstTouch(form: HTMLFormElement): void {
  form.addEventListener('focusin', () => void addFormProof(form), { once: true });
}
