const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** What XML 1.0 cannot hold, not even escaped (§2.2): one such character ends a reader's work. */
// oxlint-disable-next-line no-control-regex -- naming them is the point
const impossible = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** Text for an element or an attribute, whatever people typed. */
export function xmlText(value: string | number): string {
  return String(value)
    .toWellFormed()
    .replace(impossible, '')
    .replace(/[&<>"']/g, (sign) => entities[sign] ?? '');
}
