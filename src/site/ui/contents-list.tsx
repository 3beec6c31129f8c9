import { t } from '@lingui/core/macro';

interface ContentsListProps {
  headings: readonly { id: string; text: string }[];
  /** Of the text. */
  lang?: string;
}

/** Links to the parts of a long text; a short one needs none. */
export function ContentsList({ headings, lang }: ContentsListProps) {
  if (headings.length < 3) return null;
  return (
    <nav aria-label={t`On this page`} className="contents-list no-print">
      <p>{t`On this page`}</p>
      <ul lang={lang}>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
