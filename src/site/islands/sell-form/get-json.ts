/** What one of our own addresses knows; null when it, or the line, does not answer. */
export const getJson = <T>(path: string): Promise<T | null> => ask<T>(path, {});

/** The same about fields of a form, which stand in no address. */
export const postForJson = <T>(path: string, fields: Record<string, string>): Promise<T | null> =>
  ask<T>(path, { method: 'POST', body: new URLSearchParams(fields) });

async function ask<T>(path: string, init: RequestInit): Promise<T | null> {
  try {
    const answer = await fetch(path, { ...init, headers: { accept: 'application/json' } });
    return answer.ok ? ((await answer.json()) as T) : null;
  } catch {
    // A convenience: without it the seller types on.
    return null;
  }
}
