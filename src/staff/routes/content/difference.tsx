import { diffWords } from '#domain/content/editing/diff-words.ts';

const marks = { same: ' ', gone: '−', new: '+' } as const;
const words = { gone: 'Removed: ', new: 'Added: ' } as const;

/** What became of a text: lines that went and came, their own words set off, and one line around. */
export function Difference({ before, after }: { before: string; after: string }) {
  const lines = diffWords(before, after);
  const near = lines.map((_, at) =>
    lines.slice(Math.max(0, at - 1), at + 2).some(({ kind }) => kind !== 'same'),
  );
  if (!near.includes(true)) return <p className="text-muted">The words are the same.</p>;
  return (
    <div className="content-diff">
      {lines.map(({ kind, parts }, at) =>
        near[at] ? (
          <p key={at} className={`content-diff-${kind}`}>
            <span aria-hidden="true">{marks[kind]}</span>
            {kind === 'same' ? null : <span className="sr-only">{words[kind]}</span>}
            {parts.map(({ text, changed }, index) =>
              changed && text.trim() !== '' ? <strong key={index}>{text}</strong> : text,
            )}
          </p>
        ) : near[at - 1] ? (
          <p key={at} className="text-muted">
            …
          </p>
        ) : null,
      )}
    </div>
  );
}
