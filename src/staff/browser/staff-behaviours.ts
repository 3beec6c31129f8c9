/** Prepares one element; called once for each. */
type Behaviour = (element: HTMLElement) => void;

/**
 * The elements that want it, and how it is loaded: a chunk of its own that only its pages fetch. None
 * makes markup: islands do.
 */
const behaviours: readonly (readonly [selector: string, load: () => Promise<Behaviour>])[] = [
  ['.staff-frame', async () => (await import('./send-keys.ts')).startSendKeys],
  ['.staff-frame', async () => (await import('./press-keys.ts')).startPressKeys],
  ['.staff-frame', async () => (await import('./focus-said.ts')).startFocusSaid],
  ['[data-key-list]', async () => (await import('./key-list.ts')).startKeyList],
  ['[data-passkey-sign-in]', async () => (await import('./passkeys.ts')).startPasskeySignIn],
  ['[data-passkey-add]', async () => (await import('./passkeys.ts')).startPasskeyAdd],
];

/** Marks the page when all of its own have started, for whoever has to wait for its keys. */
export async function startStaffBehaviours(page: Document): Promise<void> {
  await Promise.all(
    behaviours.map(async ([selector, load]) => {
      const elements = [...page.querySelectorAll<HTMLElement>(selector)];
      if (elements.length > 0) await load().then((start) => elements.forEach(start), reportError);
    }),
  );
  page.documentElement.dataset.scripts = 'ready';
}
