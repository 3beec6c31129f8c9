import { categoriesWithPage, type ContentCategories } from '#domain/content/content-category.ts';
import type { EditedEntry } from '#domain/content/editing/edited-entries.ts';
import { inputState, StaffField } from '../../forms/staff-field.tsx';
import { changeOfEntry, entryFormId } from './entry-page.tsx';

interface SectionOffFormProps {
  entry: EditedEntry;
  sections: ContentCategories;
  /** Articles and videos that it has. */
  size: number;
  /** What was chosen in the last try, and what was wrong with it. */
  movesTo: string;
  problem?: string;
}

/** Takes a section off the site, and says first where its articles go. */
export function SectionOffForm(props: SectionOffFormProps) {
  const { entry, sections, size, movesTo, problem } = props;
  const { slug, live } = entry;
  if (categoriesWithPage.has(slug))
    return (
      <p className="text-muted content-way-back">
        This section has a page of its own in every menu: it can be renamed, not deleted.
      </p>
    );
  if (live === null) {
    const to = sections.find(slug)?.name;
    return (
      <p className="content-way-back">
        It is off the site{to ? `; what it had is under “${to}” now` : ''}. Saving brings it back,
        with what it had.
      </p>
    );
  }
  const notes = { id: 'field-movesTo', error: problem };
  return (
    <div className="form content-apart">
      <h2>Delete this section</h2>
      <p>
        {size === 0
          ? 'Nothing is in it.'
          : `${size} ${size === 1 ? 'article or video is' : 'articles and videos are'} in it. They need another section.`}{' '}
        Links to it lead to the section that you choose.
      </p>
      <StaffField {...notes} label="What it has goes to">
        <select
          form={entryFormId}
          name="movesTo"
          className="field-input"
          defaultValue={movesTo}
          aria-required={size > 0}
          {...inputState(notes)}
        >
          <option value="">Choose a section</option>
          {sections
            .all()
            .filter((one) => one.slug !== slug)
            .map((one) => (
              <option key={one.slug} value={one.slug}>
                {one.name}
              </option>
            ))}
        </select>
      </StaffField>
      <p className="actions">
        <button
          {...changeOfEntry('section', slug, 'off')}
          className="button button-small button-danger"
        >
          Delete the section
        </button>
      </p>
    </div>
  );
}
