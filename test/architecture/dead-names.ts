import { parseSync, Visitor } from 'oxc-parser';
import type { SourceFile } from './module-graph.ts';

type Named = { type: string; name?: string; value?: unknown };
type Declared = { name: string; line: number };

/** Members that no line of ours reads, with whoever does. */
const readElsewhere: Readonly<Record<string, string>> = {
  Bindings: 'Hono',
  isTimedOut: 'algoliasearch',
  onFormReady: "HubSpot's script",
  onFormSubmit: "HubSpot's script",
  onFormSubmitted: "HubSpot's script",
  itemListElement: 'search engines',
  isListening: 'tests, which wait for it',
  keptBytes: 'tests of its bound',
  sendDigest: 'tests; in the product a clock calls it',
};

/** Classes that markup of others brings. */
const foreignClasses = /^(hs-|form-columns-)/;

/**
 * Members of types, classes and returned objects that nothing outside of tests reads, and exceptions
 * that are none any more. Goes by names alone and errs on the side of silence: any word in a text is
 * a use. Names with `_` are those of databases and other people's protocols.
 */
export function unreadMembers(
  declaring: SourceFile[],
  using: SourceFile[],
): { unread: string[]; idle: string[] } {
  const used = new Set(using.flatMap(({ path, text }) => [...namesRead(path, text)]));
  const unread = declaring.flatMap(({ path, text }) =>
    membersDeclared(path, text)
      .filter(({ name }) => !used.has(name) && /^[a-z]+$/i.test(name))
      .map(({ name, line }) => ({ name, place: `${path}:${line} ${name}` })),
  );
  const excepted = new Set(unread.map(({ name }) => name).filter((name) => name in readElsewhere));
  return {
    unread: unread.filter(({ name }) => !excepted.has(name)).map(({ place }) => place),
    idle: Object.keys(readElsewhere).filter((name) => !excepted.has(name)),
  };
}

function membersDeclared(path: string, text: string): Declared[] {
  const found: Declared[] = [];
  const add = (key: Named, computed: boolean, start: number) => {
    const name = computed ? null : keyName(key);
    if (name !== null) found.push({ name, line: text.slice(0, start).split('\n').length });
  };
  // What a class of somebody else's must have is called by somebody else.
  const ours = (node: { superClass: unknown; implements?: readonly unknown[] }) =>
    node.superClass === null && (node.implements ?? []).length === 0;
  new Visitor({
    TSPropertySignature: ({ key, computed, start }) => add(key as Named, computed, start),
    TSMethodSignature: ({ key, computed, start }) => add(key as Named, computed, start),
    ClassDeclaration(node) {
      if (!ours(node)) return;
      for (const member of node.body.body)
        if (member.type === 'PropertyDefinition' || member.type === 'MethodDefinition')
          add(member.key as Named, member.computed, member.start);
    },
    FunctionDeclaration({ body, returnType }) {
      if (returnType) return;
      for (const statement of body?.body ?? [])
        if (statement.type === 'ReturnStatement' && statement.argument?.type === 'ObjectExpression')
          for (const each of statement.argument.properties)
            if (each.type === 'Property') add(each.key as Named, each.computed, each.start);
    },
  }).visit(parseSync(path, text).program);
  return found.filter(({ name }) => name !== 'constructor');
}

function namesRead(path: string, text: string): Set<string> {
  const used = new Set<string>();
  const keys = new Set<number>();
  const words = (said: string) => {
    for (const [word] of said.matchAll(/[a-z_$][\w$]*/gi)) used.add(word);
  };
  new Visitor({
    MemberExpression(node) {
      if (!node.computed) used.add(node.property.name);
    },
    ObjectPattern({ properties }) {
      for (const each of properties) {
        const name = each.type === 'Property' ? keyName(each.key as Named) : null;
        if (name !== null) used.add(name);
      }
    },
    Property({ key }) {
      if (key.type === 'Literal') keys.add(key.start);
    },
    Literal({ value, start }) {
      if (typeof value === 'string' && !keys.has(start)) words(value);
    },
    TemplateElement: ({ value }) => words(value.raw),
  }).visit(parseSync(path, text).program);
  return used;
}

function keyName(key: Named): string | null {
  if (key.type === 'Identifier') return key.name ?? null;
  return key.type === 'Literal' ? String(key.value) : null;
}

/** Classes of stylesheets that no page, script or article names, whole or up to a `${`. */
export function unusedClasses(sheets: { path: string; text: string }[], texts: string): string[] {
  const words = new Set(texts.match(/[a-z][\w-]*/gi));
  const begun = (name: string) =>
    Array.from(name.matchAll(/-/g), ({ index }) => name.slice(0, index + 1)).some((start) =>
      texts.includes(`${start}\${`),
    );
  return sheets.flatMap(({ path, text }) => {
    const rules = text.replace(/\/\*[\s\S]*?\*\/|url\([^)]*\)|"[^"]*"|'[^']*'|@import[^;]*;/g, '');
    const names = new Set(Array.from(rules.matchAll(/\.(-?[a-z][\w-]*)/gi), ([, name]) => name!));
    return [...names]
      .filter((name) => !words.has(name) && !begun(name) && !foreignClasses.test(name))
      .map((name) => `${path} .${name}`);
  });
}
