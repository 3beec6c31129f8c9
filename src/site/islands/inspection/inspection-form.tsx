import { t } from '@lingui/core/macro';
import { useCallback, useState, type SubmitEvent } from 'react';
import type { ItemVersion } from '#domain/inspections/inspection.ts';
import { readMeasured, readNote } from '#domain/inspections/read-finding.ts';
import { besideEachPage } from '#site/forms/hidden-fields.ts';
import { Button } from '#site/ui/button.tsx';
import { InspectedItem } from './inspected-item.tsx';
import type { InspectionFormProps, ItemModel, SectionFormProps } from './inspection-form-props.ts';
import { InspectionOverview } from './inspection-overview.tsx';
import { InspectionStatus } from './inspection-status.tsx';
import type { SentPhoto } from './send-inspection.ts';
import { useInspectionOutbox } from './use-inspection-outbox.ts';

/**
 * What is awake on every page of an inspection. One island, so that each page that was opened once has
 * fetched what all of them need without a line.
 */
export function InspectionForm(props: InspectionFormProps) {
  return 'sections' in props ? <InspectionOverview {...props} /> : <SectionForm {...props} />;
}

/**
 * One section of an inspection. As served a plain form; awake, every edit is kept on the phone at once
 * and sent when there is a line.
 */
function SectionForm({ items: served, choices, paths }: SectionFormProps) {
  const [items, setItems] = useState(served);
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
  const { waiting, kept } = outbox;

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

  return (
    <form
      method="post"
      action={besideEachPage(paths.page)}
      encType="multipart/form-data"
      className="sell-stack"
      onSubmit={(event) => void submit(event)}
    >
      {items.map((model) => (
        <InspectedItem
          key={model.item}
          model={model}
          choices={choices}
          waiting={ofItem(waiting?.photos, model).length}
          refused={ofItem(waiting?.refused, model)}
          onEdit={(more) => edit(model, more)}
          onPhotos={(input) => {
            if (kept !== 'refused') void choosePhotos(model.item, input);
          }}
          onTakeAway={(photo) => void outbox.takeAway(photo)}
        />
      ))}
      <InspectionStatus outbox={outbox} />
      <div>
        <Button type="submit" large>
          {t`Save and go on`}
        </Button>
      </div>
    </form>
  );
}

const ofItem = <Photo extends Pick<ItemModel, 'item'>>(
  photos: readonly Photo[] | undefined,
  { item }: ItemModel,
) => photos?.filter((photo) => photo.item === item) ?? [];

function versionOf({ item, severity, figures, note }: ItemModel) {
  const read: ItemVersion['figures'] = Object.fromEntries(
    figures.flatMap(({ key, value, most }) => {
      const figure = readMeasured(key, value, most);
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
