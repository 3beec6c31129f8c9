import { translated } from '#site/browser/translated.ts';
import { Icon } from '#site/ui/icon.tsx';
import type { KeptBus } from './kept-buses.ts';

interface SaveButtonProps {
  /**
   * What is kept of the bus, for the button with words on its page; it travels in attributes, whose
   * words and address are put into the page's language. On a card, which says all of it already, the
   * button is a plate on the picture.
   */
  bus?: KeptBus;
}

/**
 * Keeps a bus in this browser. Which ones are pressed is shown, and a press is answered, by
 * `answer-saves.ts` for all of a page: two dozen cards are no two dozen roots to hydrate.
 */
export function SaveButton({ bus }: SaveButtonProps) {
  if (!bus) {
    return (
      <button
        type="button"
        className="card-save"
        aria-pressed="false"
        aria-label={translated('Save')}
      >
        <Icon name="save" />
      </button>
    );
  }
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
      <span>{translated('Save')}</span>
      <span>{translated('Saved')}</span>
    </button>
  );
}
