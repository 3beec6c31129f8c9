import { isOwnPicture } from '#domain/content/editing/article-values.ts';
import type { FormFields, Problems } from '#domain/content/editing/read-fields.ts';
import { say } from '#messages/i18n.ts';
import { type ShownField, StaffInput } from '../../forms/staff-input.tsx';
import { ShownPicture } from './pictures/shown-picture.tsx';

export interface Draft {
  fields: FormFields;
  problems: Problems;
}

export const line = (name: string, label: string, hint?: string): ShownField => ({
  name,
  label,
  control: 'text',
  ...(hint ? { hint } : {}),
});

/** One field of a draft, filled with what was typed. */
export function EditorField(props: {
  field: ShownField;
  draft: Draft;
  locked?: boolean;
  rows?: number;
}) {
  const { field, draft, rows = 8 } = props;
  const { name, label, control } = field;
  const problem = draft.problems[name];
  const text = draft.fields[name] ?? '';
  if (control === 'check')
    return (
      <label className="check">
        <input type="checkbox" name={name} value="on" defaultChecked={text === 'on'} /> {say(label)}
      </label>
    );
  return (
    <>
      <StaffInput
        field={{ rows, ...field }}
        text={text}
        error={problem ? say(problem) : null}
        locked={control === 'key' && props.locked}
      />
      {control === 'picture' && isOwnPicture(text) ? <ShownPicture name={text} /> : null}
    </>
  );
}

/** What is wrong, at the top, each a link to its field. */
export function ProblemSummary({ problems }: { problems: Problems }) {
  const entries = Object.entries(problems);
  if (entries.length === 0) return null;
  return (
    <div className="notice notice-problem content-problems" role="alert">
      <h2>There is a problem</h2>
      <ul>
        {entries.map(([name, problem]) => (
          <li key={name}>
            <a href={`#field-${name}`}>{say(problem)}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
