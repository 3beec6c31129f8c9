import { withoutLanguage } from '#messages/languages.ts';
import { publicPages } from '#pages/page-map.ts';
import { field, type FieldReading } from '../../forms/form-field.ts';
import { needed, readEntry, type FormFields, type ReadEntry } from './read-fields.ts';

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

export const redirectFields = [
  field(
    'from',
    'Old address',
    (text): FieldReading<string> => {
      const source = ownPath(text);
      if (!source) return { fault: 'Enter a path of this site, such as /old-page' };
      const from = source.path.toLowerCase();
      if (source.search !== '') return { fault: 'Leave out everything from ? or # on' };
      if (from === '/' || reserved.test(from)) return { fault: 'This address cannot move' };
      return { value: from };
    },
    { ...needed('the old address', longest), control: 'key', hint: 'A path, such as /old-page' },
  ),
  field(
    'to',
    'Leads to',
    (text): FieldReading<string> => {
      const target = ownPath(text);
      if (!target) return { fault: 'Enter a path of this site, such as /buses' };
      return { value: target.path + target.search };
    },
    { ...needed('the new address', longest), hint: 'A path of this site, such as /buses' },
  ),
];

/** What the form says; refuses foreign targets, loops, and chains of two steps. */
export const readRedirect = (form: FormFields, others: ReadonlyMap<string, string>): ReadEntry =>
  readEntry(redirectFields, form, ({ from = '', to = '' }, faults) => {
    if (faults.has('to')) return;
    const target = ownPath(to)?.path.toLowerCase() ?? '';
    const fault =
      target === from
        ? 'This leads back to itself'
        : chainProblem(from, target, others) ||
          (isKnown(target) ? '' : 'No page is at this address');
    if (fault !== '') faults.set('to', fault);
  });

/** A page in some language, a file, or an address that programs use. */
function isKnown(path: string): boolean {
  const page = withoutLanguage(path);
  const isPage = publicPages.at(page) ?? publicPages.at(`${page}/`);
  return isPage !== null || /\.\w+$/.test(path) || reserved.test(path);
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
