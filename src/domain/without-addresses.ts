/**
 * A text for logs and tickets: mail servers repeat the recipient, and some keys of jobs are one.
 */
export function withoutAddresses(text: string): string {
  return text.replace(/(?:"[^"]*"|(?<![^\s"]))[^\s"]*@\S*/g, '…@…');
}
