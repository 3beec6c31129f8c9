import { operations } from './operations.js';

/** What the API refused, and why: `problem` is the body of RFC 9457. */
export class ApiError extends Error {
  /** @param {any} problem */
  constructor(problem) {
    super(problem.detail ?? problem.title);
    this.problem = problem;
  }
}

/**
 * One method for each operation; `index.d.ts` has their types.
 *
 * @param {{ baseUrl: string, headers?: Record<string, string>, fetch?: typeof globalThis.fetch }} settings
 */
export function createClient({ baseUrl, headers = {}, fetch = globalThis.fetch }) {
  /** @type {(path: string, given?: Record<string, any>) => Promise<any>} */
  const ask = async (path, given = {}) => {
    /** @type {Record<string, any>} */
    const left = { ...given };
    const filled = path.replace(/\{(\w+)\}/g, (_, /** @type {string} */ name) => {
      const value = left[name];
      delete left[name];
      return encodeURIComponent(value);
    });
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(left)) {
      if (value !== undefined) query.set(name, String(value));
    }
    const address = `${baseUrl}${filled}${query.size > 0 ? `?${query}` : ''}`;
    const answer = await fetch(address, { headers: { accept: 'application/json', ...headers } });
    if (answer.ok) return answer.json();
    const isTold = answer.headers.get('content-type')?.includes('json');
    const { status, statusText: title } = answer;
    throw new ApiError(isTold ? await answer.json() : { status, title });
  };
  return Object.fromEntries(
    Object.entries(operations).map(([name, path]) => [
      name,
      (/** @type {Record<string, any> | undefined} */ given) => ask(path, given),
    ]),
  );
}
