import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { mostPhotos } from '#domain/selling/submission.ts';
import { besideEachPage } from '#site/forms/hidden-fields.ts';
import { Button } from '#site/ui/button.tsx';
import { ArrivedPhotoList } from './arrived-photos.tsx';
import { OutgoingPhotos } from './outgoing-photos.tsx';
import { PhotoChooser } from './photo-chooser.tsx';
import type { PhotoStepProps } from './photo-step-props.ts';
import { useArrivedPhotos } from './use-arrived-photos.ts';
import { usePhotoSending } from './use-photo-sending.ts';

/**
 * Step two of selling. As served one plain form, which takes many files at once and what was done to
 * those that have arrived, so that nothing typed is left behind whichever button is pressed; awake,
 * every photo is sent by itself and nothing leaves the page before the last button.
 */
export function SellPhotoStep({ photos, paths, isFinished, errors }: PhotoStepProps) {
  const input = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const finish = useRef<HTMLElement>(null);
  const [said, say] = useState('');
  const [isWaiting, setWaiting] = useState(false);
  const arrived = useArrivedPhotos({ photos, paths });
  const { rows, sending } = usePhotoSending(paths.photo, {
    say,
    onStored: arrived.refresh,
    async onThrough(arrivedIds) {
      await arrived.keepOrder(arrivedIds);
      if (isWaiting) form.current?.requestSubmit(finish.current);
    },
  });

  useEffect(() => {
    // Chosen while this was on its way.
    if (!input.current?.files?.length) return;
    void sending.add(input.current.files);
    input.current.value = '';
  }, [sending]);

  /** Photos first: the last button waits for them. */
  const submit = (event: SubmitEvent) => {
    if (!sending.isBusy()) return;
    event.preventDefault();
    finish.current = event.nativeEvent.submitter;
    setWaiting(true);
    sending.retry();
  };

  return (
    <form
      ref={form}
      className="sell-stack"
      method="post"
      action={besideEachPage(paths.page)}
      encType="multipart/form-data"
      data-sell-upload=""
      onSubmit={submit}
    >
      <PhotoChooser
        input={input}
        arrived={arrived.photos.length}
        errors={errors}
        onFiles={(files) => void sending.add(files)}
      />
      <OutgoingPhotos photos={rows} onRemove={sending.remove} onRetry={sending.retry} />
      <p className="sr-only" role="status">
        {said}
      </p>
      <ArrivedPhotoList arrived={arrived} say={say} />
      <div className="sell-finish">
        <Button type="submit" name="act" value="finish" large>
          {isWaiting ? t`Sending when the photos are through…` : null}
          {!isWaiting && isFinished ? t`Done with the photos` : null}
          {isWaiting || isFinished ? null : t`Send my bus`}
        </Button>
        <p className="text-muted">{countOf(arrived.photos.length)}</p>
      </div>
    </form>
  );
}

function countOf(photos: number): string {
  return photos === 0
    ? t`You can send it without photos and add them later.`
    : t`${photos} of ${mostPhotos} photos are here.`;
}
