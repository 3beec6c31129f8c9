import { t } from '@lingui/core/macro';
import type { MouseEvent } from 'react';
import { longestCaption } from '#domain/selling/submission.ts';
import { captionField, servedCaptionField } from '#site/forms/photo-captions.ts';
import type { SellersPhoto } from './photo-step-props.ts';

interface PhotoFieldsProps {
  photo: SellersPhoto;
  /** From 1. */
  number: number;
  isLast: boolean;
  /** Its last change did not get through. */
  isUnsaved: boolean;
  onPress(event: MouseEvent<HTMLButtonElement>): void;
}

/** What the form says of one photo: its name, its caption, and what can be done to it. */
export function PhotoFields({ photo, number, isLast, isUnsaved, onPress }: PhotoFieldsProps) {
  const { id, typed } = photo;
  const caption = typed.caption ?? '';
  const act = (what: string, label: string, name: string) => (
    <button
      type="submit"
      name="act"
      value={`${what}-${id}`}
      className="sell-act"
      aria-label={name}
      onClick={onPress}
    >
      {label}
    </button>
  );
  return (
    <>
      <p className="sell-photo-name">
        <strong className="figures">{number}</strong>
        {number === 1 ? <span className="sell-photo-title">{t`Title picture`}</span> : null}
        <span className="sell-photo-file" translate="no">
          {typed.fileName}
        </span>
      </p>
      <div>
        <label htmlFor={captionField(id)} className="sr-only">
          {t`Caption of photo ${number}`}
        </label>
        <input
          id={captionField(id)}
          name={captionField(id)}
          className="field-input"
          defaultValue={caption}
          placeholder={t`Caption, if you like`}
          maxLength={longestCaption}
          list="shot-names"
        />
        <input type="hidden" name={servedCaptionField(id)} defaultValue={caption} />
      </div>
      {isUnsaved ? <Unsaved /> : null}
      <div className="sell-photo-acts">
        {act('caption', t`Save`, t`Save the caption of photo ${number}`)}
        {number > 1 ? act('earlier', t`Up`, t`Move photo ${number} up`) : null}
        {isLast ? null : act('later', t`Down`, t`Move photo ${number} down`)}
        {act('turn', t`Turn`, t`Turn photo ${number}`)}
        {act('remove', t`Remove`, t`Remove photo ${number}`)}
      </div>
    </>
  );
}

/** What is said of all photos may stand far above the one that was pressed. */
const show = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'center' });

/** `why`: in the server's words; without any the line was lost. */
export function Unsaved({ why }: { why?: string }) {
  return (
    <p role="alert" className="sell-file-error" ref={why === undefined ? undefined : show}>
      {why ?? t`That was not saved: the connection was lost. Try again.`}
    </p>
  );
}
