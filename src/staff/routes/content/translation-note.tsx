import type { ContentLanguage } from '#domain/content/content-language.ts';

const names = new Intl.DisplayNames('en', { type: 'language' });
const list = new Intl.ListFormat('en', { type: 'disjunction' });

/** Said before somebody changes words that stand in other languages as well. */
export function TranslationNote({ languages }: { languages: readonly ContentLanguage[] }) {
  if (languages.length === 0) return null;
  const named = list.format(languages.map((one) => names.of(one) ?? one));
  return (
    <p className="text-muted">
      {`Visitors who read ${named} see a built-in translation of this text. Once its words are changed, they see the changed English.`}
    </p>
  );
}
