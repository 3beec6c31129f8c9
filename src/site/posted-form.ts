import { BodyFault } from './body-fault.ts';
import { storable } from '#domain/forms/read-text.ts';
import { textOf, readBoundedBody } from './read-bounded-body.ts';
import { few, readParts, textPart } from './routes/sell/read-multipart.ts';

const urlEncoded = /^application\/x-www-form-urlencoded\s*(;|$)/i;
const multipart = /^multipart\/form-data\s*(;|$)/i;
/** The longest form there is, a table's two hundred ticked rows, has a tenth of it. */
const mostFields = 2_000;

/** A file of a form that is held in memory. */
export interface PostedFile {
  bytes: Uint8Array<ArrayBuffer>;
}

/** A field looked up by a name we know; nothing else of the body can be reached. */
export type PostedForm = Awaited<ReturnType<typeof readPostedForm>>;

export interface FormRules {
  mostBytes: number;
  /** Names that may come several times. Any other that does makes the form malformed. */
  lists?: readonly string[];
  /** Names of files. A file elsewhere, or a text here, makes the form malformed. */
  files?: readonly string[];
}

/** Reads a posted form of bounded size. Throws `BodyFault` for anything that no page of ours sends. */
export async function readPostedForm(request: Request, rules: FormRules) {
  const { lists = [], files = [] } = rules;
  const texts = new Map<string, string[]>();
  const chosen = new Map<string, PostedFile>();
  for (const [name, value] of await readFields(request, rules.mostBytes)) {
    const isFile = typeof value !== 'string';
    const isSecond = isFile ? chosen.has(name) : texts.has(name) && !lists.includes(name);
    if (isFile !== files.includes(name) || isSecond) throw new BodyFault('malformed');
    if (isFile) chosen.set(name, value);
    else texts.set(name, [...(texts.get(name) ?? []), value]);
  }
  return {
    /** The text under the name; "" when there is none. */
    get: (name: string): string => texts.get(name)?.[0] ?? '',
    has: (name: string): boolean => texts.has(name),
    /** Of a name that may come several times: its texts in order. */
    all: (name: string): string[] => texts.get(name) ?? [],
    /** Null when none was chosen. */
    file(name: string): PostedFile | null {
      const file = chosen.get(name);
      // An input that was left alone sends one without a name.
      return file && file.bytes.length > 0 ? file : null;
    },
    /** All texts by their names; of a name that may come several times the last. */
    texts(): Record<string, string> {
      const all = Object.create(null) as Record<string, string>;
      for (const [name, values] of texts) all[name] = values.at(-1) ?? '';
      return all;
    },
  };
}

/** Every field of a posted form in its order, whatever it is. Throws `BodyFault`. */
export async function readFields(
  request: Request,
  mostBytes: number,
): Promise<(readonly [name: string, value: string | PostedFile])[]> {
  const type = request.headers.get('content-type') ?? '';
  if (urlEncoded.test(type)) return urlDecoded(await readBoundedBody(request, mostBytes));
  // A program that presses a button with nothing in its form sends nothing, and no type of it.
  if (type === '' && (await readBoundedBody(request, mostBytes)).length === 0) return [];
  if (!multipart.test(type)) throw new BodyFault('wrong-type');
  return partsOf(type, await readBoundedBody(request, mostBytes));
}

function urlDecoded(bytes: Uint8Array): (readonly [string, string])[] {
  const pairs = textOf(bytes).split('&', mostFields + 1);
  if (pairs.length > mostFields) throw new BodyFault('too-many-parts');
  return pairs.filter(Boolean).map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return [percentDecoded(name), percentDecoded(value.join('='))];
  });
}

function percentDecoded(text: string): string {
  try {
    return storable(decodeURIComponent(text.replaceAll('+', ' ')));
  } catch {
    throw new BodyFault('malformed');
  }
}

async function partsOf(type: string, bytes: Uint8Array<ArrayBuffer>) {
  const fields: [string, string | PostedFile][] = [];
  const limits = { parts: mostFields, bytes: bytes.length };
  for await (const part of readParts(type, new Response(bytes).body, limits)) {
    const value =
      part.fileName === null
        ? await textPart(part, bytes.length)
        : { bytes: await few(part.stream, bytes.length) };
    fields.push([storable(part.name), value]);
  }
  return fields;
}
