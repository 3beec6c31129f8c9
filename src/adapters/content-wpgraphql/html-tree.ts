/** An element of clean HTML; attributes are escaped already, with a space before each. */
interface ForeignElement {
  tag: string;
  attributes: string;
  /** Strings are text, escaped as in HTML. */
  children: ForeignNode[];
}

export type ForeignNode = ForeignElement | string;

const voidTags = new Set(['br', 'hr', 'img']);
const phrasing = new Set(
  'strong b em i s del ins sub sup small mark abbr cite q code kbd a br img'.split(' '),
);
/** Their start ends an open paragraph. */
const endsParagraph = new Set(
  'p hr h2 h3 h4 blockquote pre ul ol li dl dt dd figure figcaption table'.split(' '),
);
const headings = new Set(['h2', 'h3', 'h4']);
const tableSections = new Set(['thead', 'tbody', 'tfoot']);
const tableCells = new Set(['td', 'th', 'caption']);
const tableParts = new Set([...tableSections, ...tableCells, 'tr']);
/** In these only their own parts may stand. */
const tableFrames = new Set(['table', 'tr', ...tableSections]);

/** What the sanitizer writes: tags of its list, double quotes, escaped text. */
const token = /<(\/?)([a-z][a-z0-9]*)((?: [a-z-]+(?:="[^"]*")?)*) ?\/?>|[^<]+|</g;

/**
 * Reads sanitized HTML into the tree that a browser makes of its serialization: nothing stands where
 * a parser would move it. Links in links, paragraphs around blocks, list items in list items end
 * where the next one begins; words between the cells of a table get a cell. Links to nowhere and
 * cells without a table give up their tags.
 */
export function readSanitized(html: string): ForeignNode[] {
  const tree = new TreeBuilder();
  // The parser's own preparation: one kind of line break, no characters that it would leave out.
  const prepared = html
    .toWellFormed()
    .replaceAll('\0', '')
    .replace(/\r\n?/g, '\n')
    .replaceAll('\u00a0', '&nbsp;');
  for (const [whole, slash, tag, attributes = ''] of prepared.matchAll(token)) {
    if (tag === undefined) tree.text(whole === '<' ? '&lt;' : whole);
    else if (slash) tree.close();
    else tree.open(tag, attributes);
  }
  return tree.nodes;
}

/** As text of a page. */
export function writeHtml(nodes: readonly ForeignNode[]): string {
  let html = '';
  for (const node of nodes) {
    if (typeof node === 'string') html += node;
    else {
      html += `<${node.tag}${node.attributes}>`;
      if (voidTags.has(node.tag)) continue;
      const inner = writeHtml(node.children);
      // A parser drops the line break that begins a preformatted text.
      html += `${node.tag === 'pre' ? inner.replace(/^\n+/, '') : inner}</${node.tag}>`;
    }
  }
  return html;
}

/** The words inside, escaped as in HTML, with a space for every break. */
export function textOfNode(nodes: readonly ForeignNode[]): string {
  let text = '';
  for (const node of nodes) {
    if (typeof node === 'string') text += node;
    else text += node.tag === 'br' ? ' ' : textOfNode(node.children);
  }
  return text;
}

class TreeBuilder {
  readonly nodes: ForeignNode[] = [];
  /** Open elements, the innermost last. */
  private stack: ForeignElement[] = [];
  /** Of every start tag that waits for its end: the element it made, or null. */
  private readonly started: (ForeignElement | null)[] = [];

  text(text: string): void {
    if (tableFrames.has(this.innermost()?.tag ?? '')) {
      if (/^[ \n\t\f]*$/.test(text)) return;
      this.openCell('td', '');
    }
    (this.innermost()?.children ?? this.nodes).push(text);
  }

  open(tag: string, attributes: string): void {
    const made = this.place(tag, attributes.replace(/ ([a-z-]+)(?= |$)/g, ' $1=""'));
    if (!voidTags.has(tag)) this.started.push(made);
  }

  close(): void {
    const element = this.started.pop();
    const at = element ? this.stack.lastIndexOf(element) : -1;
    if (at >= 0) this.stack.length = at;
  }

  private place(tag: string, attributes: string): ForeignElement | null {
    if (tableParts.has(tag)) return this.placePart(tag, attributes);
    if (tableFrames.has(this.innermost()?.tag ?? '')) this.openCell('td', '');
    if (tag === 'a') {
      if (!attributes.includes(' href="')) return null;
      this.endNearest(
        (one) => one === 'a',
        (one) => tableCells.has(one),
      );
    }
    if (endsParagraph.has(tag)) {
      this.endNearest(
        (one) => one === 'p',
        (one) => one === 'table' || tableCells.has(one),
      );
      const kind = sameKind(tag);
      if (kind)
        this.endNearest(
          (one) => kind.has(one),
          (one) => !phrasing.has(one),
        );
    }
    return this.push(tag, attributes);
  }

  /** Rows and cells belong to the innermost table; where something of it is missing, it is added. */
  private placePart(tag: string, attributes: string): ForeignElement | null {
    const table = this.stack.findLastIndex((one) => one.tag === 'table');
    if (table < 0) return null;
    if (tag === 'td' || tag === 'th') return this.openCell(tag, attributes);
    if (tag === 'tr') return this.openRow(attributes);
    this.stack.length = table + 1;
    return this.push(tag, attributes);
  }

  private openRow(attributes: string): ForeignElement {
    const table = this.stack.findLastIndex((one) => one.tag === 'table');
    const section = this.stack[table + 1];
    this.stack.length = table + 1;
    if (section && tableSections.has(section.tag)) this.stack.push(section);
    else this.push('tbody', '');
    return this.push('tr', attributes);
  }

  private openCell(tag: string, attributes: string): ForeignElement {
    const table = this.stack.findLastIndex((one) => one.tag === 'table');
    if (this.stack[table + 2]?.tag === 'tr') this.stack.length = table + 3;
    else this.openRow('');
    return this.push(tag, attributes);
  }

  /** Ends the innermost element that is looked for, and all inside it, unless one that bars the way stands before it. */
  private endNearest(wanted: (tag: string) => boolean, bars: (tag: string) => boolean): void {
    for (let at = this.stack.length - 1; at >= 0; at--) {
      const { tag } = this.stack[at]!;
      if (wanted(tag)) this.stack.length = at;
      if (wanted(tag) || bars(tag)) return;
    }
  }

  private push(tag: string, attributes: string): ForeignElement {
    const element = { tag, attributes, children: [] };
    (this.innermost()?.children ?? this.nodes).push(element);
    if (!voidTags.has(tag)) this.stack.push(element);
    return element;
  }

  private innermost(): ForeignElement | undefined {
    return this.stack.at(-1);
  }
}

const terms = new Set(['dt', 'dd']);
const items = new Set(['li']);

/** Elements that end where one of this tag begins. */
function sameKind(tag: string): ReadonlySet<string> | null {
  if (tag === 'li') return items;
  if (terms.has(tag)) return terms;
  return headings.has(tag) ? headings : null;
}
