/**
 * Browsers show a page that was fetched or rendered ahead for five minutes, whatever its headers
 * say. When such a page is opened, the site is asked whether it is still this one, by its headers
 * alone; if not, for instance because the bus is sold, it is loaded anew. What somebody has begun
 * goes before: words are kept, and the way to another page is not cut off.
 */
export async function renewFetchedAhead(): Promise<void> {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // The server names the contents in answers to `Sec-Purpose: prefetch` only.
  const ahead = visit?.serverTiming?.find(({ name }) => name === 'ahead')?.description;
  if (!ahead || visit?.type === 'reload') return;
  let begun = false;
  for (const act of ['input', 'click', 'submit'])
    addEventListener(act, ({ isTrusted }) => (begun ||= isTrusted));
  try {
    const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
    const current = answer.headers.get('etag')?.includes(ahead);
    if (answer.status < 500 && !current && !begun) location.reload();
  } catch {
    // No line: the page that is there is better than none.
  }
}
