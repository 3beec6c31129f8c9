import { isOwnPicture } from './article-values.ts';
import { fieldReader, type FormFields, type Problems } from './read-fields.ts';

/** Blocks of advice under a category's list. */
export const mostSections = 6;

export const sectionFields = Array.from({ length: mostSections }, (_, index) => ({
  number: index + 1,
  title: `section${index + 1}Title`,
  text: `section${index + 1}Text`,
}));

/** What the form says of a category's page; `name` is not staff's to change. */
export function readCategory(
  form: FormFields,
  name: string,
): { values: Record<string, string>; problems: Problems } {
  const problems: Problems = {};
  const { line, lines } = fieldReader(form, problems);
  const keywords = line('keywords', 'the keywords', 400, 'optional');
  const picture = (form['picture'] ?? '').trim().replace(/^\/media\//, '');
  if (picture !== '' && !isOwnPicture(picture))
    problems['picture'] = 'Choose a file, or name a picture of ours: category/coach.webp';
  const values: Record<string, string> = {
    name,
    tagline: line('tagline', 'the tagline', 120, 'optional'),
    intro: line('intro', 'the introduction', 600),
    description: line('description', 'the description', 300),
    keywords: keywords
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean)
      .join(', '),
    picture,
  };
  for (const { number, title, text } of sectionFields) {
    values[title] = line(title, `the heading of section ${number}`, 80, 'optional');
    values[text] = lines(text, `the text of section ${number}`, 1_500, 'optional');
    if (values[title] === '' && values[text] !== '' && !problems[title])
      problems[title] = `Enter a heading for section ${number}, or empty its text`;
    if (values[title] !== '' && values[text] === '' && !problems[text])
      problems[text] = `Enter the text of section ${number}, or empty its heading`;
    // Spec §3: such a section is never shown.
    if (values[title].toLowerCase() === 'keywords')
      problems[title] = 'Keywords have a field of their own';
  }
  return { values, problems };
}
