import type { ContentLanguage } from '#domain/content/content-language.ts';
import type { TranslatedInto } from '#domain/content/editing/content-service.ts';

const names = new Intl.DisplayNames('en', { type: 'language' });
const list = (type: 'conjunction' | 'disjunction', languages: readonly ContentLanguage[]) =>
  new Intl.ListFormat('en', { type }).format(languages.map((one) => names.of(one) ?? one));

/** Said before somebody changes words that stand in other languages as well, and afterwards. */
export function TranslationNote({ into }: { into: TranslatedInto | undefined }) {
  if (!into) return null;
  const { shown, aside } = into;
  return (
    <>
      {shown.length === 0 ? null : (
        <p className="text-muted">
          {`Visitors who read ${list('disjunction', shown)} see a built-in translation of this text. Once its words are changed, they see the changed English.`}
        </p>
      )}
      {aside.length === 0 ? null : <p className="text-muted">{asideWords(into)}</p>}
    </>
  );
}

/** What visitors of other languages see of a text whose English words were changed; empty: no news. */
export const asideWords = (into: TranslatedInto | undefined): string =>
  into?.aside.length
    ? `Visitors who read ${list('disjunction', into.aside)} see this English: the built-in translation is set aside as long as the words are not those that it translates.`
    : '';

/** The same in a list, beside the state of a text. */
export function AsideHint({ into }: { into: TranslatedInto | undefined }) {
  return into?.aside.length ? (
    <span className="hint staff-block">
      {`Translation set aside: ${list('conjunction', into.aside)}`}
    </span>
  ) : null;
}
