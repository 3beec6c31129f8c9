/**
 * The files of `packages/api-client` that follow from the API's description: types of every question
 * and answer, and the addresses. Knows the JSON Schema that our own document uses, and throws at more.
 *
 * @param {any} document
 * @returns {Record<string, string>}
 */
export function clientFiles(document) {
  const operations = Object.entries(document.paths).flatMap(([path, { get }]) =>
    get ? [{ path, ...get }] : [],
  );
  const addresses = operations.map(({ operationId, path }) => `  ${operationId}: '${path}',`);
  return {
    'operations.js': `${made}export const operations = {\n${addresses.join('\n')}\n};\n`,
    'index.d.ts': withNamedChoices([
      made,
      fixedTypes,
      ...Object.entries(document.components.schemas).map(
        ([name, schema], _at, all) => `export type ${name} = ${wholeType(schema, all)};\n`,
      ),
      `export interface Client {\n${operations.map(methodOf).join('\n')}\n}\n`,
    ]),
  };
}

const made = '// Made of /openapi.json by `npm run api-client`.\n';
const fixedTypes = `export interface ClientSettings {
  /** "https://your-site.example/api/v1" */
  baseUrl: string;
  /** Sent with every question, such as \`authorization\`. */
  headers?: Readonly<Record<string, string>>;
  fetch?: typeof globalThis.fetch;
}
export declare function createClient(settings: ClientSettings): Client;
/** What the API refused, and why. */
export declare class ApiError extends Error {
  readonly problem: Problem;
}
`;

/** Choices that no line holds, and what they are chosen for. */
const longChoices = /(\w+)\??: \(?((?:"[\w-]+" \| ){7,}"[\w-]+")/g;

/** Long choices that are told more than once get a name, after what they are first chosen for. */
function withNamedChoices(/** @type {string[]} */ parts) {
  const text = parts.join('\n');
  const told = Map.groupBy(text.matchAll(longChoices), ([, , choices = '']) => choices);
  return [...told].reduce((written, [choices, [first, ...others]]) => {
    if (others.length === 0) return written;
    const [letter = '', ...rest] = first?.[1] ?? '';
    const name = `${letter.toUpperCase()}${rest.join('')}Choice`;
    if (written.includes(`type ${name} =`))
      throw new Error(`Two kinds of choices would be ${name}`);
    return `${written.replaceAll(choices, name)}\nexport type ${name} = ${choices};\n`;
  }, text);
}

/** @param {any} operation */
function methodOf({ operationId, summary, parameters, responses }) {
  const members = parameters.map((/** @type {any} */ one) =>
    member(one.name, one.schema, one.required, one.description),
  );
  const isOptional = parameters.every((/** @type {any} */ { required }) => !required);
  const asked = `{\n${members.join('\n')}\n}`;
  const given = parameters.length === 0 ? '' : `asked${isOptional ? '?' : ''}: ${asked}`;
  const answer = typeOf(responses[200].content['application/json'].schema);
  return `${comment(summary)}${operationId}(${given}): Promise<${answer}>;`;
}

/** @param {string | undefined} text */
const comment = (text) => (text ? `/** ${text.replaceAll('*/', '* /')} */\n` : '');
/** @type {(name: string, schema: any, isRequired: boolean, description?: string) => string} */
const member = (name, schema, isRequired, description = schema.description) =>
  `${comment(description)}${/^\w+$/.test(name) ? name : JSON.stringify(name)}${isRequired ? '' : '?'}: ${typeOf(schema)};`;

/** @type {(schema: any) => string[]} */
const membersOf = ({ properties = {}, required = [] }) =>
  Object.entries(properties).map(([name, one]) => member(name, one, required.includes(name)));

/** A type that has all of another says so, and what it has besides. @type {(schema: any, all: [string, any][]) => string} */
function wholeType(schema, all) {
  const own = membersOf(schema);
  for (const [name, other] of all) {
    const part = new Set(membersOf(other));
    const rest = own.filter((one) => !part.has(one));
    if (part.size > 1 && rest.length > 0 && rest.length === own.length - part.size)
      return `${name} & {\n${rest.join('\n')}\n}`;
  }
  return typeOf(schema);
}

/** @type {Record<string, string>} */
const plain = {
  string: 'string',
  boolean: 'boolean',
  integer: 'number',
  number: 'number',
  null: 'null',
};

/**
 * @param {any} schema
 * @returns {string}
 */
function typeOf(schema) {
  if (schema.$ref) return schema.$ref.split('/').at(-1);
  const several = schema.anyOf ?? schema.oneOf;
  if (several) return several.map(typeOf).join(' | ');
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum)
    return schema.enum.map((/** @type {string} */ one) => JSON.stringify(one)).join(' | ');
  if (Array.isArray(schema.type))
    return schema.type.map((/** @type {string} */ type) => typeOf({ ...schema, type })).join(' | ');
  if (schema.type === 'array') return `(${typeOf(schema.items)})[]`;
  if (schema.type === 'object') return `{\n${membersOf(schema).join('\n')}\n}`;
  const type = plain[schema.type];
  if (type) return type;
  // Says nothing of itself but perhaps what it is about.
  if (Object.keys(schema).every((key) => key === 'description')) return 'unknown';
  throw new Error(`No type for ${JSON.stringify(schema).slice(0, 200)}`);
}
