import { isOwnPicture } from '#domain/content/editing/article-values.ts';
import type { FormFields, Problems } from '#domain/content/editing/read-fields.ts';
import { say } from '#messages/i18n.ts';
import { ChoiceOptions } from '../../forms/staff-field.tsx';
import type { EntryField } from './entry-kind.ts';
import { ShownPicture } from './pictures/shown-picture.tsx';

export interface Draft {
  fields: FormFields;
  problems: Problems;
}

/** One labelled field with its hint and its problem, filled with what was typed. */
export function EditorField(props: {
  field: EntryField;
  draft: Draft;
  locked?: boolean;
  rows?: number;
}) {
  const { field, draft, locked, rows = 8 } = props;
  const { name, label, hint, control } = field;
  const problem = draft.problems[name];
  const value = draft.fields[name] ?? '';
  if (control === 'check') {
    return (
      <label className="check">
        <input type="checkbox" name={name} value="on" defaultChecked={value === 'on'} />{' '}
        {say(label)}
      </label>
    );
  }
  const attributes = {
    name,
    id: `field-${name}`,
    className:
      field.width === 'short' || control === 'date'
        ? 'field-input content-narrow-input'
        : 'field-input',
    defaultValue: value,
    'aria-invalid': problem ? (true as const) : undefined,
    'aria-describedby':
      [hint && `hint-${name}`, problem && `problem-${name}`].filter(Boolean).join(' ') || undefined,
  };
  return (
    <div className="field">
      <label htmlFor={attributes.id}>{say(label)}</label>
      {hint ? (
        <span className="hint" id={`hint-${name}`}>
          {say(hint)}
        </span>
      ) : null}
      {problem ? (
        <span className="field-error" id={`problem-${name}`}>
          {say(problem)}
        </span>
      ) : null}
      {control === 'area' ? (
        <textarea {...attributes} rows={field.rows ?? rows} />
      ) : control === 'choice' ? (
        <select {...attributes}>
          <ChoiceOptions choices={field.choices ?? {}} />
        </select>
      ) : (
        <input
          {...attributes}
          type={control === 'date' ? 'date' : 'text'}
          readOnly={control === 'key' && locked}
        />
      )}
      {control === 'picture' && isOwnPicture(value) ? <ShownPicture name={value} /> : null}
    </div>
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
