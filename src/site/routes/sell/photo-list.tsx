import { thumbnailName } from '#domain/media/picture-names.ts';
import type { SubmissionPhotoView, SubmissionView } from '#domain/selling/present-submission.ts';
import { longestCaption } from '#domain/selling/submission.ts';
import { urls } from '#site/urls.ts';

/** Photos that have arrived, each with what can be done to it. The first one is the title picture. */
export function PhotoList({ view }: { view: SubmissionView }) {
  return (
    <ol className="sell-photos" data-sell-photos="">
      {view.photos.map((photo, index) => (
        <li key={photo.id} data-photo={photo.id} className="sell-photo">
          <img
            src={urls.media(thumbnailName(photo.name))}
            alt={photo.caption ?? `Photo ${index + 1}`}
            width={120}
            height={90}
            loading={index < 8 ? undefined : 'lazy'}
          />
          <PhotoForm photo={photo} index={index} last={view.photos.length - 1} token={view.token} />
        </li>
      ))}
    </ol>
  );
}

interface PhotoFormProps {
  photo: SubmissionPhotoView;
  index: number;
  last: number;
  token: string;
}

function PhotoForm({ photo, index, last, token }: PhotoFormProps) {
  const which = `photo ${index + 1}`;
  return (
    <form method="post" action={urls.sellPhotos(token)} className="sell-photo-form">
      <input type="hidden" name="photo" defaultValue={photo.id} />
      <p className="sell-photo-name">
        <strong className="figures">{index + 1}</strong>
        {index === 0 ? <span className="sell-photo-title">Title picture</span> : null}
        <span className="truncate">{photo.fileName}</span>
      </p>
      <div className="sell-photo-caption">
        <label htmlFor={`caption-${photo.id}`} className="sr-only">
          Caption of {which}
        </label>
        <input
          id={`caption-${photo.id}`}
          name="caption"
          className="field-input"
          defaultValue={photo.caption ?? ''}
          placeholder="Caption, if you like"
          maxLength={longestCaption}
        />
        <Act act="caption" label="Save" name={`Save the caption of ${which}`} />
      </div>
      <div className="sell-photo-acts">
        {index > 0 ? <Act act="earlier" label="Up" name={`Move ${which} up`} /> : null}
        {index < last ? <Act act="later" label="Down" name={`Move ${which} down`} /> : null}
        <Act act="remove" label="Remove" name={`Remove ${which}`} />
      </div>
    </form>
  );
}

function Act({ act, label, name }: { act: string; label: string; name: string }) {
  return (
    <button type="submit" name="act" value={act} className="sell-act" aria-label={name}>
      {label}
    </button>
  );
}
