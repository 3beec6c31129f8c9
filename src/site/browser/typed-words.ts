/** What somebody has entered into one control, by whatever finds that control again. */
interface Entered {
  control: Control;
  /** Selector within the island, for markup that was replaced meanwhile. */
  selector: string;
  value: string;
  checked: boolean;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What was entered in an island, and where the cursor stands. */
export interface TypedWords {
  entered: readonly Entered[];
  focused: { element: Element; selector: string; cursor: [number, number] | null } | null;
}

/**
 * Everything in `root` that differs from what the server sent. Files cannot be put back by a
 * script, so their fields are left out.
 */
export function readTyped(root: Element): TypedWords {
  const controls = [...root.querySelectorAll<Control>('input, select, textarea')];
  const entered = controls.filter(isChanged).map((control) => ({
    control,
    selector: selectorOf(control, root),
    value: control.value,
    checked: control instanceof HTMLInputElement && control.checked,
  }));
  const { activeElement } = root.ownerDocument;
  const isInside = activeElement !== null && activeElement !== root && root.contains(activeElement);
  const focused = isInside
    ? {
        element: activeElement,
        selector: selectorOf(activeElement, root),
        cursor: cursorIn(activeElement),
      }
    : null;
  return { entered, focused };
}

/**
 * Enters it again, as if typed just now: React overwrites a text area as it hydrates, hears nothing
 * of what was typed before, and replaces markup that an extension has changed. `tell` is false for
 * markup that no component listens to.
 */
export function enterTyped(root: Element, { entered, focused }: TypedWords, tell: boolean): void {
  for (const one of entered) {
    const control = one.control.isConnected
      ? one.control
      : root.querySelector<Control>(one.selector);
    if (!control) continue;
    if (control instanceof HTMLInputElement && isTick(control)) tick(control, one.checked, tell);
    else write(control, one.value, tell);
  }
  if (focused === null) return;
  // What is still there has been left by the visitor: on the way to the next field nothing has the focus.
  if (!focused.element.isConnected) {
    root.querySelector<HTMLElement>(focused.selector)?.focus({ preventScroll: true });
  }
  const { activeElement } = root.ownerDocument;
  // Writing a value moves the cursor to its end.
  if (focused.cursor && activeElement?.matches(focused.selector) && isTyped(activeElement)) {
    activeElement.setSelectionRange(...focused.cursor);
  }
}

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options];
    const sent = options.findIndex(({ defaultSelected }) => defaultSelected);
    return control.selectedIndex !== (sent < 0 ? 0 : sent);
  }
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
  if (isTick(control)) return control.checked !== control.defaultChecked;
  return !['file', 'hidden'].includes(control.type) && control.value !== control.defaultValue;
}

const isTick = ({ type }: Control): boolean => ['checkbox', 'radio'].includes(type);

/**
 * React compares with the value that it last saw set on the element itself and says nothing of an
 * equal one; so it is shown another one first, and then the real one behind its back.
 */
function write(control: Control, value: string, tell: boolean): void {
  const isChoice = control instanceof HTMLSelectElement;
  if (tell && !isChoice) control.value = control.defaultValue;
  setQuietly(control, value);
  if (!tell) return;
  control.dispatchEvent(new Event('input', { bubbles: true }));
  if (isChoice) control.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Past whatever a library has put on the element itself to see its value being set. */
export function setQuietly(control: Control, value: string): void {
  const kind = Object.getPrototypeOf(control) as Control;
  Object.getOwnPropertyDescriptor(kind, 'value')?.set?.call(control, value);
}

/** React hears of a tick by its click. */
function tick(control: HTMLInputElement, checked: boolean, tell: boolean): void {
  control.checked = checked;
  if (!tell || (control.type === 'radio' && !checked)) return;
  control.checked = !checked;
  control.click();
}

const isTyped = (one: Element): one is HTMLInputElement | HTMLTextAreaElement =>
  one instanceof HTMLTextAreaElement || (one instanceof HTMLInputElement && !isTick(one));

function cursorIn(one: Element): [number, number] | null {
  if (!isTyped(one)) return null;
  // Numbers and addresses have none.
  const { selectionStart, selectionEnd } = one;
  return selectionStart === null || selectionEnd === null ? null : [selectionStart, selectionEnd];
}

/** By id, else by name and value, else by its place among its kind. */
function selectorOf(element: Element, root: Element): string {
  if (element.id) return `#${CSS.escape(element.id)}`;
  const name = element.getAttribute('name');
  if (name) {
    const isOneOfSeveral = element instanceof HTMLInputElement && isTick(element);
    const value = isOneOfSeveral ? element.getAttribute('value') : null;
    return `[name="${CSS.escape(name)}"]${value === null ? '' : `[value="${CSS.escape(value)}"]`}`;
  }
  const place = [...(element.parentElement ?? root).children].indexOf(element) + 1;
  const above = element.parentElement;
  return above && above !== root
    ? `${selectorOf(above, root)} > :nth-child(${place})`
    : `:scope > :nth-child(${place})`;
}
