import {
  categoriesFrom,
  contentCategories,
  type ContentCategories,
  type ContentCategory,
} from '../content-category.ts';
import type { ContentEdit } from './content-edits.ts';
import { editedEntries, textsOf, type BuiltInEntry } from './edited-entries.ts';
import { fieldReader, slugOf, type FormFields, type Problems } from './read-fields.ts';

const mostAddress = 60;
const mostFormer = 20;
const addressForm = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Built-in sections as entries that can be edited. */
export const sectionEntries = (): BuiltInEntry[] =>
  contentCategories.map(({ slug, name }) => ({
    slug,
    values: { name, address: slug, spanishName: '', intro: '', order: '' },
  }));

/** What the form says. `before`: what is stored of the same section; its address stays known. */
export function readSection(
  form: FormFields,
  others: ReadonlyMap<string, FormFields>,
  before: FormFields,
): { values: Record<string, string>; problems: Problems } {
  const problems: Problems = {};
  const { line } = fieldReader(form, problems);
  const name = line('name', 'a name', 60);
  const typed = (form['address'] ?? '').trim();
  const address = typed === '' ? slugOf(name, mostAddress) : typed;
  const order = line('order', 'the place', 2, 'optional');
  if (order !== '' && !/^[1-9]\d?$/.test(order))
    problems['order'] = 'Enter a whole number from 1 to 99, or leave it empty';
  const taken = [...others.values()];
  const same = (a = '', b = '') => a.toLowerCase() === b.toLowerCase();
  if (!problems['name'] && taken.some((other) => same(other['name'], name)))
    problems['name'] = 'Another section has this name';
  if (address !== '' && taken.some((other) => other['address'] === address))
    problems['address'] = 'Another section has this address';
  else if (!addressForm.test(address) || address.length > mostAddress)
    problems['address'] =
      `Use lower-case letters, digits and single hyphens, at most ${mostAddress} characters`;
  const known = [...(before['formerly'] ?? '').split(' '), before['address'] ?? ''];
  const formerly = [...new Set(known.filter((one) => one !== '' && one !== address))];
  return {
    values: {
      name,
      address,
      spanishName: line('spanishName', 'the Spanish name', 60, 'optional'),
      intro: line('intro', 'the introduction', 300, 'optional'),
      order,
      formerly: formerly.slice(-mostFormer).join(' '),
    },
    problems,
  };
}

/** The sections with staff's edits over them: numbered ones first, then in the order they came. */
export function editedSections(edits: readonly ContentEdit[]): ContentCategories {
  const live: { order: number; category: ContentCategory }[] = [];
  const gone = new Map<string, string>();
  const former = new Map<string, string>();
  for (const entry of editedEntries('section', sectionEntries(), edits)) {
    const texts = textsOf(entry.live ?? entry.edit?.live ?? entry.builtIn ?? {});
    const { name = '', address = '', spanishName = '', intro = '', order = '' } = texts;
    for (const one of [entry.slug, ...(texts['formerly'] ?? '').split(' ')].filter(Boolean))
      former.set(one, entry.slug);
    if (entry.live && name !== '' && address !== '')
      live.push({
        order: Number(order) || Number.POSITIVE_INFINITY,
        category: { slug: entry.slug, address, name, spanishName, intro },
      });
    else {
      former.set(address, entry.slug);
      gone.set(entry.slug, texts['movesTo'] ?? '');
    }
  }
  const inOrder = live.toSorted((a, b) => (a.order === b.order ? 0 : a.order - b.order));
  return categoriesFrom(
    inOrder.map(({ category }) => category),
    gone,
    former,
  );
}
