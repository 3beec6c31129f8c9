import {
  busField,
  busFields,
  publishRules,
  type FieldKey,
} from '#domain/inventory/fields/bus-fields.ts';
import type { FieldTexts } from '#domain/staff/inventory/field-texts.ts';
import type { ListingFieldError } from '#domain/staff/inventory/read-listing-form.ts';
import { ListingInput } from '../inventory/listing-form.tsx';
import { submissionUrls } from './submission-urls.ts';

/** Of the form that every step of a review is a part of, wherever it stands on the page. */
export const reviewFormId = 'review-form';

/** What nearly every listing needs; the others wait behind one click. */
const first: readonly FieldKey[] = [
  'category',
  'schoolType',
  'condition',
  'year',
  'priceCents',
  'bodyMake',
  'bodyModel',
  'chassisMake',
  'chassisModel',
  'passengers',
  'wheelchairPositions',
  'mileageMiles',
  'stockNumber',
  'vin',
  'lift',
  'city',
  'state',
  'description',
];

interface PublishFormProps {
  reference: string;
  revision: number;
  texts: FieldTexts;
  errors: readonly ListingFieldError[];
  photoCount: number;
  mailable: boolean;
}

/** The listing that the submission becomes, filled in as far as it tells. */
export function PublishForm(props: PublishFormProps) {
  const { reference, revision, texts, errors, photoCount, mailable } = props;
  const fields = first.map(busField).filter(({ requiredToPublish: rule }) => {
    return rule !== 'of-school-buses' || publishRules[rule].holds(texts);
  });
  const others = busFields.filter((field) => !fields.includes(field));
  const shown = (one: (typeof busFields)[number]) => (
    <ListingInput
      key={one.key}
      of={one}
      text={texts[one.key] ?? ''}
      error={errors.find(({ field }) => field === one.key)?.text ?? null}
    />
  );
  return (
    <section className="staff-panel" id="listing">
      <h2>The listing</h2>
      <form
        id={reviewFormId}
        method="post"
        action={submissionUrls.publish(reference)}
        className="form"
      >
        <input type="hidden" name="revision" value={revision} />
        <div className="listing-fields">{fields.map(shown)}</div>
        <details open={errors.some(({ field }) => others.some(({ key }) => key === field))}>
          <summary className="staff-summary">All other fields</summary>
          <div className="listing-fields staff-space-above">{others.map(shown)}</div>
        </details>
        <p className="hint">
          {photoCount === 0
            ? 'Without photos the illustration of its kind is shown.'
            : `${photoCount === 1 ? 'The photo goes' : `All ${photoCount} photos go`} with it.`}{' '}
          {mailable ? 'The seller gets a mail with the link.' : 'The seller gets no mail.'}
        </p>
        <div className="actions">
          <button
            className="button button-primary"
            name="status"
            value="published"
            data-main-action=""
          >
            Publish
          </button>
          <button className="button" name="status" value="draft">
            Keep as a draft listing
          </button>
        </div>
      </form>
    </section>
  );
}
