import { plural, t } from '@lingui/core/macro';
import { Icon } from '#site/ui/icon.tsx';
import type { KeptBus } from './kept-buses.ts';

/** What is kept of the bus travels in attributes, in the words of the page. */
type SaveButtonProps =
  /** The button with words on the page of a bus. */
  | { bus: KeptBus }
  /** A plate on the picture of a card, which says all the rest already. */
  | { card: { title: string; seats: string } };

/**
 * Keeps a bus in this browser. Which ones are pressed is shown, and a press is answered, by
 * `answer-saves.ts` for all of a page: two dozen cards are no two dozen roots to hydrate.
 */
export function SaveButton(props: SaveButtonProps) {
  if ('card' in props) {
    const { title, seats } = props.card;
    return (
      <button
        type="button"
        className="card-save"
        aria-pressed="false"
        aria-label={t`Save ${title}`}
        data-bus-seats={seatsWords(seats)}
      >
        <Icon name="save" />
      </button>
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
      <Icon name="save" />
      <span>{t`Save`}</span>
      <span>{t`Saved`}</span>
    </button>
  );
}

/** A range of seats, or none that is known, is no count to be said in words. */
function seatsWords(seats: string): string | undefined {
  if (!/^\d+$/.test(seats)) return undefined;
  const count = Number(seats);
  return t`${plural(count, { one: '# seat', other: '# seats' })}`;
}
