import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { ModalDialog } from '../../ui/modal-dialog.tsx';
import type { Target } from './screens-named.ts';
import { useTargets } from './use-targets.ts';

interface PaletteDialogProps {
  /** Address that is asked. */
  jump: string;
  /** Pages that are known by name. */
  screens: readonly Target[];
  onClose: () => void;
}

/** A field and the places it finds: arrows choose, Enter opens, Escape closes. */
export function PaletteDialog({ jump, screens, onClose }: PaletteDialogProps) {
  const [words, setWords] = useState('');
  const { targets, none } = useTargets(jump, screens, words);
  // By address: what was chosen stays chosen when the server's finds come in below or above it.
  const [chosen, setChosen] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const at = Math.max(
    0,
    targets.findIndex(({ href }) => href === chosen),
  );
  useEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: 'nearest' });
  }, [at]);

  const go = ({ href }: Target) => {
    // Whoever comes back finds the page, not the palette.
    onClose();
    location.assign(href);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const target = targets[step ? (at + step + targets.length) % targets.length : at];
    if (step) setChosen(target?.href ?? '');
    else if (event.key !== 'Enter') return;
    else if (target) go(target);
    event.preventDefault();
  };

  return (
    <ModalDialog label="Jump to" onClose={onClose}>
      <input
        className="palette-input"
        type="text"
        role="combobox"
        aria-label="Jump to"
        aria-autocomplete="list"
        aria-controls="palette-options"
        aria-expanded={targets.length > 0}
        aria-activedescendant={targets.length > 0 ? `palette-${at}` : undefined}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        placeholder="Page, stock number, VIN or name"
        value={words}
        onChange={({ target }) => {
          setWords(target.value);
          setChosen('');
        }}
        onKeyDown={onKeyDown}
      />
      {/* Beside the list: a listbox holds options only. */}
      <p className="palette-said" role="status">
        {targets.length === 0
          ? none
          : targets.length === 1
            ? '1 place'
            : `${targets.length} places`}
      </p>
      <div
        ref={list}
        id="palette-options"
        className="palette-options"
        role="listbox"
        aria-label="Where to"
      >
        {targets.map((target, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the focus stays in the field, which has the keys
          <div
            key={`${target.href} ${target.label}`}
            id={`palette-${index}`}
            role="option"
            aria-selected={index === at}
            onClick={() => go(target)}
          >
            <span>{target.label}</span>
            <span className="hint">{target.detail}</span>
          </div>
        ))}
      </div>
      <p className="palette-keys">
        <kbd className="staff-key">↑ ↓</kbd> choose <kbd className="staff-key">Enter</kbd> open{' '}
        <kbd className="staff-key">Esc</kbd> close
      </p>
    </ModalDialog>
  );
}
