import { plural, t } from '@lingui/core/macro';
import { useCallback, useState, type SubmitEvent } from 'react';
import type { ItemVersion } from '#domain/inspections/inspection.ts';
import { readMeasured, readNote } from '#domain/inspections/read-finding.ts';
import { Button } from '#site/ui/button.tsx';
import { InspectedItem } from './inspected-item.tsx';
import type { InspectionFormProps, ItemModel } from './inspection-form-props.ts';
import type { SentPhoto } from './send-inspection.ts';
import { countOf, useInspectionOutbox, type Waiting } from './use-inspection-outbox.ts';

/**
 * One section of an inspection, or what of it waits on this phone. As served a plain form; awake, every
 * edit is kept on the phone at once and sent when there is a line.
 */
export function InspectionForm({ items: served, choices, paths }: InspectionFormProps) {
  const [items, setItems] = useState(served ?? []);
  const change = useCallback((item: string, more: (model: ItemModel) => Partial<ItemModel>) => {
    setItems((all) => all.map((one) => (one.item === item ? { ...one, ...more(one) } : one)));
  }, []);
  const onSent = useCallback(
    (photos: readonly SentPhoto[]) => {
      for (const { item, id, thumbnail } of photos)
        change(item, (model) => ({ photos: [...model.photos, { id, thumbnail }] }));
    },
    [change],
  );
  // What this phone kept is newer than the page that it kept.
  const onKept = useCallback(
    (versions: readonly ItemVersion[]) => {
      for (const version of versions) change(version.item, (model) => asKept(model, version));
    },
    [change],
  );
  const outbox = useInspectionOutbox(paths, onKept, onSent);
  const { waiting, line, kept } = outbox;
  const isRead = waiting !== null;

  const edit = (model: ItemModel, more: Partial<ItemModel>) => {
    const next = { ...model, ...more };
    change(model.item, () => more);
    void outbox
      .edit(versionOf(next), model.editedAt)
      .then((editedAt) => change(model.item, () => ({ editedAt })));
  };

  const choosePhotos = async (item: ItemModel['item'], input: HTMLInputElement) => {
    for (const file of input.files ?? []) {
      // Where nothing is kept they stay chosen, for the plain form.
      if ((await outbox.addPhoto(item, file)) === 'refused') return;
    }
    input.value = '';
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    // Nothing can be kept here: the plain form does it. A photo is taken away by the server alone.
    const pressed = (event.nativeEvent.submitter as HTMLButtonElement | null)?.name;
    if (kept === 'refused' || pressed === 'remove') return;
    event.preventDefault();
    const outcome = await outbox.send();
    const canOpen = outcome === 'sent' || navigator.serviceWorker?.controller;
    if (canOpen && outcome !== 'ended') location.assign(paths.next);
  };

  const handIn = async (event: SubmitEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    event.preventDefault();
    // Nothing can be kept here: the plain form says it.
    if ((await outbox.handIn()) !== 'kept') form.submit();
  };

  const status = (
    <p role="status" className="inspection-status">
      {outbox.isHandedIn ? t`Handed in. We publish it when we have read it.` : null}{' '}
      {sayWaiting(waiting)} {sayLine(line, waiting)} {kept === 'kept' ? null : sayKept(kept)}
    </p>
  );
  if (served === null) {
    return (
      <>
        {isRead ? status : null}
        {isRead && countOf(waiting) > 0 ? (
          <Button look="secondary" onClick={() => void outbox.send()}>
            {t`Send it now`}
          </Button>
        ) : null}
        <form
          method="post"
          action={paths.done}
          className="inspection-done"
          onSubmit={(event) => void handIn(event)}
        >
          <Button type="submit" large>
            {t`I am done: hand it in`}
          </Button>
        </form>
      </>
    );
  }
  return (
    <form
      method="post"
      action={paths.page}
      encType="multipart/form-data"
      className="sell-stack"
      onSubmit={(event) => void submit(event)}
    >
      {items.map((model) => (
        <InspectedItem
          key={model.item}
          model={model}
          choices={choices}
          waiting={photosOf(waiting, model).filter(({ refused }) => refused === null).length}
          refused={photosOf(waiting, model).flatMap(({ refused }) => refused ?? [])}
          onEdit={(more) => edit(model, more)}
          onPhotos={(input) => {
            if (kept !== 'refused') void choosePhotos(model.item, input);
          }}
        />
      ))}
      {status}
      <div>
        <Button type="submit" large>
          {t`Save and go on`}
        </Button>
      </div>
    </form>
  );
}

const photosOf = (waiting: Waiting | null, { item }: ItemModel) =>
  waiting?.photos.filter((photo) => photo.item === item) ?? [];

function versionOf({ item, severity, figures, note }: ItemModel) {
  const read: ItemVersion['figures'] = Object.fromEntries(
    figures.flatMap(({ key, value }) => {
      const figure = readMeasured(key, value);
      return typeof figure === 'number' ? [[key, figure]] : [];
    }),
  );
  return { item, severity, figures: read, note: readNote(note) };
}

const asKept = (model: ItemModel, kept: ItemVersion): Partial<ItemModel> =>
  kept.editedAt <= model.editedAt
    ? {}
    : {
        severity: kept.severity,
        note: kept.note ?? '',
        editedAt: kept.editedAt,
        figures: model.figures.map((one) => ({
          ...one,
          value: String(kept.figures[one.key] ?? ''),
        })),
      };

function sayWaiting(waiting: Waiting | null): string | null {
  if (waiting === null || countOf(waiting) === 0) return null;
  const count = waiting.versions.length + waiting.photos.length;
  const finds =
    count > 0 &&
    plural(count, {
      one: '# finding or photo waits on this phone.',
      other: '# findings and photos wait on this phone.',
    });
  const handIn = waiting.handIn && t`Handing in waits on this phone.`;
  return [finds, handIn].filter(Boolean).join(' ');
}

function sayLine(line: ReturnType<typeof useInspectionOutbox>['line'], waiting: Waiting | null) {
  switch (line) {
    case null:
      return null;
    case 'sending':
      return t`Sending…`;
    case 'sent':
      return waiting && countOf(waiting) > 0 ? null : t`Everything has arrived.`;
    case 'no-line':
      return t`There is no connection. Go on: it is kept on this phone and sent when the connection returns.`;
    case 'ended':
      return t`This link has ended, so nothing more is taken. What waits stays on this phone: call us, and we open it again.`;
    case 'full':
      return t`This inspection has as many changes as we can keep. What waits stays on this phone: call us.`;
  }
}

function sayKept(kept: 'full' | 'refused'): string {
  return kept === 'full'
    ? t`This phone is full: the last photo was not kept. Send what waits, or make room, and take it again.`
    : t`This browser keeps nothing. Press “Save and go on” while you have a connection.`;
}
