import { highlightAttributes } from '#domain/search/bus-document.ts';
import type { BusRecord } from '#domain/search/bus-record.ts';
import { keepTexts } from '../../kept-texts.ts';

/** A record as JSON text, whole but for its last brace, and attribute by attribute (`"make":"Thomas"`). */
interface RecordTexts {
  open: string;
  attributes: ReadonlyMap<string, string>;
  /** Highlights of an attribute in which no word is found, made when first asked for. */
  unmarked: Map<string, string>;
  /** `unmarkedRest`, made when first asked for. */
  rest: string | null;
}

/** Unknown (null) attributes are left out: fewer bytes on a phone, and the same to every client. */
const textsOf = keepTexts((record: BusRecord): RecordTexts => {
  const attributes = new Map<string, string>();
  for (const [name, value] of Object.entries(record)) {
    if (value !== null) attributes.set(name, `${JSON.stringify(name)}:${JSON.stringify(value)}`);
  }
  return {
    open: `{${[...attributes.values()].join(',')}`,
    attributes,
    unmarked: new Map(),
    rest: null,
  };
});

/**
 * Which attributes a list asks for: null for all of them. `*` is all, `-name` leaves one out of all;
 * `objectID` is always there. Names that no record has are dropped when the record is written.
 */
export function retrievable(names: readonly string[] | null): readonly string[] | null {
  if (names === null) return null;
  const excluded = names.filter((name) => name.startsWith('-')).map((name) => name.slice(1));
  if (excluded.length > 0) return ['*', ...excluded];
  return names.includes('*') ? null : [...new Set(['objectID', ...names])];
}

/** A record as JSON text with the attributes that `retrievable` settled on. */
export function recordJson(record: BusRecord, attributes: readonly string[] | null): string {
  return `${openRecordJson(record, attributes)}}`;
}

/** The same without its last brace: more members may follow. */
export function openRecordJson(record: BusRecord, attributes: readonly string[] | null): string {
  const texts = textsOf(record);
  if (attributes === null) return texts.open;
  if (attributes[0] === '*') {
    const kept = [...texts.attributes].filter(
      ([name]) => name === 'objectID' || !attributes.includes(name),
    );
    return `{${kept.map(([, text]) => text).join(',')}`;
  }
  let json = '{';
  for (const name of attributes) {
    const text = texts.attributes.get(name);
    if (text !== undefined) json += json === '{' ? text : `,${text}`;
  }
  return json;
}

/** `"make":{"value":"Thomas","matchLevel":"none",…}`; null where the record has no value. */
export function unmarkedJson(record: BusRecord, name: keyof BusRecord): string | null {
  const { attributes, unmarked } = textsOf(record);
  const held = unmarked.get(name);
  if (held !== undefined) return held;
  const attribute = attributes.get(name);
  if (attribute === undefined) return null;
  const value = attribute.slice(JSON.stringify(name).length + 1);
  const text = `"${name}":{"value":${value},"matchLevel":"none","matchedWords":[]}`;
  unmarked.set(name, text);
  return text;
}

/** What follows `openRecordJson` where no word is found in any attribute that can be highlighted. */
export function unmarkedRest(record: BusRecord): string {
  const texts = textsOf(record);
  return (texts.rest ??= highlightRest(
    highlightAttributes.map((name) => unmarkedJson(record, name)),
  ));
}

/** The highlights of a hit, null where there is none, as what follows `openRecordJson`. */
export function highlightRest(highlights: readonly (string | null)[]): string {
  return `,"_highlightResult":{${highlights.filter((text) => text !== null).join(',')}}}`;
}
