import { plural, t } from '@lingui/core/macro';
import {
  startTransition,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent,
} from 'react';
import { whenIdle } from '#site/browser/when-due.ts';
import { useAwake } from '#site/islands/use-awake.ts';
import { SearchField } from '#site/ui/search-field.tsx';
import { onLeaving } from './on-leaving.ts';
import { readQuestion } from './read-question.ts';
import { formAddress, busList } from './search-address.ts';
import { busTypesIn } from './search-options.ts';
import { SearchPanel, type SearchPanelWords } from './search-panel.tsx';
import { optionId } from './suggestion-list.tsx';
import { type Suggestions, fetchClient, useSuggestions } from './suggester.ts';
import { suggestionNote } from './suggestion-note.ts';

const listId = 'header-suggestions';

/**
 * The header's search box from 870 px up (spec §2). As served it is a GET form; awake, a combobox
 * with a panel (spec §4, §5), which opens when somebody has typed and closes on empty input,
 * navigation, Escape, a press elsewhere and when the bottom bar hides.
 */
export function SearchBox(words: SearchPanelWords) {
  const isAwake = useAwake();
  // Drawn after the box answers, and between keys.
  const hasPanel = useDeferredValue(isAwake);
  const { suggestions, ask, stop, forget } = useSuggestions('desktop');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useOptionCursor(suggestions?.hits);
  const box = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const said = suggestions ? describe(suggestions) : '';

  const close = () => {
    setOpen(false);
    setActive(null);
    stop();
  };
  const askAbout = (form: HTMLFormElement | null, when: 'settled' | 'now') => {
    if (!form) return;
    const question = readQuestion(form);
    if (question.text === '') {
      close();
      forget();
    } else {
      // Whoever goes on asking means the words: options of the question before stay until others come.
      setActive(null);
      // The letter itself goes before.
      startTransition(() => setOpen(true));
      ask(question, when);
    }
  };
  // What answers a letter is compiled in a quiet moment before the first, by one that says nothing.
  useEffect(() => {
    const letter = new Event('input', { bubbles: true });
    if (isAwake) whenIdle(() => input.current?.dispatchEvent(letter));
  }, [isAwake]);
  useEffect(() => (isOpen ? onLeaving(box.current, close) : undefined));
  useEffect(() => {
    if (active === null) return;
    document.getElementById(optionId(listId, active))?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const onInput = ({ currentTarget, nativeEvent }: FormEvent<HTMLInputElement>) => {
    // Words that the browser put back are told as well, and open nothing (spec §4). What was typed
    // before this woke, `boot.ts` remembers.
    const isTyped = nativeEvent.isTrusted || box.current?.hasAttribute('data-typed');
    if (isTyped || currentTarget.value === '') askAbout(currentTarget.form, 'settled');
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, currentTarget } = event;
    if (!isOpen) {
      if (key === 'ArrowDown') askAbout(currentTarget.form, 'settled');
      return;
    }
    if (key === 'Enter') {
      if (active === null) return;
      event.preventDefault();
      document.getElementById(optionId(listId, active))?.click();
      return;
    }
    const next = moveCursor(key, active, suggestions?.hits.length ?? 0);
    if (next !== undefined) event.preventDefault();
    if (next !== undefined) setActive(next);
    else if (key === 'ArrowLeft' || key === 'ArrowRight') setActive(null);
  };
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.preventDefault();
    close();
    input.current?.focus();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    close();
    const address = formAddress(event.currentTarget);
    if (address) location.assign(address);
    else input.current?.focus();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape pressed, and focus moving on, anywhere inside
    <search
      ref={box}
      data-search-box=""
      suppressHydrationWarning // `boot.ts` adds `data-typed`.
      onKeyDown={onEscape}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
      }}
    >
      <form action={busList()} method="get" className="search-form" onSubmit={submit}>
        <SearchField
          ref={input}
          id="header-search"
          label={t`Search buses`}
          submitLabel={t`Search`}
          placeholder={t`Search buses`}
          onInput={onInput}
          onKeyDown={onKeyDown}
          onFocus={fetchClient}
          // Until this is awake, the browser says that there is nothing to search for (spec §5).
          required={!isAwake}
          // A search field may not be a combobox, and its own Escape would empty it.
          {...(isAwake && {
            type: 'text',
            role: 'combobox',
            'aria-autocomplete': 'list',
            'aria-controls': listId,
            'aria-expanded': isOpen,
            'aria-activedescendant': active === null ? undefined : optionId(listId, active),
          })}
        />
        {hasPanel ? (
          <SearchPanel
            {...words}
            busTypes={busTypesIn(document)}
            suggestions={suggestions}
            note={said}
            listId={listId}
            active={active}
            isOpen={isOpen}
            onFilter={(form) => askAbout(form, 'now')}
            onLeave={close}
          />
        ) : null}
      </form>
      {/* A live region, outside the panel so that it exists before it speaks. */}
      <output className="sr-only" data-search-status="">
        {said}
      </output>
    </search>
  );
}

function describe(suggestions: Suggestions): string {
  const { phase, question, hits, areClose, dropped } = suggestions;
  if (phase === 'loading') return '';
  if (phase === 'error') return t`No suggestions right now. Press Enter to search all buses.`;
  if (phase === 'empty') return t`No buses found matching “${{ text: question.text }}”`;
  const shown = t`${plural({ count: hits.length }, { one: '# suggestion', other: '# suggestions' })}`;
  return areClose || dropped.length > 0 ? `${shown}. ${suggestionNote(suggestions)}` : shown;
}

/**
 * Where the active option goes (ARIA practices, editable combobox with list). `null` is the text
 * field itself; `undefined` means the key is not ours and does what it does in a text field.
 */
export function moveCursor(
  key: string,
  at: number | null,
  count: number,
): number | null | undefined {
  if (count === 0) return undefined;
  const last = count - 1;
  if (key === 'ArrowDown') return at === null ? 0 : at === last ? null : at + 1;
  if (key === 'ArrowUp') return at === null ? last : at === 0 ? null : at - 1;
  if (at === null) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  return undefined;
}

/** The option under the arrow keys. It belongs to one list of hits: another begins without. */
function useOptionCursor(hits: readonly unknown[] | undefined) {
  const [cursor, setCursor] = useState<{ hits: typeof hits; at: number | null }>();
  const active = cursor?.hits === hits ? (cursor?.at ?? null) : null;
  return [active, (at: number | null) => setCursor({ hits, at })] as const;
}
