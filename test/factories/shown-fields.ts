/** Fields of the page's form as a browser would send them. */
export function shownFields(page: string): Record<string, string> {
  const fields: Record<string, string> = {};
  const plain = (text: string) =>
    text
      .replace(/&quot;/g, '"')
      .replace(/&#x27;/g, "'")
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&amp;/g, '&');
  for (const [input] of page.matchAll(/<input[^>]*>/g)) {
    if (input.includes('type="checkbox"') && !input.includes('checked')) continue;
    if (input.includes('type="file"')) continue;
    const name = /name="([^"]*)"/.exec(input)?.[1] ?? '';
    fields[name] = plain(/value="([^"]*)"/.exec(input)?.[1] ?? '');
  }
  for (const [, name = '', value = ''] of page.matchAll(
    /<textarea[^>]*name="([^"]*)"[^>]*>([^<]*)</g,
  ))
    fields[name] = plain(value);
  for (const [, name = '', options = ''] of page.matchAll(
    /<select[^>]*name="([^"]*)"[^>]*>(.*?)<\/select>/gs,
  ))
    fields[name] = /<option value="([^"]*)" selected/.exec(options)?.[1] ?? '';
  return fields;
}
