import { z } from 'zod';
import { ApiProblem } from '../../problem-details.ts';

/** What JSON Schema says of one parameter, as far as a text has to know to become its value. */
interface ParameterShape {
  type?: 'array' | 'integer' | 'string';
  enum?: readonly string[];
  items?: ParameterShape;
}

/**
 * Reads the texts of an address by a schema, the same that `/openapi.json` shows: lists are separated by
 * commas or named again, figures are whole, and a word of a list of words may be written in capitals.
 * What is not named in it is refused, so that a spelling mistake does not answer another question.
 */
export function parameterReader<Schema extends z.ZodObject>(
  schema: Schema,
): (given: URLSearchParams) => z.output<Schema> {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input' }) as {
    properties?: Record<string, ParameterShape>;
  };
  const names = Object.keys(properties);
  return (given) => {
    const unknown = [...new Set(given.keys())].filter((name) => !Object.hasOwn(properties, name));
    if (unknown.length > 0) throw unknownParameter(unknown, names);
    const raw: Record<string, unknown> = {};
    for (const name of new Set(given.keys())) {
      raw[name] = valueOf(name, given.getAll(name), properties[name]!);
    }
    const read = schema.safeParse(raw);
    if (read.success) return read.data;
    throw invalidParameters(
      read.error.issues.map(({ code, path, message }) => {
        const parameter = String(path[0]);
        // Of an address all is text: of another type is a figure that is none, or nothing.
        const whole = Object.hasOwn(raw, parameter) ? 'Expected a whole figure' : 'It is needed';
        const detail = code === 'invalid_type' ? whole : message;
        return {
          parameter,
          detail: path.length > 1 ? `Value ${Number(path[1]) + 1}: ${detail}` : detail,
        };
      }),
    );
  };
}

interface WrongParameter {
  parameter: string;
  detail: string;
}

/** The problem of parameters that can be named, each with what is wrong with it. */
export function invalidParameters(errors: readonly WrongParameter[]): ApiProblem {
  const names = [...new Set(errors.map(({ parameter }) => parameter))].join(', ');
  return new ApiProblem('invalid-parameter', `Cannot be read: ${names}.`, { members: { errors } });
}

const longestName = 40;
const mostNamed = 5;

function unknownParameter(unknown: readonly string[], known: readonly string[]): ApiProblem {
  const shown = unknown.slice(0, mostNamed).map((name) => name.slice(0, longestName));
  const detail =
    known.length === 0
      ? 'This address takes no parameters.'
      : `Not known: ${shown.join(', ')}. The names there are stand in "parameters".`;
  return new ApiProblem('unknown-parameter', detail, { members: { parameters: known } });
}

function valueOf(name: string, given: string[], shape: ParameterShape): unknown {
  const { type, items } = shape;
  if (type === 'array') {
    const texts = given.flatMap((text) => text.split(','));
    return texts.map((text) => spelled(text.trim(), items));
  }
  if (given.length > 1)
    throw invalidParameters([{ parameter: name, detail: 'It can be given once only' }]);
  const text = given[0]!;
  if (type === 'integer') return /^-?\d{1,12}$/.test(text) ? Number(text) : text;
  return spelled(text, shape);
}

const spelled = (text: string, shape?: ParameterShape): string =>
  shape?.enum?.find((word) => word.toLowerCase() === text.toLowerCase()) ?? text;
