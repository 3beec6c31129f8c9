/** What a text says as JSON, for whoever checks its shape; null for what is none. */
export function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
