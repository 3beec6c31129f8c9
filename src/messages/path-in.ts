import { languageCodes } from './languages.ts';

const prefixes = new RegExp(
  `^/(?:${languageCodes.filter((one) => one !== 'en').join('|')})(?=[/?#]|$)`,
);

/** The path as English has it: `/es/buses?page=2` → `/buses?page=2`. */
export const withoutLanguage = (path: string): string => {
  const rest = path.replace(prefixes, '');
  return rest.startsWith('/') ? rest : `/${rest}`;
};

/** The same page in a language, whichever it was in: `/buses?page=2` → `/es/buses?page=2`, `/` → `/es`. */
export function pathIn(language: string, path: string): string {
  const bare = withoutLanguage(path);
  return language === 'en' ? bare : `/${language}${bare.replace(/^\/(?=[?#]|$)/, '')}`;
}
