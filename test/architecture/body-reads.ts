import { parseSync, Visitor } from 'oxc-parser';

/** The one file that may: everybody else asks it, or `readMultipart`, which asks it for its stream. */
export const bodyReader = 'src/site/read-bounded-body.ts';

/** Files where the same words read something else: an answer of our own, or a page that is kept. */
export const readAnswers: readonly string[] = [
  'src/site/islands/filters/filters.tsx',
  'src/site/islands/header-search/search-client.ts',
  'src/server/http/api/category-routes.ts',
  'src/server/front/encodings/content-codings.ts',
  'src/server/front/markdown/markdown-pages.ts',
  'src/server/front/page-cache/page-cache.ts',
  'src/server/front/page-cache/render-page.ts',
  'src/server/front/warm-up.ts',
  'src/site/forms/send-form.ts',
  'src/site/islands/header-search/told-answer.ts',
  'src/site/islands/inspection/send-inspection.ts',
  'src/site/islands/photo-queue/use-arrived-photos.ts',
  'src/site/islands/sell-form/get-json.ts',
];

const wholeReads = new Set([
  'arrayBuffer',
  'blob',
  'bytes',
  'formData',
  'json',
  'parseBody',
  'text',
]);
const requestNames = /^(c|raw|req|request|incoming|formCopy|copy|part)$/;

type Node = { type: string; name?: unknown; property?: Node; object?: Node; value?: unknown };

/** `raw` of `c.req.raw`, `request` of `request`; null for anything without a name. */
function lastName(node: Node | null | undefined): string | null {
  if (node?.type === 'Identifier') return String(node.name);
  if (node?.type === 'ParenthesizedExpression' || node?.type === 'TSNonNullExpression')
    return lastName((node as { expression?: Node }).expression);
  if (node?.type === 'MemberExpression')
    return lastName(node.property) ?? String(node.property?.value);
  return null;
}

/** Every place in a file where a request's body, or a part of one, is read without a bound. */
export function bodyReads(path: string, text: string): string[] {
  const found: string[] = [];
  const note = (what: string, start: number) =>
    found.push(`reads a body by ${what} in line ${text.slice(0, start).split('\n').length}`);
  new Visitor({
    CallExpression({ callee, arguments: given, start }) {
      const name = callee.type === 'MemberExpression' ? lastName(callee) : null;
      if (name === null || !wholeReads.has(name)) return;
      // `c.text('Not found')` answers.
      if (given.length === 0 || name === 'parseBody') note(`.${name}()`, start);
    },
    MemberExpression(node) {
      const of = lastName(node.object as Node);
      if (lastName(node as Node) === 'body' && of !== null && requestNames.test(of) && of !== 'c')
        note(`${of}.body`, node.start);
    },
    VariableDeclarator({ id, init, start }) {
      if (id.type !== 'ObjectPattern' || !requestNames.test(lastName(init as Node | null) ?? ''))
        return;
      const names = id.properties.map((each) =>
        each.type === 'Property' ? lastName(each.key as Node) : null,
      );
      if (names.includes('body') || names.some((name) => name !== null && wholeReads.has(name)))
        note('taking it out of a request', start);
    },
  }).visit(parseSync(path, text).program);
  return found;
}
