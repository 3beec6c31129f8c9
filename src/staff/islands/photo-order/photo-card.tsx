import type { MouseEvent } from 'react';
import { captionField, servedCaptionField } from '#site/forms/photo-captions.ts';
import { PhotoFiles } from './photo-files.tsx';

/** What moves a photo. */
export type PhotoMove = 'earlier' | 'later' | 'cover';

export interface ListedPhoto {
  name: string;
  href: string;
  thumbnail: string;
  caption: string;
  /** "Taken in March 2026"; null where nobody knows. */
  taken: string | null;
  /** A caption that was typed and not saved. */
  typed: string | null;
  canUncrop: boolean;
  sizes: { summary: string; rows: readonly (readonly [label: string, words: string])[] };
}

interface PhotoCardProps {
  photo: ListedPhoto;
  index: number;
  isLast: boolean;
  canEdit: boolean;
  isDragged: boolean;
  onDrag?: (() => void) | undefined;
  /** Without it the buttons send the form. */
  onStep?: ((step: PhotoMove) => void) | undefined;
}

/** One photo with its caption and its buttons, all of one form: each of them saves every caption. */
export function PhotoCard(props: PhotoCardProps) {
  const { photo, index, isLast, canEdit, isDragged, onDrag, onStep } = props;
  const { name, href, thumbnail, caption, taken, typed, canUncrop, sizes } = photo;
  const position = `photo ${index + 1}`;
  const step = (what: PhotoMove, label: string) => (
    <Act
      what={`${what} ${name}`}
      label={label}
      position={position}
      onClick={
        onStep &&
        ((event) => {
          event.preventDefault();
          onStep(what);
        })
      }
    />
  );
  return (
    <li
      className="staff-panel photo-item"
      data-photo={name}
      data-dragging={isDragged ? '' : undefined}
    >
      <a href={href} className="photo-picture" draggable={onDrag && true} onDragStart={onDrag}>
        <img
          src={thumbnail}
          alt={caption || `Photo ${index + 1}`}
          width={240}
          height={160}
          loading="lazy"
        />
        {index === 0 ? <span className="tag tag-new">Cover</span> : null}
      </a>
      {taken ? <p className="hint">{taken}</p> : null}
      {!canEdit ? (
        <p>{caption}</p>
      ) : (
        <div className="photo-form">
          <input type="hidden" name={servedCaptionField(name)} value={caption} />
          {typed === null ? null : (
            <p className="notice notice-problem">
              The caption is now: {caption || 'empty'}. Save yours to put it in its place.
            </p>
          )}
          <label className="field">
            <span>Caption, also for people who cannot see it</span>
            <input
              className="field-input"
              name={captionField(name)}
              defaultValue={typed ?? caption}
              maxLength={200}
              list="shot-names"
            />
          </label>
          <p className="actions">
            <Act what="captions" label="Save captions" position={position} />
            {index > 0 ? step('earlier', 'Earlier') : null}
            {isLast ? null : step('later', 'Later')}
            {index > 0 ? step('cover', 'Make cover') : null}
            <Act what={`turn ${name}`} label="Turn" position={position} />
            <Act what={`crop ${name}`} label="Crop" position={position} />
            {canUncrop ? (
              <Act what={`uncrop ${name}`} label="Undo crop" position={position} />
            ) : null}
          </p>
          <details>
            <summary className="button button-small" aria-label={`Remove: ${position}`}>
              Remove
            </summary>
            <p className="hint">Its files are deleted, and nothing brings them back.</p>
            <Act what={`remove ${name}`} label="Remove for good" position={position} isDangerous />
          </details>
        </div>
      )}
      <PhotoFiles {...sizes} />
    </li>
  );
}

interface ActProps {
  what: string;
  label: string;
  position: string;
  isDangerous?: boolean;
  onClick?: ((event: MouseEvent) => void) | undefined;
}

function Act({ what, label, position, isDangerous, onClick }: ActProps) {
  return (
    <button
      name="what"
      value={what}
      aria-label={`${label}: ${position}`}
      className={`button button-small ${isDangerous ? 'button-danger' : ''}`}
      onClick={onClick}
    >
      {label}
    </button>
  );
}
