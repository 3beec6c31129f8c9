import type { Context } from 'hono';

/** Text fields of a posted form; a field that came twice or as a file counts as the last text. */
export async function readTextForm(c: Context): Promise<Record<string, string>> {
  const body = await c.req.parseBody({ all: true });
  const fields: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const [name, value] of Object.entries(body)) {
    const texts = (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string');
    fields[name] = texts.at(-1) ?? '';
  }
  return fields;
}
