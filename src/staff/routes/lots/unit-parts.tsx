import type { LotUnit } from '#domain/inventory/lots/lot-unit.ts';
import { unitStateWords } from '#domain/staff/lots/unit-acts.ts';
import { Moment } from '#staff/layout/moment.tsx';
import { inputState, StaffField } from '../../forms/staff-field.tsx';

/** Where a unit stands, since when and for whom. */
export function UnitStanding({ unit }: { unit: LotUnit }) {
  const { state, stateAt, forWhom, leadReference } = unit;
  return (
    <>
      {unitStateWords[state]}
      {stateAt === null ? null : (
        <>
          , <Moment at={stateAt} />
        </>
      )}
      {forWhom ? `, ${forWhom}` : ''}
      {leadReference ? `, ${leadReference}` : ''}
    </>
  );
}

/** Names stay in the back office; the log says "private note". */
export function HolderFields(props: {
  id: string;
  forWhom: string;
  leadReference: string;
  error: string | null;
}) {
  const { id, forWhom, leadReference, error } = props;
  const notes = { id: `${id}-lead`, hint: 'Like OM-1A2B-3C4D-5E6F, if there is one.', error };
  return (
    <>
      <div className="field">
        <label htmlFor={`${id}-whom`}>For whom, for staff only</label>
        <input
          id={`${id}-whom`}
          name="for-whom"
          className="field-input"
          maxLength={200}
          defaultValue={forWhom}
          autoComplete="off"
        />
      </div>
      <StaffField {...notes} label="Reference of the request" wide={false}>
        <input
          name="lead"
          className="field-input"
          maxLength={40}
          defaultValue={leadReference}
          autoComplete="off"
          {...inputState(notes)}
        />
      </StaffField>
    </>
  );
}
