import { t } from '@lingui/core/macro';

const prefix = (): string =>
  `${t({ message: 'Error:', comment: 'Stands before the title of a page whose form has mistakes' })} `;

/** A page's title, which says first of all when something is wrong: many only hear it. */
export function titleOf(title: string, isWrong: boolean): string {
  const bare = title.startsWith(prefix()) ? title.slice(prefix().length) : title;
  return isWrong ? prefix() + bare : bare;
}
