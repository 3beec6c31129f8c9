import { t } from '@lingui/core/macro';
import { useEffect, useState, type SubmitEvent } from 'react';
import type { ItemVersion } from '#domain/inspections/inspection.ts';
import { Button } from '#site/ui/button.tsx';
import { Notice } from '#site/ui/notice.tsx';
import type { InspectionOverviewProps, SectionModel } from './inspection-form-props.ts';
import { InspectionStatus } from './inspection-status.tsx';
import { countOf, useInspectionOutbox, type RefusedFindingPhoto } from './use-inspection-outbox.ts';

/**
 * The sections with how far each is, and handing in. As served what has arrived; awake, with what is
 * kept on this phone.
 */
export function InspectionOverview({ sections, isHandedIn, paths }: InspectionOverviewProps) {
  // Still counted when it has arrived and waits here no longer: the page was made before.
  const [found, setFound] = useState<readonly ItemVersion[]>([]);
  const outbox = useInspectionOutbox(paths, setFound);
  useEffect(renewWhenShownAgain, []);
  const { waiting } = outbox;

  const handIn = async (event: SubmitEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    event.preventDefault();
    // Nothing can be kept here: the plain form says it.
    if ((await outbox.handIn()) !== 'kept') form.submit();
  };

  return (
    <>
      <ol className="inspection-sections">
        {sections.map(({ name, page, items }) => {
          const done = items.filter((item) => isLookedAt(item, found)).length;
          const all = items.length;
          return (
            <li key={page}>
              <a href={page} className="text-link">
                {name}
              </a>{' '}
              <span className="text-muted">{t`${done} of ${all} looked at`}</span>
            </li>
          );
        })}
      </ol>
      {waiting ? <InspectionStatus outbox={outbox} /> : null}
      <NotTaken refused={waiting?.refused ?? []} sections={sections} />
      {waiting && countOf(waiting) > 0 ? (
        <Button look="secondary" onClick={() => void outbox.send()}>
          {t`Send it now`}
        </Button>
      ) : null}
      {isHandedIn || outbox.isHandedIn ? null : (
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
      )}
    </>
  );
}

type ListedItem = SectionModel['items'][number];

function isLookedAt(
  { item, severity, editedAt }: ListedItem,
  found: readonly ItemVersion[],
): boolean {
  const newer = found.find((one) => one.item === item && one.editedAt > editedAt);
  return (newer?.severity ?? severity) !== 'not-checked';
}

interface NotTakenProps {
  refused: readonly RefusedFindingPhoto[];
  sections: readonly SectionModel[];
}

/** Photos that were refused, each with the way to where it is taken away or another is chosen. */
function NotTaken({ refused, sections }: NotTakenProps) {
  if (refused.length === 0) return null;
  return (
    <Notice>
      <ul className="inspection-refused">
        {sections.map(({ page, items }) =>
          items.map(({ item, name }) =>
            refused
              .filter((photo) => photo.item === item)
              .map(({ key, why }) => (
                <li key={key}>
                  <a href={`${page}#${item}-photos`} className="text-link">
                    {t`A photo of ${name} was not taken: ${why}`}
                  </a>
                </li>
              )),
          ),
        )}
      </ul>
    </Notice>
  );
}

/**
 * A browser that goes back may show the page as it was left, before the section that was filled in
 * since.
 */
function renewWhenShownAgain() {
  const renew = ({ persisted }: PageTransitionEvent) => {
    if (persisted) location.reload();
  };
  addEventListener('pageshow', renew);
  return () => removeEventListener('pageshow', renew);
}
