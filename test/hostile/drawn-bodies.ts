import fc from 'fast-check';
import type { KnownField, KnownRoute } from './known-addresses.ts';

/** What stands in the one place of a program that nobody thought of. */
const nastyTexts = [
  '',
  '\0',
  'a\0b',
  '\ud800',
  '\u202E\uFEFF',
  '__proto__',
  'constructor',
  '[object Object]',
  '{{7*7}}',
  "' OR 1=1--",
  '%',
  '%_\\',
  '../../etc/passwd',
  '//evil.example',
  'javascript:alert(1)',
  '-1',
  '0',
  '-0',
  '0.5',
  '1e309',
  'NaN',
  'Infinity',
  '0x10',
  '2147483648',
  '9007199254740993',
  '9223372036854775808',
  '9'.repeat(400),
  '0000-00-00',
  '2026-13-45T99:99',
  '+275760-09-13T00:00:00.001Z',
  '999999-12-31',
  '$1,000,000,000,000.00',
  'a'.repeat(12_000),
  '\n'.repeat(300),
  '😀'.repeat(300),
  '{"a":1}',
  '[[[[',
  'null',
  ',,,,',
  'a=b&c=d',
  '1,2,3',
  '\\',
  '"',
  '*',
  '[a-z](',
  'on',
  'yes',
];

const text = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...nastyTexts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
);

export interface DrawnBody {
  /** Null: nothing is said about it. */
  type: string | null;
  bytes: Uint8Array<ArrayBuffer>;
}

const encoder = new TextEncoder();
const body = (type: string | null, content: string | Uint8Array<ArrayBuffer>): DrawnBody => ({
  type,
  bytes: typeof content === 'string' ? encoder.encode(content) : content,
});
const urlEncodedType = 'application/x-www-form-urlencoded';

/** Fields of a form that a page sends there, some of them changed, or of names from anywhere. */
function fieldsFor(route: KnownRoute, names: readonly string[]): fc.Arbitrary<KnownField[]> {
  const anywhere = fc.array(
    fc.tuple(fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...names) }, text), text),
    { maxLength: 12 },
  );
  if (route.forms.length === 0) return anywhere;
  const own = fc
    .constantFrom(...route.forms)
    .chain((form) =>
      fc.tuple(
        ...form.map(([name, value]) =>
          fc
            .oneof({ weight: 3, arbitrary: fc.constant(value) }, { weight: 2, arbitrary: text })
            .map((drawn): KnownField => [name, drawn]),
        ),
      ),
    );
  return fc.oneof(
    { weight: 6, arbitrary: own },
    { weight: 1, arbitrary: fc.tuple(own, anywhere).map(([one, two]) => [...one, ...two]) },
    { weight: 1, arbitrary: anywhere },
  );
}

const urlEncoded = (fields: readonly KnownField[]) =>
  new URLSearchParams(fields.map(([name, value]) => [name, value])).toString();
const multipart = (fields: readonly KnownField[], fileAt: number) =>
  `${fields
    .map(([name, value], at) => {
      const file = at === fileAt ? '; filename="a.jpg"\r\nContent-Type: image/jpeg' : '';
      return `--B\r\nContent-Disposition: form-data; name="${name.replaceAll('"', '%22')}"${file}\r\n\r\n${value}\r\n`;
    })
    .join('')}--B--\r\n`;
const multipartType = 'multipart/form-data; boundary=B';

/** Values that JSON has, with our own names at every depth. */
const jsonFor = (names: readonly string[]) =>
  fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 3 },
      text,
      fc.constantFrom<unknown>(null, true, 0, -1, 1e308, 2 ** 53),
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(fc.constantFrom(...names), tie('value'), { maxKeys: 4 }),
    ),
  })).value;

/** Bodies for one route: of every content type, whole and broken. */
export function bodiesFor(route: KnownRoute, names: readonly string[]): fc.Arbitrary<DrawnBody> {
  const fields = fieldsFor(route, names);
  const json = jsonFor(names).map((value) => JSON.stringify(value));
  const raw = fc.uint8Array({ maxLength: 300 }).map((bytes) => new Uint8Array(bytes));
  const cutAt = fc.double({ min: 0, max: 1, noNaN: true });
  return fc.oneof(
    { weight: 6, arbitrary: fields.map((all) => body(urlEncodedType, urlEncoded(all))) },
    {
      weight: 3,
      arbitrary: fc
        .tuple(fields, fc.integer({ min: -8, max: 6 }))
        .map(([all, fileAt]) => body(multipartType, multipart(all, fileAt))),
    },
    { weight: 3, arbitrary: json.map((content) => body('application/json', content)) },
    {
      weight: 1,
      arbitrary: fc.tuple(fields, cutAt).map(([all, at]) => {
        const whole = multipart(all, -1);
        return body(multipartType, whole.slice(0, Math.floor(whole.length * at)));
      }),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(
          fc.constantFrom(
            urlEncodedType,
            multipartType,
            'multipart/form-data',
            'multipart/form-data; boundary=',
            'multipart/form-data; boundary="',
            'application/json',
            'application/json; charset=utf-16',
            'text/plain',
            'application/octet-stream',
            'image/jpeg',
            'nonsense',
            null,
          ),
          fc.oneof(raw, json, fields.map(urlEncoded), text),
        )
        .map(([type, content]) => body(type, content)),
    },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom('a=%', '%zz=1', 'a=%c0%af', '%00=%00', '=', '&&&', 'a=1&a=2', 'a[]=1&a[b]=2')
        .map((content) => body(urlEncodedType, content)),
    },
  );
}

const pieceOf = (value: string) => encodeURIComponent(value.toWellFormed()).slice(0, 300);
const rawPieces = ['%', '%zz', '%c0%af', '%00', '..;', '.json', '%2e%2e%2f', '1%00', "1'"];

/** Addresses of a route: real ones, and its pattern filled with nonsense and with ids of others. */
export function addressesOf(
  route: KnownRoute,
  ids: readonly string[],
  names: readonly string[],
): fc.Arbitrary<string> {
  const piece = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...ids) },
    { weight: 3, arbitrary: text.map(pieceOf) },
    { weight: 1, arbitrary: fc.constantFrom(...rawPieces) },
  );
  const query = fc
    .array(fc.tuple(fc.constantFrom(...names), fc.oneof(text, fc.constantFrom(...ids))), {
      maxLength: 4,
    })
    .map((pairs) => pairs.map(([name, value]) => `${name}=${pieceOf(value)}`).join('&'));
  const filled = fc.array(piece, { minLength: 4, maxLength: 4 }).map((pieces) => {
    let at = 0;
    return route.pattern.replaceAll(/:\w+(\{[^}]*\})?\??|\*/g, () => pieces[at++ % 4] || 'x');
  });
  const path =
    route.addresses.length > 0
      ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...route.addresses) }, filled)
      : filled;
  const asks = fc.oneof(
    { weight: route.method === 'GET' ? 2 : 5, arbitrary: fc.constant('') },
    { weight: 2, arbitrary: query },
  );
  return fc
    .tuple(path, asks)
    .map(([at, search]) => (search ? `${at}${at.includes('?') ? '&' : '?'}${search}` : at));
}
