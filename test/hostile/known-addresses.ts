import { readEntities } from '#test/setup/read-entities.ts';

/** One field of a form as a page shows it: its name and the value it would be sent with. */
export type KnownField = readonly [name: string, value: string];

/** A route of the running app, with real addresses of it and the forms that pages send there. */
export interface KnownRoute {
  method: string;
  pattern: string;
  addresses: string[];
  forms: KnownField[][];
}

type Routes = readonly { method: string; path: string }[];

/**
 * Every route that the app has registered, so that a new one is there by itself. Its addresses and
 * forms are what a walk over the pages finds, beginning at the given addresses.
 */
export async function knownRoutes(
  routes: Routes,
  starts: readonly string[],
  read: (address: string) => Promise<string>,
): Promise<KnownRoute[]> {
  const known = new Map<string, KnownRoute>();
  for (const { method, path } of routes) {
    const given = { method: method === 'ALL' ? 'PUT' : method, pattern: path };
    if (method === 'ALL' && /^\/(staff\/)?\*$/.test(path)) continue;
    known.set(`${method} ${path}`, { ...given, addresses: [], forms: [] });
  }
  const all = [...known.values()];
  const shapes = new Map(all.map((route) => [route, shapeOf(route.pattern)]));
  const waiting = [...starts];
  for (const { method, pattern } of all)
    if (method === 'GET' && !/[:*]/.test(pattern)) waiting.push(pattern);
  const seen = new Set<string>();
  const addressesAt = (address: string, method: string) => {
    const [path = ''] = address.split('?');
    return all.filter((route) => route.method === method && shapes.get(route)!.test(path));
  };
  const note = (address: string, method: string, form?: KnownField[]) => {
    let isNew = false;
    for (const route of addressesAt(address, method)) {
      if (route.addresses.length < mostAddresses && !route.addresses.includes(address)) {
        route.addresses.push(address);
        isNew = true;
      }
      if (form && route.forms.length < mostForms) route.forms.push(form);
    }
    return isNew;
  };
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    if (seen.has(address)) continue;
    seen.add(address);
    note(address, 'GET');
    const html = await read(address);
    for (const { action, fields } of formsOf(html)) note(action || address, 'POST', fields);
    for (const link of linksOf(html)) if (note(link, 'GET')) waiting.push(link);
  }
  return all;
}

const mostAddresses = 6;
const mostForms = 6;

/** Of the paths that a route's pattern stands for. */
function shapeOf(pattern: string): RegExp {
  const source = pattern
    .replaceAll(/[.]/g, '\\.')
    .replaceAll(/:\w+(?:\{([^}]*)\})?/g, (_, own?: string) => (own ? `(${own})` : '[^/]+'))
    .replaceAll('*', '.+');
  return new RegExp(`^${source}$`);
}

const attribute = (tag: string, name: string) => {
  const found = new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1];
  return found === undefined ? null : readEntities(found);
};
const isOurs = (link: string) => /^\/(?!\/)/.test(link) && !link.startsWith('/assets/');

function linksOf(html: string): string[] {
  // A button leads elsewhere than its form by an address of its own.
  return [...html.matchAll(/<(?:a|button)\s[^>]*>/g)]
    .map(([tag]) => (attribute(tag, 'href') ?? attribute(tag, 'formaction'))?.split('#')[0] ?? '')
    .filter((link) => isOurs(link) && !link.startsWith('/es'));
}

function formsOf(html: string): { action: string; fields: KnownField[] }[] {
  return [...html.matchAll(/<form\s[^>]*method="post"[^>]*>([\s\S]*?)<\/form>/gi)].flatMap(
    ([form, inner = '']) => {
      const fields = [
        ...[...inner.matchAll(/<(?:input|button)\s[^>]*>/g)].map(
          ([tag]) => [attribute(tag, 'name'), attribute(tag, 'value') ?? ''] as const,
        ),
        ...[...inner.matchAll(/<select\s[^>]*>[\s\S]*?<\/select>/g)].map(
          ([tag]) =>
            [attribute(tag, 'name'), /<option[^>]*value="([^"]+)"/.exec(tag)?.[1] ?? ''] as const,
        ),
        ...[...inner.matchAll(/<textarea\s[^>]*>([^<]*)</g)].map(
          ([tag, text = '']) => [attribute(tag, 'name'), readEntities(text)] as const,
        ),
      ].flatMap(([name, value]) => (name ? [[name, value] as const] : []));
      const begin = /<form\s[^>]*>/i.exec(form)?.[0] ?? '';
      const actions = [
        attribute(begin, 'action') ?? '',
        ...[...inner.matchAll(/\sformaction="([^"]*)"/gi)].map(([, to = '']) => readEntities(to)),
      ];
      return actions
        .filter((action) => action === '' || isOurs(action))
        .map((action) => ({ action, fields }));
    },
  );
}
