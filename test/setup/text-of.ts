/** What is read of markup: its text in order, as one line. Elements stand apart unless `apart` says ''. */
export const textOf = (html: string | null, apart: '' | ' ' = ' '): string =>
  (html ?? '')
    .replaceAll('<!-- -->', '')
    .replaceAll(/<script.*?<\/script>/gs, '')
    .replaceAll(/<[^>]+>/g, apart)
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ')
    .trim();
