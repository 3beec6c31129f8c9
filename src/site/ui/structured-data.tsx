import { createContext } from 'react';

/** Structured data for machines: a data block, which no browser executes. */
export function StructuredData({ entity }: { entity: object }) {
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: jsonForScript(entity) }}
    />
  );
}

/**
 * JSON in which nothing can close the script element around it, start a comment, or end a line to
 * an old parser. The same to every reader of JSON.
 */
export function jsonForScript(data: object): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (character) => String.raw`\u` + character.charCodeAt(0).toString(16).padStart(4, '0'),
  );
}

/**
 * The public origin without a trailing slash, for parts of a page that write absolute addresses.
 * Null where a piece is rendered outside a page: then they write none.
 */
export const SiteOrigin = createContext<string | null>(null);
