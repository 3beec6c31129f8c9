/** Prepares one element; called once for each. */
type Behaviour = (element: HTMLElement) => void;

interface StaffBehaviour {
  /** Elements that want it. */
  selector: string;
  load: () => Promise<Behaviour>;
}

/** One line each; a chunk of its own that only its pages fetch. None makes markup: islands do. */
const behaviours: readonly StaffBehaviour[] = [
  { selector: '.staff-frame', load: async () => (await import('./send-keys.ts')).startSendKeys },
  { selector: '.staff-frame', load: async () => (await import('./press-keys.ts')).startPressKeys },
  { selector: '.staff-frame', load: async () => (await import('./focus-said.ts')).startFocusSaid },
  { selector: '[data-key-list]', load: async () => (await import('./key-list.ts')).startKeyList },
  {
    selector: '[data-passkey-sign-in]',
    load: async () => (await import('./passkeys.ts')).startPasskeySignIn,
  },
  {
    selector: '[data-passkey-add]',
    load: async () => (await import('./passkeys.ts')).startPasskeyAdd,
  },
];

/** Marks the page when all of its own have started, for whoever has to wait for its keys. */
export async function startStaffBehaviours(page: Document): Promise<void> {
  await Promise.all(
    behaviours.map(async ({ selector, load }) => {
      const elements = [...page.querySelectorAll<HTMLElement>(selector)];
      if (elements.length > 0) await load().then((start) => elements.forEach(start), reportError);
    }),
  );
  page.documentElement.dataset.scripts = 'ready';
}
