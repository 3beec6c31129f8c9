import { BodyFault } from './body-fault.ts';
import { readBoundedBody } from './read-bounded-body.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const jsonType = /^application\/json\s*(;|$)/i;

/**
 * Text that a database takes: PostgreSQL has no NUL, and UTF-8 no half of a surrogate pair. U+FFFD
 * stands for both, as in HTML, so that no word becomes another one.
 */
export const storable = (text: string): string => text.toWellFormed().replaceAll('\0', '\uFFFD');

/** Bytes as UTF-8; throws `BodyFault` when they are something else. */
export function textOf(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw new BodyFault('malformed');
  }
}

/** A body of text, of one of the given content types; throws `BodyFault` for any other. */
export async function readBodyText(
  request: Request,
  { mostBytes, types }: { mostBytes: number; types: RegExp },
): Promise<string> {
  if (!types.test(request.headers.get('content-type') ?? '')) throw new BodyFault('wrong-type');
  return textOf(await readBoundedBody(request, mostBytes));
}

/** JSON whose texts and names can be stored; throws `BodyFault` for what is none. */
export function parseJson(text: string): unknown {
  // Only an escape can put one of these into valid JSON that came as UTF-8.
  const clean = /\\u(0000|d[89a-f])/i.test(text)
    ? (_: string, value: unknown) => storableValue(value)
    : undefined;
  try {
    return JSON.parse(text, clean) as unknown;
  } catch {
    throw new BodyFault('malformed');
  }
}

/** A body of JSON, whatever it holds, sent as such; throws `BodyFault` for anything else. */
export async function readJson(request: Request, mostBytes: number): Promise<unknown> {
  return parseJson(await readBodyText(request, { mostBytes, types: jsonType }));
}

/** What lies inside was looked at before. */
function storableValue(value: unknown): unknown {
  if (typeof value === 'string') return storable(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const names = Object.keys(value);
  return names.every((name) => storable(name) === name)
    ? value
    : Object.fromEntries(Object.entries(value).map(([name, each]) => [storable(name), each]));
}
