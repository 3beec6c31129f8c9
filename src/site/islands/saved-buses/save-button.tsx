import { plural, t } from '@lingui/core/macro';
import type { StoredBus } from './stored-buses.ts';

/** What is kept of the bus travels in attributes, in the words of the page. */
type SaveButtonProps =
  /** The button with words on the page of a bus. */
  | { bus: StoredBus }
  /** A plate on the picture of a card, which says all the rest already. */
  | { card: { title: string; passengers: number | null } };

/**
 * Keeps a bus in this browser. Which ones are pressed is shown, and a press is answered, by
 * `answer-saves.ts` for all of a page: two dozen cards are no two dozen roots to hydrate.
 */
export function SaveButton(props: SaveButtonProps) {
  if ('card' in props) {
    const { title, passengers } = props.card;
    return (
      <button
        type="button"
        className="card-save"
        aria-pressed="false"
        aria-label={t`Save ${title}`}
        data-bus-seats={seatsOf(passengers)}
      />
    );
  }
  const { bus } = props;
  return (
    <button
      type="button"
      className="button save-button"
      aria-pressed="false"
      data-bus-id={bus.id}
      data-bus-title={bus.title}
      data-bus-href={bus.href}
      data-bus-picture={bus.picture}
      data-bus-line={bus.line}
    >
      <span>{t`Save`}</span>
      <span>{t`Saved`}</span>
    </button>
  );
}

/** Zero came from files that say so of what nobody knew. */
function seatsOf(count: number | null): string | undefined {
  if (!count) return undefined;
  return t`${plural(count, { one: '# seat', other: '# seats' })}`;
}
