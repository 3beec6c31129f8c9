import type { LotUnit } from '#domain/inventory/lots/lot-unit.ts';
import { canDo, unitStateWords } from '#domain/staff/lots/unit-acts.ts';
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

/** For whom a unit is kept, as the fields have it. */
export type TypedHolder = {
  forWhom: string;
  lead: string;
  error?: string | undefined;
};

/** What the fields of a unit begin with. */
export const holderOf = (unit: LotUnit): TypedHolder => ({
  forWhom: unit.forWhom ?? '',
  lead: unit.leadReference ?? '',
});

/** Whether the page of a unit asks for whom it is. */
export const takesHolder = (unit: LotUnit) => canDo('reserve', unit) || canDo('sell', unit);

/** Names stay in the back office; the log says "private note". */
export function HolderFields({ id, holder }: { id: string; holder: TypedHolder }) {
  const { forWhom, lead, error } = holder;
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
        defaultValue={lead}
      />
    </>
  );
}
