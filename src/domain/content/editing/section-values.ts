import {
  categoriesFrom,
  contentCategories,
  namedLanguages,
  type ContentCategories,
  type ContentCategory,
} from '../content-category.ts';
import { languages, type LanguageCode } from '#messages/languages.ts';
import type { ContentEdit } from './content-edits.ts';
import { editedEntries, textsOf, type BuiltInEntry } from './edited-entries.ts';
import { textField } from '../../forms/form-field.ts';
import {
  needed,
  placeField,
  readEntry,
  slugOf,
  upTo,
  type FormFields,
  type ReadEntry,
} from './read-fields.ts';

const mostAddress = 60;
const mostFormer = 20;
const addressForm = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The fields of a section's texts in a language besides English, and how they are stored. */
const nameIn = (language: LanguageCode) => `name-${language}`;
const introIn = (language: LanguageCode) => `intro-${language}`;

/** "Spanish" */
const englishNames = new Intl.DisplayNames('en-US', { type: 'language' });

/** Built-in sections as entries that can be edited. */
export const sectionEntries = (): BuiltInEntry[] =>
  contentCategories.map(({ slug, name }) => ({
    slug,
    values: {
      name,
      ...Object.fromEntries(
        namedLanguages.flatMap((language) => [
          [nameIn(language), ''],
          [introIn(language), ''],
        ]),
      ),
      address: slug,
      intro: '',
      order: '',
    },
  }));

const wrongAddress = `Use lower-case letters, digits and single hyphens, at most ${mostAddress} characters`;

export const sectionFields = [
  textField('name', 'Name', needed('a name', 60)),
  ...namedLanguages.map((language) =>
    textField(nameIn(language), `${englishNames.of(language)} name (optional)`, {
      ...upTo(`the ${englishNames.of(language)} name`, 60),
      hint: `${languages[language].name}; empty: the site’s own translation, or the English name`,
    }),
  ),
  textField('address', 'Address (optional)', {
    maxLength: mostAddress,
    tooLong: wrongAddress,
    hint: 'Stands behind ?category= in the address of its list; empty: made from the name. Old addresses keep leading here.',
  }),
  textField('intro', 'Introduction (optional)', {
    ...upTo('the introduction', 300),
    control: 'area',
    rows: 3,
    hint: 'One or two sentences above its list, and for search engines',
  }),
  ...namedLanguages.map((language) =>
    textField(introIn(language), `${englishNames.of(language)} introduction (optional)`, {
      ...upTo(`the ${englishNames.of(language)} introduction`, 300),
      control: 'area',
      rows: 3,
      hint: `${languages[language].name}; empty: the English one, said to be English`,
    }),
  ),
  placeField(99, '1 comes first; empty: after the numbered ones'),
];

/** What the form says. `before`: what is stored of the same section; its address stays known. */
export function readSection(
  form: FormFields,
  others: ReadonlyMap<string, FormFields>,
  before: FormFields,
): ReadEntry {
  const taken = [...others.values()];
  const same = (a = '', b = '') => a.toLowerCase() === b.toLowerCase();
  const { values, problems } = readEntry(sectionFields, form, (found, faults) => {
    const { name = '' } = found;
    if (!faults.has('name') && taken.some((other) => same(other['name'], name)))
      faults.set('name', 'Another section has this name');
    if (faults.has('address')) return;
    const address = (found['address'] ||= slugOf(name, mostAddress));
    if (address !== '' && taken.some((other) => other['address'] === address))
      faults.set('address', 'Another section has this address');
    else if (!addressForm.test(address)) faults.set('address', wrongAddress);
  });
  const known = [...(before['formerly'] ?? '').split(' '), before['address'] ?? ''];
  const formerly = [...new Set(known.filter((one) => one !== '' && one !== values['address']))];
  return { values: { ...values, formerly: formerly.slice(-mostFormer).join(' ') }, problems };
}

/** The sections with staff's edits over them: numbered ones first, then in the order they came. */
export function editedSections(edits: readonly ContentEdit[]): ContentCategories {
  const live: { order: number; category: ContentCategory }[] = [];
  const gone = new Map<string, string>();
  const former = new Map<string, string>();
  for (const entry of editedEntries('section', sectionEntries(), edits)) {
    const texts = textsOf(entry.live ?? entry.edit?.live ?? entry.builtIn ?? {});
    const { name = '', address = '', intro = '', order = '' } = texts;
    for (const one of [entry.slug, ...(texts['formerly'] ?? '').split(' ')].filter(Boolean))
      former.set(one, entry.slug);
    if (entry.live && name !== '' && address !== '')
      live.push({
        order: Number(order) || Number.POSITIVE_INFINITY,
        category: {
          slug: entry.slug,
          address,
          name,
          names: inLanguages(texts, nameIn),
          intro,
          intros: inLanguages(texts, introIn),
        },
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

function inLanguages(
  texts: Readonly<Record<string, string>>,
  fieldIn: (language: LanguageCode) => string,
): ContentCategory['names'] {
  const said = namedLanguages.map((language) => [language, texts[fieldIn(language)] ?? '']);
  return Object.fromEntries(said.filter(([, text]) => text !== ''));
}
