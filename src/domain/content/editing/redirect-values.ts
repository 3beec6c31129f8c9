import { publicPages } from '#pages/page-map.ts';
import { fieldReader, type FormFields, type Problems } from './read-fields.ts';

export interface RedirectValues {
  [name: string]: string;
  from: string;
  to: string;
}

const longest = 300;
const ours = 'https://our.site';
/** Addresses that programs use: moving them would break more than a bookmark. */
const reserved = /^\/(?:staff|api|assets|media|1|health|metrics)(?:\/|$)/;

/**
 * The address as the site compares it: lower case, a final slash only in the knowledge center. Null
 * for anything that is not a path of this site, such as `//other.example` or `/\other.example`.
 */
export function ownPath(text: string): { path: string; search: string } | null {
  if (!/^\/(?![/\\])[!-~]*$/.test(text) || text.includes('\\') || text.length > longest)
    return null;
  const url = URL.parse(text, ours);
  if (url === null || url.origin !== ours || /\/\/|%[01][0-9a-f]/i.test(url.pathname)) return null;
  const bare = url.pathname.replace(/\/+$/, '');
  const slash = bare === '' || publicPages.endsInSlash(bare.toLowerCase()) ? '/' : '';
  return { path: bare + slash, search: url.search + url.hash };
}

/** What the form says; refuses foreign targets, loops, and chains of two steps. */
export function readRedirect(
  form: FormFields,
  others: ReadonlyMap<string, string>,
): { values: RedirectValues; problems: Problems } {
  const problems: Problems = {};
  const { line } = fieldReader(form, problems);
  const source = ownPath(line('from', 'the old address', longest));
  const target = ownPath(line('to', 'the new address', longest));
  const from = source?.path.toLowerCase() ?? '';
  const to = target ? target.path + target.search : '';
  if (!problems['from']) {
    if (!source) problems['from'] = 'Enter a path of this site, such as /old-page';
    else if (source.search !== '') problems['from'] = 'Leave out everything from ? or # on';
    else if (from === '/' || reserved.test(from)) problems['from'] = 'This address cannot move';
  }
  if (!problems['to']) {
    if (!target) problems['to'] = 'Enter a path of this site, such as /buses';
    else if (target.path.toLowerCase() === from) problems['to'] = 'This leads back to itself';
    else problems['to'] = chainProblem(from, target.path.toLowerCase(), others);
    if (problems['to'] === '') delete problems['to'];
  }
  return { values: { from, to }, problems };
}

function chainProblem(from: string, to: string, others: ReadonlyMap<string, string>): string {
  const path = (address: string) => ownPath(address)?.path.toLowerCase() ?? '';
  const next = others.get(to);
  if (next !== undefined) {
    return path(next) === from
      ? `${to} already moves to ${from}: that would be a loop`
      : `${to} itself moves to ${next}: enter that`;
  }
  const before = [...others].find(([source, target]) => source !== from && path(target) === from);
  return before ? `${before[0]} moves to ${from}, which would need two steps: change it first` : '';
}
