import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import * as z from 'zod';
import { projectRoot } from './project-root.ts';

/** One variable of the environment: what its value may be, and what is said of any other. */
interface Variable<Kind extends z.ZodType = z.ZodType> {
  kind: Kind;
  fault: string;
  example: string;
}

/** `fault` goes on from the value: "… is not a folder path". */
export const variable = <Kind extends z.ZodType>(
  kind: Kind,
  fault: string,
  example: string,
): Variable<Kind> => ({ kind, fault, example });

type Variables = Readonly<Record<string, Variable>>;
type Kinds<Rows extends Variables> = { [Name in keyof Rows]: Rows[Name]['kind'] };

/** What is read by a table of variables. */
export type Values<Rows extends Variables> = z.output<z.ZodObject<Kinds<Rows>>>;

/** Reads all variables of a table at once. */
export function schemaOf<Rows extends Variables>(rows: Rows): z.ZodObject<Kinds<Rows>> {
  const kinds = Object.entries(rows).map(([name, { kind }]) => [name, kind]);
  return z.object(Object.fromEntries(kinds) as Kinds<Rows>);
}

export const textLike = (pattern: RegExp) => z.string().regex(pattern);
export const numberLike = (digits: RegExp) => textLike(digits).transform(Number);
export const portNumber = numberLike(/^\d{1,5}$/).refine((port) => port <= 65_535);
export const hostName = textLike(/^[\w.:-]+$/);
export const mailAddress = textLike(/^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;"]+$/);
export const longSecret = z.string().min(32).max(500);
/**
 * Quotes, spaces and the end of a line are left by a file of settings; with them it would be another
 * folder. One of such a name that is there already is meant.
 */
export const folderPath = z
  .string()
  .refine(
    (path) =>
      !path.includes('\0') &&
      (existsSync(resolve(projectRoot, path)) || !/\p{Cc}|^["'\s]|["'\s]$|^~(\/|$)/u.test(path)),
  );

export const flag = z
  .enum(['0', '1'])
  .transform((word) => word === '1')
  .default(false);

export const hostsLike = (pattern: RegExp) =>
  z
    .string()
    .toLowerCase()
    .transform((text) => text.split(',').map((host) => host.trim()))
    .refine((hosts) => hosts.every((host) => pattern.test(host)));

/** A site's address without a path: `https://example.com`. */
export const siteOrigin = z
  .string()
  .refine((text) => {
    const url = URL.parse(text);
    return (
      url !== null &&
      ['http:', 'https:'].includes(url.protocol) &&
      url.pathname === '/' &&
      url.search + url.hash + url.username + url.password === ''
    );
  })
  .transform((url) => new URL(url).origin);

/** Of an address of a service; a path is left away. */
export const serviceOrigin = z
  .string()
  .refine((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''))
  .transform((text) => new URL(text).origin);

/** What a secret inside an address must not hold as it is: after it the address would end, or go on elsewhere. */
export const encodeSecret = 'with /, ?, #, @ and : of a password percent-encoded (/ is %2F)';

/** Names a database, not only a server. A password with a bare slash would be half of a host and its name. */
export const postgresUrl = z.string().refine((text) => {
  const url = URL.parse(text);
  return (
    url !== null &&
    ['postgres:', 'postgresql:'].includes(url.protocol) &&
    /^\/[^/@]+$/.test(url.pathname)
  );
});
