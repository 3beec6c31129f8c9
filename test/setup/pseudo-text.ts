/** How a language that nobody speaks writes the letters of English; no letter of English is left. */
export interface PseudoScript {
  lower: string;
  upper: string;
}

const alphabet = 'abcdefghijklmnopqrstuvwxyz';

/** Accents everywhere, still readable. */
export const accented: PseudoScript = {
  lower: 'ȧƀƈḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑ',
  upper: 'ȦƁƇḒḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐ',
};

/** Letters that are read from right to left. */
export const hebrew: PseudoScript = {
  lower: 'אבגדהוזחטיכלמנסעפצקרשתךםןף',
  upper: 'אבגדהוזחטיכלמנסעפצקרשתךםןף',
};

/**
 * A message in a language that nobody speaks: in other letters, a third longer, between brackets that
 * show where it begins and ends. Arguments, forms and tags stay.
 */
export const pseudoText = (message: string, script: PseudoScript): string =>
  `⟦${inMessage(message, script)}⟧`;

/** Text in which tags and arguments stand. */
function inMessage(text: string, script: PseudoScript): string {
  let said = '';
  for (let at = 0; at < text.length;) {
    const tag = /^<\/?\w+\/?>/.exec(text.slice(at))?.[0];
    const skipped = tag ?? (text[at] === '{' ? text.slice(at, endOf(text, at)) : null);
    said +=
      skipped === null ? inLetters(text[at]!, script) : tag ? tag : inArgument(skipped, script);
    at += skipped?.length ?? 1;
  }
  return said;
}

/** `{name}`, or `{count, plural, one {# bus} other {# buses}}`, whose forms are messages again. */
function inArgument(argument: string, script: PseudoScript): string {
  if (!/^\{\s*\w+\s*,\s*(plural|select|selectordinal)\s*,/.test(argument)) return argument;
  let said = '{';
  for (let at = 1; at < argument.length;) {
    const end = argument[at] === '{' ? endOf(argument, at) : at + 1;
    const part = argument.slice(at, end);
    said += part.length > 1 ? `{${inMessage(part.slice(1, -1), script)}}` : part;
    at = end;
  }
  return said;
}

/** Behind the bracket that closes the one at this place. */
function endOf(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return at + 1;
  }
  throw new Error(`A bracket is not closed: ${text}`);
}

/** Vowels twice: translations are longer than English. */
function inLetters(character: string, { lower, upper }: PseudoScript): string {
  const at = alphabet.indexOf(character.toLowerCase());
  if (at < 0) return character;
  const letter = [...(character === character.toLowerCase() ? lower : upper)][at]!;
  return 'aeo'.includes(character) ? letter + letter : letter;
}
