import { field, textField, type FieldReading } from '../../forms/form-field.ts';
import { isOwnPicture } from './article-values.ts';
import {
  needed,
  pictureField,
  readEntry,
  upTo,
  type FormFields,
  type ReadEntry,
} from './read-fields.ts';

/** Blocks of advice under a category's list. */
const mostSections = 6;

export const categorySectionFields = Array.from({ length: mostSections }, (_, index) => ({
  number: index + 1,
  title: `section${index + 1}Title`,
  text: `section${index + 1}Text`,
}));

const keywordList = (text: string): FieldReading<string> => {
  const words = text.split(',').map((word) => word.trim());
  return { value: words.filter(Boolean).join(', ') };
};

export const categoryFields = [
  textField('name', 'Name', {
    control: 'key',
    maxLength: 200,
    hint: 'The same everywhere on the site',
  }),
  textField('tagline', 'Tagline (optional)', upTo('the tagline', 120)),
  textField('intro', 'Introduction', { ...needed('the introduction', 600), control: 'area' }),
  textField('description', 'Description', {
    ...needed('the description', 300),
    control: 'area',
    hint: 'For search engines and the list of all kinds',
  }),
  field('keywords', 'Keywords (optional)', keywordList, {
    ...upTo('the keywords', 400),
    hint: 'With commas between',
  }),
  pictureField(
    'Empty: the drawing of this kind',
    'Choose a file, or name a picture of ours: category/coach.webp',
    isOwnPicture,
  ),
  ...categorySectionFields.flatMap(({ number, title, text }) => [
    textField(title, `Section ${number}: heading`, upTo(`the heading of section ${number}`, 80)),
    textField(text, `Section ${number}: text`, {
      ...upTo(`the text of section ${number}`, 1_500),
      control: 'area',
    }),
  ]),
];

/** What the form says of a category's page; `name` is not staff's to change. */
export const readCategory = (form: FormFields, name: string): ReadEntry =>
  readEntry(categoryFields, { ...form, name }, (values, faults) => {
    for (const { number, title, text } of categorySectionFields) {
      if (faults.has(title) || faults.has(text)) continue;
      const heading = values[title]?.toLowerCase() ?? '';
      if (heading === '' && values[text] !== '')
        faults.set(title, `Enter a heading for section ${number}, or empty its text`);
      if (heading !== '' && values[text] === '')
        faults.set(text, `Enter the text of section ${number}, or empty its heading`);
      // Spec §3: such a section is never shown.
      if (heading === 'keywords') faults.set(title, 'Keywords have a field of their own');
    }
  });
