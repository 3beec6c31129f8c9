import type { ReactNode } from 'react';
import { say, type Text } from '#messages/i18n.ts';
import { inputState, StaffField } from '../../../forms/staff-field.tsx';
import { StaffInput } from '../../../forms/staff-input.tsx';
import { PictureFile } from '../../../islands/picture-file/picture-file.tsx';
import { StaffIsland } from '../../../islands/staff-island.tsx';
import type { Picker } from './find-choices.ts';
import { pickerSources } from './picker-fields.ts';
import { PictureGrid } from './picture-grid.tsx';
import { mostBytes, tooLarge } from './picture-words.ts';

interface PicturePickerProps {
  /** Null: it is closed. */
  picker: Picker | null;
  /** Where the form around it is sent; the picker's own buttons come back to the picker. */
  action: string;
  legend: string;
  /** Name of the file input. */
  fileName: string;
  problem: Text | undefined;
  /** Where a picture can be put, as `PictureFile` has it. */
  text?: { name: string; at: string };
  /** What can be done with what is chosen or sent. */
  children: ReactNode;
}

/** The same form, come back to at the picker. */
const pickerAt = (action: string) => `${action}#pictures`;

/**
 * Pictures to choose from and a file to send, inside the form of an editor: every button of it sends
 * that form, so the picker works without a script and nothing that was typed is lost.
 */
export function PicturePicker(props: PicturePickerProps) {
  const { picker, action, legend, fileName, problem, text, children } = props;
  const notes = { id: `field-${fileName}`, error: problem ? say(problem) : null };
  const step = (value: string, label: string) => (
    <button className="button button-small" name="step" value={value} formAction={pickerAt(action)}>
      {label}
    </button>
  );
  return (
    <fieldset className="picture-picker" id="pictures">
      <legend>{legend}</legend>
      {picker ? (
        <OpenPicker picker={picker} step={step} />
      ) : (
        <p className="actions">{step('pictures', 'Choose among our pictures')}</p>
      )}
      <StaffField
        {...notes}
        label={`Or send a file (JPEG, PNG, WebP, AVIF, HEIC or GIF; at most ${mostBytes / 1_000_000} MB)`}
      >
        <StaffIsland
          name="picture-file"
          when="idle"
          component={PictureFile}
          props={{
            name: fileName,
            id: notes.id,
            describedBy: inputState(notes)['aria-describedby'],
            mostBytes,
            tooLarge,
            text,
          }}
        />
      </StaffField>
      {children}
    </fieldset>
  );
}

function OpenPicker({
  picker,
  step,
}: {
  picker: Picker;
  step: (value: string, label: string) => ReactNode;
}) {
  const { from, words, page, pageCount, picked, groups, said, notice } = picker;
  return (
    <>
      <div className="picture-find">
        <StaffField id="field-pickWords" label="Words">
          <input
            type="search"
            name="pickWords"
            id="field-pickWords"
            className="field-input"
            defaultValue={words}
            aria-describedby="hint-pickWords"
          />
        </StaffField>
        <StaffInput
          field={{ name: 'pickFrom', label: 'Among', control: 'choice', choices: pickerSources }}
          text={from}
        />
        <p className="actions">
          {step('pictures', 'Find')} {step('pictures-close', 'Close')}
        </p>
        <p className="hint" id="hint-pickWords">
          What a picture shows, a title, a stock number. A photo of a bus is copied: it stays when
          the bus goes.
        </p>
      </div>
      {notice ? <p className="notice notice-problem">{notice}</p> : null}
      <input type="hidden" name="pickPage" value={page} />
      <fieldset className="picture-choices">
        <legend>{said}</legend>
        <label className="check">
          <input type="radio" name="picked" value="" defaultChecked={picked === ''} /> None of them
        </label>
        {groups.map((group, index) => (
          <div key={index}>
            {group.title === null ? null : <p className="picture-title">{group.title}</p>}
            <PictureGrid title={group.title} choices={group.choices} picked={picked} />
            {group.note ? <p className="hint">{group.note}</p> : null}
          </div>
        ))}
      </fieldset>
      {pageCount > 1 ? (
        <p className="actions">
          {page > 1 ? step(`pictures-${page - 1}`, 'Previous page') : null}
          <span>
            Page {page} of {pageCount}
          </span>
          {page < pageCount ? step(`pictures-${page + 1}`, 'Next page') : null}
        </p>
      ) : null}
    </>
  );
}

/**
 * What the Enter key presses, out of sight before all other buttons: in a form with a picker that is not
 * the first of the picker's own. While it is open, Enter finds pictures.
 */
export const EnterButton = ({
  picker,
  action,
  step,
}: Pick<PicturePickerProps, 'picker' | 'action'> & { step: string }) => (
  <button
    className="sr-only"
    tabIndex={-1}
    aria-hidden="true"
    name="step"
    value={picker ? 'pictures' : step}
    formAction={picker ? pickerAt(action) : undefined}
  />
);
