import { linkEnded, type Inspection } from '#domain/inspections/inspection.ts';
import type { LotUnit } from '#domain/inventory/lots/lot-unit.ts';
import {
  openDays,
  type AskOutcome,
  type InspectionSubject,
} from '#domain/staff/inspections/staff-inspections.ts';
import { Moment } from '#staff/layout/moment.tsx';
import { inputState, LineField, StaffField } from '../../forms/staff-field.tsx';
import { StaffInput } from '../../forms/staff-input.tsx';
import { inventoryUrls } from '../inventory/inventory-urls.ts';
import { submissionUrls } from '../submissions/submission-urls.ts';
import { inspectionUrls } from './inspection-urls.ts';
import { StaffHeading } from '../../layout/staff-heading.tsx';

const inspectorRoles = {
  staff: 'Us',
  owner: 'The owner of the bus: marked so in the report',
};

/** The bus that an inspection is asked for. */
export interface InspectedThing {
  of: InspectionSubject;
  /** Of a submission. */
  reference: string | null;
  /** The reference of what its owner sent in, which the listing may have been made of. */
  seller: string | null;
  title: string;
}

/** What was asked for and cannot be. */
export interface TypedAsk {
  name: string;
  role?: string;
  unit?: string;
  problem: Exclude<AskOutcome['outcome'], 'asked'>;
}

interface InspectionsPageProps {
  of: InspectedThing | null;
  found: readonly Inspection[];
  /** What the bus of each is called. */
  nameOf(inspection: Inspection): string | undefined;
  /** Of a lot. */
  units: readonly LotUnit[];
  typed?: TypedAsk;
  canEdit: boolean;
  now: Date;
}

/** Which inspections there are, and asking for one. */
export function InspectionsPage(props: InspectionsPageProps) {
  const { of, found, nameOf, units, typed, canEdit, now } = props;
  const last = found.at(-1);
  return (
    <>
      <Heading of={of} title={of ? `Inspections of ${of.title}` : 'Inspections'} />
      {of && canEdit ? <AskForm of={of} units={units} typed={typed} /> : null}
      <section className="staff-panel staff-space-above" aria-labelledby="asked-heading">
        <h2 id="asked-heading">Asked for</h2>
        {found.length === 0 ? <p>None yet.</p> : null}
        <ul className="stale-list" data-key-list="">
          {found.map((one) => (
            <li key={one.id}>
              <div>
                <a href={inspectionUrls.one(one.id)} data-key-open="">
                  {nameOf(one) ?? `Inspection ${one.id}`}
                  {one.unit ? `, unit ${one.unit.number}` : ''}, by {one.by.name}
                  {one.by.role === 'owner' ? ' (owner)' : ''}
                </a>
                <p className="text-muted">
                  {stateOf(one, now)} · asked <Moment at={one.createdAt} /> by {one.createdBy}
                  {one.listingId === null ? ' · no listing yet' : ''}
                </p>
              </div>
            </li>
          ))}
        </ul>
        {last && found.length >= 50 ? (
          <p>
            <a
              href={inspectionUrls.list({
                ...(of && 'listingId' in of.of ? { listing: of.of.listingId } : {}),
                ...(of?.reference ? { submission: of.reference } : {}),
                before: last.id,
              })}
            >
              Earlier ones
            </a>
          </p>
        ) : null}
      </section>
    </>
  );
}

function stateOf(one: Inspection, now: Date): string {
  if (one.handedInAt !== null) return 'Handed in';
  if (one.endedAt !== null) return 'Link ended';
  return linkEnded(one, now) === null ? 'Open' : 'Link past its time';
}

interface AskFormProps extends Pick<InspectionsPageProps, 'units' | 'typed'> {
  of: InspectedThing;
}

function AskForm({ of, units, typed }: AskFormProps) {
  const unitNotes = {
    id: 'field-unit',
    error: typed?.problem === 'no-unit' ? 'Choose the unit that is inspected.' : null,
  };
  return (
    <section className="staff-panel" aria-labelledby="ask-heading">
      <h2 id="ask-heading">Ask for an inspection</h2>
      <p>
        You get a private link for a phone. It works for {openDays} days, without signing in and,
        once opened, without a connection.
      </p>
      <form method="post" action={inspectionUrls.list()} className="form">
        {'listingId' in of.of ? (
          <input type="hidden" name="listing" value={of.of.listingId} />
        ) : (
          <input type="hidden" name="submission" value={of.reference ?? ''} />
        )}
        {units.length > 0 ? (
          <StaffField {...unitNotes} label="Which unit">
            <select
              className="field-input"
              name="unit"
              defaultValue={typed?.unit}
              {...inputState(unitNotes)}
            >
              <option value="">Choose one</option>
              {units.map(({ id, number, vin }) => (
                <option key={id} value={id}>{`Unit ${number}${vin ? `, ${vin}` : ''}`}</option>
              ))}
            </select>
          </StaffField>
        ) : null}
        <LineField
          id="inspector-name"
          label="Who inspects it"
          hint="Stands in the report, for everybody."
          error={
            typed?.problem === 'no-name'
              ? 'Say who inspects the bus: the name stands in the report.'
              : null
          }
          name="name"
          defaultValue={typed?.name}
          required
        />
        <StaffInput
          field={{ name: 'role', label: 'For whom', control: 'choice', choices: inspectorRoles }}
          text={typed?.role === 'owner' ? 'owner' : 'staff'}
        />
        <button className="button button-primary">Make the link</button>
      </form>
    </section>
  );
}

interface InspectionLinkPageProps {
  of: InspectedThing;
  link: string;
  /** The same as a QR code. */
  picture: string;
  inspection: Inspection;
}

/** The link, which nobody can read again. */
export function InspectionLinkPage({ of, link, picture, inspection }: InspectionLinkPageProps) {
  return (
    <>
      <Heading of={of} title="The link for the phone" />
      <section className="staff-panel">
        <p>
          For {inspection.by.name}
          {inspection.unit ? `, who inspects unit ${inspection.unit.number}` : ''}. You see it now
          only: scan it, or copy it into a message. Whoever has it can fill in the inspection.
        </p>
        <div
          className="staff-qr"
          role="img"
          aria-label="QR code of the link; the same stands below as text"
          dangerouslySetInnerHTML={{ __html: picture }}
        />
        <p>
          <code className="staff-secret">{link}</code>
        </p>
        <p>
          <a href={inspectionUrls.one(inspection.id)}>Go to the inspection</a>
        </p>
      </section>
    </>
  );
}

function Heading({ of, title }: { of: InspectedThing | null; title: string }) {
  return (
    <StaffHeading
      back={
        <>
          {of === null ? <a href={inventoryUrls.list()}>Inventory</a> : null}
          {of && 'listingId' in of.of ? (
            <a href={inventoryUrls.listing(of.of.listingId)}>{of.title}</a>
          ) : null}
          {of?.reference ? <a href={submissionUrls.one(of.reference)}>{of.title}</a> : null}
        </>
      }
      title={title}
    />
  );
}
