import sax, { type SAXParser } from 'sax';
import { BrokenTable } from '../table-rows.ts';
import {
  textTooLong,
  treeLimits,
  withinLimits,
  type TreeEvents,
  type TreeReader,
} from './tree-events.ts';

/** Namespaces tell apart what one list of buses has no two of: `g:price` is a price. */
const localName = (name: string) => name.slice(name.indexOf(':') + 1);
const describesNamespaces = /^(?:xmlns|xsi)(?::|$)/;

/** The parser looks at all of a declaration again with each letter of it, and at its length after all that was written. */
const atOnce = 4_096;
/** No other beginning of what XML knows is as long; after it, none is a declaration any more. */
const longestDeclaration = '[CDATA['.length;
const strangeDeclaration = 'not well-formed XML (a declaration that XML does not know)';

/**
 * Reads XML 1.0, and the letters that HTML has names for. Nothing outside of the file is ever fetched;
 * a document type with declarations of its own, where entities are declared, is refused before any of
 * them could be used.
 */
export function createXmlReader(into: TreeEvents): TreeReader {
  const parser = sax.parser(true) as SAXParser & { sgmlDecl: string };
  let attributes = 0;
  let textLength = 0;
  const where = () => `line ${(parser.line + 1).toLocaleString('en-US')}`;
  const events = withinLimits(into, where);
  const fail = (what: string): never => {
    throw new BrokenTable(`${where()}: ${what}`);
  };
  const addText = (piece: string) => {
    textLength += piece.length;
    if (textLength > treeLimits.textLength) fail(textTooLong);
    events.text(piece);
  };

  const handlers: Partial<SAXParser> = {
    onerror(error) {
      fail(faultWords(error.message.split('\n')[0] ?? ''));
    },
    ondoctype(declared) {
      if (declared.includes('['))
        fail('the document type declares entities or elements of its own, which are not read');
    },
    onsgmldeclaration: () => fail(strangeDeclaration),
    onopentagstart({ name }) {
      attributes = 0;
      textLength = 0;
      events.open(localName(name));
    },
    onattribute({ name, value }) {
      if (++attributes > treeLimits.attributes)
        fail(`an element with more than ${treeLimits.attributes} attributes`);
      if (describesNamespaces.test(name)) return;
      events.open(localName(name), true);
      events.text(value);
      events.close();
    },
    ontext: addText,
    oncdata: addText,
    onclosetag() {
      textLength = 0;
      events.close();
    },
  };
  Object.assign(parser, handlers);
  return {
    write(piece) {
      for (let at = 0; at < piece.length; at += atOnce) {
        parser.write(piece.slice(at, at + atOnce));
        if (parser.sgmlDecl.length > longestDeclaration) fail(strangeDeclaration);
      }
    },
    end: () => void parser.close(),
  };
}

function faultWords(message: string): string {
  if (/unclosed root|unexpected end/i.test(message))
    return 'the file ends before its last element does, so it is not whole';
  if (/entity/i.test(message)) return 'an entity that nobody knows';
  if (/max buffer/i.test(message)) return 'a name, attribute or comment longer than 64 kB';
  return `not well-formed XML (${message.toLowerCase().replace(/\.$/, '')})`;
}
