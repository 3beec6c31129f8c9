import type { LotUnit } from '#domain/inventory/lots/lot-unit.ts';
import { unitStateWords } from '#domain/staff/lots/unit-acts.ts';
import { Moment } from '#staff/layout/moment.tsx';
import { LineField } from '../../forms/staff-field.tsx';

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
  return (
    <>
      <LineField
        id={`${id}-whom`}
        label="For whom, for staff only"
        name="for-whom"
        maxLength={200}
        defaultValue={forWhom}
      />
      <LineField
        id={`${id}-lead`}
        label="Reference of the request"
        hint="Like OM-1A2B-3C4D-5E6F, if there is one."
        error={error}
        name="lead"
        maxLength={40}
        defaultValue={leadReference}
      />
    </>
  );
}
