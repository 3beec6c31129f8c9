import { Fact } from '../../ui/fact.tsx';

interface PhotoFilesProps {
  summary: string;
  rows: readonly (readonly [label: string, words: string])[];
}

/** What a photo takes on the disk, file by file. */
export function PhotoFiles({ summary, rows }: PhotoFilesProps) {
  return (
    <details className="photo-sizes">
      <summary>{summary}</summary>
      <dl className="staff-facts figures">
        {rows.map(([label, words]) => (
          <Fact key={label} label={label}>
            {words}
          </Fact>
        ))}
      </dl>
    </details>
  );
}
