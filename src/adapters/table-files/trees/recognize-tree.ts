import type { Encoding } from '../scan-file.ts';
import { firstText } from '../table-rows.ts';
import type { TreeSyntax } from './open-tree.ts';

export type TreeStart =
  | { outcome: 'tree'; syntax: TreeSyntax; encoding: Encoding }
  | { outcome: 'unreadable'; reason: string }
  /** Neither XML nor JSON. */
  | null;

/** What XML declarations call the encodings that are read; UTF-16 is known by its byte-order mark. */
const declaredEncodings: Readonly<Record<string, Encoding>> = {
  'utf-8': 'utf-8',
  utf8: 'utf-8',
  'us-ascii': 'windows-1252',
  ascii: 'windows-1252',
  'iso-8859-1': 'windows-1252',
  latin1: 'windows-1252',
  'windows-1252': 'windows-1252',
  cp1252: 'windows-1252',
};

/** Tells by its first characters whether a text is XML or JSON, whatever it is called. */
export async function recognizeTree(path: string, encoding: Encoding): Promise<TreeStart> {
  const start = (await firstText({ path, encoding })).slice(0, 4_000).trimStart();
  if (/^(?:\{\s*["}]|\[\s*[{[\]"])/.test(start))
    return { outcome: 'tree', syntax: 'json', encoding };
  if (!/^<[\p{Letter}_?!]/u.test(start)) return null;
  if (/^(?:<!--.*?-->\s*)?<(?:!doctype\s+)?html[\s>]/is.test(start))
    return unreadable('is a web page, not a list of buses');
  const declared = /^<\?xml\s[^>]*?encoding\s*=\s*["']([^"']*)["']/.exec(start)?.[1]?.toLowerCase();
  if (declared === undefined || encoding.startsWith('utf-16'))
    return { outcome: 'tree', syntax: 'xml', encoding };
  const meant = declaredEncodings[declared];
  if (!meant) return unreadable('is written in an encoding that is not read; save it as UTF-8');
  if (meant === 'utf-8' && encoding !== 'utf-8')
    return unreadable('says that it is UTF-8, but is not; save it as UTF-8');
  return { outcome: 'tree', syntax: 'xml', encoding: meant };
}

const unreadable = (reason: string) => ({ outcome: 'unreadable' as const, reason });
