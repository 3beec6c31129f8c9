import { parseSync, Visitor } from 'oxc-parser';

/** Names that no sheet has, with why they stand in markup. */
export const namesWithoutRule: Readonly<Record<string, string>> = {};

/** A name in markup; `begun` is one that ends with what is put in: `tag-${look}`. */
export type NamedClass = { path: string; name: string; begun: boolean };

type Shape = { type: string; start: number; end: number; name?: string; value?: unknown };
type Branches = Shape & {
  consequent: Shape;
  alternate: Shape;
  left: Shape;
  right: Shape;
  object: Shape;
  expression: Shape;
  expressions: Shape[];
  quasis: { value: { raw: string } }[];
  properties: { type: string; value: Shape }[];
};

/**
 * Every class that the markup of these files names: `className` as attribute, property or assignment,
 * with both sides of a condition, and `class="…"` in a text. A constant is followed by its name, also
 * into another file; what a function answers is not.
 */
export function classesNamed(files: readonly { path: string; text: string }[]): NamedClass[] {
  const parsed = files.map(({ path, text }) => ({ path, program: parseSync(path, text).program }));
  const exported = new Map<string, Shape>();
  for (const { program } of parsed)
    for (const statement of program.body)
      if (statement.type === 'ExportNamedDeclaration' && statement.declaration)
        if (statement.declaration.type === 'VariableDeclaration')
          for (const { id, init } of statement.declaration.declarations)
            if (id.type === 'Identifier' && init) exported.set(id.name, init as Shape);

  return parsed.flatMap(({ path, program }) => {
    const found: NamedClass[] = [];
    const constants = new Map<string, Shape>();
    new Visitor({
      ImportSpecifier({ local }) {
        const init = exported.get(local.name);
        if (init) constants.set(local.name, init);
      },
      VariableDeclarator({ id, init }) {
        if (id.type === 'Identifier' && init) constants.set(id.name, init as Shape);
      },
    }).visit(program);
    const words = (text: string, open: { start: boolean; end: boolean }) => {
      const names = text.split(/\s+/);
      names.forEach((name, at) => {
        const begun = open.end && at === names.length - 1;
        if (name === '' || (open.start && at === 0)) return;
        found.push({ path, name, begun });
      });
    };
    const read = (shape: Shape, followed: ReadonlySet<string> = new Set()): void => {
      const node = shape as Branches;
      const follow = (name = '') => {
        const init = constants.get(name);
        if (init && !followed.has(name)) read(init, new Set([...followed, name]));
      };
      switch (node.type) {
        case 'Literal':
          if (typeof node.value === 'string') words(node.value, { start: false, end: false });
          break;
        case 'TemplateLiteral':
          node.quasis.forEach(({ value }, at) => {
            words(value.raw, { start: at > 0, end: at < node.expressions.length });
          });
          for (const each of node.expressions) read(each, followed);
          break;
        case 'ConditionalExpression':
          read(node.consequent, followed);
          read(node.alternate, followed);
          break;
        case 'LogicalExpression':
          if (node.left.type !== 'BinaryExpression') read(node.left, followed);
          read(node.right, followed);
          break;
        case 'ObjectExpression':
          for (const each of node.properties)
            if (each.type === 'Property') read(each.value, followed);
          break;
        case 'Identifier':
          follow(node.name);
          break;
        case 'MemberExpression':
          if (node.object.type === 'Identifier') follow(node.object.name);
          break;
        case 'JSXExpressionContainer':
        case 'ParenthesizedExpression':
        case 'TSAsExpression':
        case 'TSSatisfiesExpression':
          read(node.expression, followed);
          break;
        default:
      }
    };
    const quoted = (text: string) => {
      for (const [, names] of text.matchAll(/ class="([^"]*)"/g))
        words(names!, { start: false, end: false });
    };
    new Visitor({
      JSXAttribute({ name, value }) {
        if (value && name.type === 'JSXIdentifier' && name.name === 'className')
          read(value as Shape);
      },
      Property({ key, value }) {
        if (key.type === 'Identifier' && key.name === 'className') read(value as Shape);
      },
      AssignmentExpression({ left, right }) {
        if (left.type !== 'MemberExpression' || left.computed) return;
        if (left.property.name === 'className') read(right as Shape);
      },
      Literal({ value }) {
        if (typeof value === 'string') quoted(value);
      },
      TemplateElement: ({ value }) => quoted(value.raw),
    }).visit(program);
    return found;
  });
}

/** Names with a rule in these sheets. */
export function classesStyled(sheets: readonly string[]): Set<string> {
  const rules = sheets
    .join('\n')
    .replace(/\/\*[\s\S]*?\*\/|url\([^)]*\)|"[^"]*"|'[^']*'|@import[^;]*;/g, '');
  return new Set(Array.from(rules.matchAll(/\.(-?[a-z][\w-]*)/gi), ([, name]) => name!));
}

/** What markup names and no sheet styles. */
export function classesWithoutRule(named: readonly NamedClass[], styled: Set<string>): string[] {
  const begins = (start: string) => [...styled].some((name) => name.startsWith(start));
  const lost = named.filter(({ name, begun }) => !(begun ? begins(name) : styled.has(name)));
  return [...new Set(lost.map(({ path, name }) => `${path} ${name}`))];
}
