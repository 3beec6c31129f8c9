import type { BusQuestion } from './suggestion-request.ts';

/** What the form asks now; fields it does not have are empty. */
export function readQuestion(form: HTMLFormElement): BusQuestion {
  const values = new FormData(form);
  const read = (name: string) => String(values.get(name) ?? '').trim();
  return { text: read('search'), category: read('category'), seats: read('seats') };
}
