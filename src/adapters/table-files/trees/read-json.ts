import { Tokenizer, TokenType } from '@streamparser/json';
import { BrokenTable } from '../table-rows.ts';
import {
  textTooLong,
  treeLimits,
  withinLimits,
  type TreeEvents,
  type TreeReader,
} from './tree-events.ts';

type Expected = 'value' | 'value-or-end' | 'key' | 'key-or-end' | 'colon' | 'comma-or-end';

/** An object holds its keys so far, an array none. */
type Level = { keys: Set<string> | null };

const notWhole = 'the file ends within a value, so it is not whole';

/** Figures stay as they were written: 10.50 and 12345678901234567890 are text to a table. */
class WrittenNumbers extends Tokenizer {
  protected override parseNumber(written: string): number {
    return written as unknown as number;
  }
}

/**
 * Reads JSON (RFC 8259), and one object after the other as in NDJSON. The library tells the tokens;
 * their order is checked here, so that nothing is ever built that a file could make large.
 */
export function createJsonReader(into: TreeEvents): TreeReader {
  const tokenizer = new WrittenNumbers();
  const place = createPlace();
  const events = withinLimits(into, () => place.where(place.lastToken));
  const levels: Level[] = [];
  let expected: Expected = 'value';
  /** After an array that is the whole file nothing may come. */
  let isOver = false;

  function startValue(offset: number): void {
    const parent = levels.at(-1);
    if (!parent && isOver) place.fail(offset, 'something follows the end of the array');
    if (!parent?.keys) events.open('');
  }
  function endValue(): void {
    events.close();
    expected = levels.length === 0 ? 'value' : 'comma-or-end';
  }
  function takeKey(key: string, offset: number): void {
    const { keys } = levels.at(-1)!;
    if (keys!.has(key)) place.fail(offset, `the key ${shown(key)} stands twice in one object`);
    keys!.add(key);
    events.open(key);
    expected = 'colon';
  }
  /** False where this token may not stand. */
  function take(token: TokenType, value: unknown, offset: number): boolean {
    const level = levels.at(-1);
    if (token === TokenType.COLON) {
      if (expected !== 'colon') return false;
      expected = 'value';
    } else if (token === TokenType.COMMA) {
      if (expected !== 'comma-or-end') return false;
      expected = level?.keys ? 'key' : 'value';
    } else if (token === TokenType.RIGHT_BRACE || token === TokenType.RIGHT_BRACKET) {
      const isObject = token === TokenType.RIGHT_BRACE;
      if (!level || isObject !== (level.keys !== null)) return false;
      if (!['comma-or-end', isObject ? 'key-or-end' : 'value-or-end'].includes(expected))
        return false;
      levels.pop();
      endValue();
    } else if (expected === 'key' || expected === 'key-or-end') {
      if (token !== TokenType.STRING) return false;
      takeKey(String(value), offset);
    } else {
      if (expected !== 'value' && expected !== 'value-or-end') return false;
      startValue(offset);
      if (token === TokenType.LEFT_BRACE || token === TokenType.LEFT_BRACKET) {
        const isObject = token === TokenType.LEFT_BRACE;
        if (levels.length === 0) isOver = !isObject;
        levels.push({ keys: isObject ? new Set() : null });
        expected = isObject ? 'key-or-end' : 'value-or-end';
      } else {
        const text = scalarText(token, value);
        if (text.length > treeLimits.textLength) place.fail(offset, textTooLong);
        events.text(text);
        endValue();
      }
    }
    return true;
  }

  tokenizer.onToken = ({ token, value, offset }) => {
    place.lastToken = offset;
    if (!take(token, value, offset))
      place.fail(offset, `not JSON (${shown(String(value))} is out of place)`);
  };
  tokenizer.onError = (error) => {
    if (error instanceof BrokenTable) throw error;
    const at = /position "(\d+)"/.exec(error.message);
    place.fail(at ? Number(at[1]) : place.bytes, at ? 'not JSON' : notWhole);
  };
  return {
    write(piece) {
      place.piece = piece;
      tokenizer.write(piece);
      place.pass();
      if (place.bytes - place.lastToken > treeLimits.textLength)
        place.fail(place.bytes, textTooLong);
    },
    end() {
      tokenizer.end();
      if (levels.length > 0) place.fail(place.bytes, notWhole);
    },
  };
}

/** Where in the file a byte stands, so that a fault names its line. */
function createPlace() {
  return {
    /** Before the piece that is being read. */
    bytes: 0,
    line: 1,
    piece: '',
    lastToken: 0,
    pass() {
      this.line += breaksIn(this.piece);
      this.bytes += Buffer.byteLength(this.piece);
      this.piece = '';
    },
    where(offset: number): string {
      const before = Buffer.from(this.piece).toString('utf8', 0, Math.max(0, offset - this.bytes));
      return `line ${(this.line + breaksIn(before)).toLocaleString('en-US')}`;
    },
    fail(offset: number, what: string): never {
      throw new BrokenTable(`${this.where(offset)}: ${what}`);
    },
  };
}

/** A value as the same table in CSV would have it. */
function scalarText(token: TokenType, value: unknown): string {
  if (token === TokenType.NULL) return '';
  if (token === TokenType.TRUE || token === TokenType.FALSE) return value ? 'yes' : 'no';
  return String(value);
}

function breaksIn(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count++;
  return count;
}

const shown = (text: string) => JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text);
