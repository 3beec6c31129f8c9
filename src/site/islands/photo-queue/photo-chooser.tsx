import { plural, t } from '@lingui/core/macro';
import { useRef, useState, type ComponentProps, type DragEvent, type RefObject } from 'react';
import { Button } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { mostPhotos } from '#domain/selling/submission.ts';
import { useAwake } from '../use-awake.ts';

export const photoInputId = 'sell-photo-input';

interface PhotoChooserProps {
  input: RefObject<HTMLInputElement | null>;
  /** Photos that the bus has already. */
  arrived: number;
  errors: readonly string[];
  onFiles(files: FileList): void;
}

/** Where photos are chosen: as served an input of the form, awake also a camera and a place to drop. */
export function PhotoChooser({ input, arrived, errors, onFiles }: PhotoChooserProps) {
  const isAwake = useAwake();
  const [isOver, setOver] = useState(false);
  const room = Math.max(0, mostPhotos - arrived);
  const hintId = `${photoInputId}-hint`;

  const drag = (over: boolean) => (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(over);
  };
  const drop = (event: DragEvent) => {
    drag(false)(event);
    onFiles(event.dataTransfer.files);
  };
  return (
    <div
      className="sell-drop"
      data-over={isOver ? '' : undefined}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={drop}
    >
      <label htmlFor={photoInputId} className="sell-drop-label">
        <Icon name="share" size={28} />
        <span>{t`Choose photos`}</span>
      </label>
      {isAwake && room > 0 ? <Camera onFiles={onFiles} /> : null}
      <FileInput
        id={photoInputId}
        ref={input}
        name="photos"
        multiple
        accept="image/*,.heic,.heif"
        aria-describedby={hintId}
        aria-invalid={errors.length > 0 ? true : undefined}
        data-emptied={isAwake ? '' : undefined}
        disabled={room === 0}
        onFiles={onFiles}
      />
      <p id={hintId} className="small-print">
        {hintFor(room, arrived)}
      </p>
      {errors.map((text) => (
        <p key={text} className="sell-file-error">
          {text}
        </p>
      ))}
      {isAwake ? null : (
        <Button type="submit" name="act" value="add" look="secondary" data-sell-add="">
          {t`Send these photos`}
        </Button>
      )}
    </div>
  );
}

function hintFor(room: number, arrived: number): string {
  if (room === 0) return t`All ${mostPhotos} places are taken.`;
  return arrived > 0
    ? t`${plural(arrived, { one: '# photo is here.', other: '# photos are here.' })} Up to ${plural(room, { one: '# more photo', other: '# more photos' })} of up to 20 MB each. On a slow line send a few at a time.`
    : t`Up to ${plural(room, { one: '# photo', other: '# photos' })} of up to 20 MB each. On a slow line send a few at a time.`;
}

/** Phones get a button that opens the camera at once. */
function Camera({ onFiles }: Pick<PhotoChooserProps, 'onFiles'>) {
  const input = useRef<HTMLInputElement>(null);
  if (!matchMedia('(pointer: coarse)').matches) return null;
  return (
    <>
      <Button look="ink" onClick={() => input.current?.click()}>
        {t`Take a photo`}
      </Button>
      <FileInput ref={input} accept="image/*" capture="environment" hidden onFiles={onFiles} />
    </>
  );
}

/** Gives its files away and is empty again: the plain form must not send them once more. */
function FileInput({
  onFiles,
  ...input
}: Omit<ComponentProps<'input'>, 'onChange'> & Pick<PhotoChooserProps, 'onFiles'>) {
  return (
    <input
      {...input}
      type="file"
      onChange={({ currentTarget }) => {
        if (currentTarget.files) onFiles(currentTarget.files);
        currentTarget.value = '';
      }}
    />
  );
}
