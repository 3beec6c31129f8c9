/** Why an error came about: of a connection that failed, `fetch` says no more than that it did. */
export function rootFault(error: unknown): unknown {
  let why = error;
  for (;;) {
    // A name with several addresses that all refused.
    const next: unknown =
      why instanceof AggregateError ? why.errors[0] : why instanceof Error ? why.cause : undefined;
    if (!(next instanceof Error)) return why;
    why = next;
  }
}

/** In one line for logs: the error, and why, where it does not say so itself. */
export function faultAndRoot(error: unknown): string {
  const [said, why] = [error, rootFault(error)].map(String);
  const reason = why!.replace(/^\w*Error: /, '');
  return said!.includes(reason) ? said! : `${said} (${reason})`;
}
