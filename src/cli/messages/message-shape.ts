/** A text as the catalogue's compiler takes it apart: words, and arguments as lists. */
export type MessagePart = string | readonly [name: string, format?: string, detail?: unknown];

/** What a translation must keep of a text, whatever its words. */
interface MessageShape {
  /** How each argument is written: `plural`, `select`, `date`, or plain. */
  args: Map<string, string>;
  /** By argument, the forms of its plural or its cases. */
  forms: Map<string, Set<string>>;
  /** Elements by their number, and whether each is closed as often as it is opened. */
  tags: Map<string, number>;
}

/**
 * Why a translation cannot stand in the place of a text, in words for whoever sent it; none when it
 * can. Every placeholder, element and case is there and no other, and plurals have the forms that
 * the language needs.
 */
export function faultsOfTranslation(
  source: readonly MessagePart[],
  translation: readonly MessagePart[],
  locale: string,
): string[] {
  const [wanted, given] = [shapeOf(source), shapeOf(translation)];
  return [
    ...differences([...wanted.args.keys()], [...given.args.keys()], (name) => `{${name}}`),
    ...differences([...wanted.tags.keys()], [...given.tags.keys()], (tag) => `<${tag}>`),
    ...[...given.tags].flatMap(([tag, open]) => (open === 0 ? [] : [`does not close <${tag}>`])),
    ...[...wanted.args].flatMap(([name, format]) => {
      const written = given.args.get(name);
      if (written === undefined) return [];
      if (!(insteadOf[format] ?? [format]).includes(written))
        return [`writes {${name}} as ${written}, the text as ${format}`];
      return formFaults(name, written, { wanted, given, locale });
    }),
  ];
}

/** "Only 3 left" has one form in English and two in Spanish; where nothing is inflected a figure will do. */
const insteadOf: Readonly<Record<string, readonly string[]>> = {
  plain: ['plain', 'number', 'plural'],
  number: ['number', 'plural'],
  plural: ['plural', 'number'],
};

function differences(
  wanted: readonly string[],
  given: readonly string[],
  write: (name: string) => string,
): string[] {
  return [
    ...wanted.filter((name) => !given.includes(name)).map((name) => `lacks ${write(name)}`),
    ...given
      .filter((name) => !wanted.includes(name))
      .map((name) => `has ${write(name)}, which the text has not`),
  ];
}

function formFaults(
  name: string,
  format: string,
  { wanted, given, locale }: { wanted: MessageShape; given: MessageShape; locale: string },
): string[] {
  const source = [...(wanted.forms.get(name) ?? [])];
  const forms = [...(given.forms.get(name) ?? [])];
  const write = (form: string) => `the form "${form}" of {${name}}`;
  if (format === 'select') return differences(source, forms, write);
  if (format !== 'plural' && format !== 'selectordinal') return [];
  const exact = source.filter((form) => !/^[a-z]/.test(form));
  const { needed, known } = formsOf(locale, format === 'plural' ? 'cardinal' : 'ordinal');
  return [
    // A text with one form only uses it to write the figure.
    ...[...exact, ...(source.join() === 'other' ? source : needed)]
      .filter((form) => !forms.includes(form))
      .map((form) => `lacks ${write(form)}`),
    ...forms
      .filter((form) => !exact.includes(form) && !known.includes(form))
      .map((form) => `has ${write(form)}, which the language has not`),
  ];
}

/** The forms that numbers people meet ask for, and all that there are: French "many" is for millions. */
function formsOf(locale: string, type: Intl.PluralRuleType) {
  const rules = new Intl.PluralRules(locale, { type });
  const met = Array.from({ length: 1000 }, (_, number) => rules.select(number));
  return {
    needed: [...new Set<string>([...met, 'other'])],
    known: rules.resolvedOptions().pluralCategories as string[],
  };
}

function shapeOf(tokens: readonly MessagePart[]): MessageShape {
  const shape: MessageShape = { args: new Map(), forms: new Map(), tags: new Map() };
  const visit = (token: MessagePart) => {
    if (typeof token === 'string') return readTags(token, shape.tags);
    const [name, format = 'plain', detail] = token;
    if (format !== 'plain' || !shape.args.has(name)) shape.args.set(name, format);
    if (typeof detail !== 'object' || detail === null) return;
    const cases = Object.entries(detail).filter(([form]) => form !== 'offset');
    const forms = shape.forms.get(name) ?? new Set();
    shape.forms.set(name, forms);
    for (const [form, words] of cases) {
      forms.add(form);
      for (const word of words as MessagePart[]) if (word !== '#') visit(word);
    }
  };
  tokens.forEach(visit);
  return shape;
}

function readTags(words: string, tags: Map<string, number>): void {
  for (const [, closing, tag = '', alone] of words.matchAll(/<(\/?)(\w+)(\/?)>/g)) {
    const step = closing ? -1 : alone ? 0 : 1;
    tags.set(tag, (tags.get(tag) ?? 0) + step);
  }
}
