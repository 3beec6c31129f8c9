/** For `lower(…) like … escape '\'`: the words anywhere in a text; `%` and `_` stand for themselves. */
export const likePattern = (words: string) =>
  `%${words.toLowerCase().replace(/[\\%_]/g, String.raw`\$&`)}%`;
