/** Prepares one element; called once for each. */
type Behaviour = (element: HTMLElement) => void;

interface StaffBehaviour {
  /** Elements that want it. */
  selector: string;
  load: () => Promise<Behaviour>;
}

/** One line each; a chunk of its own that only its pages fetch. */
const behaviours: readonly StaffBehaviour[] = [
  {
    selector: '.staff-frame',
    load: async () => (await import('./command-palette.ts')).startPalette,
  },
  { selector: '.staff-frame', load: async () => (await import('./help-dialog.ts')).startHelp },
  { selector: '.staff-frame', load: async () => (await import('./send-keys.ts')).startSendKeys },
  {
    selector: '.staff-frame',
    load: async () => (await import('./focus-said.ts')).startFocusSaid,
  },
  {
    selector: '.staff-frame',
    load: async () => (await import('./database-banner.ts')).startDatabaseBanner,
  },
  { selector: '[data-key-list]', load: async () => (await import('./key-list.ts')).startKeyList },
  {
    selector: '[data-press-keys]',
    load: async () => (await import('./press-keys.ts')).startPressKeys,
  },
  {
    selector: '[data-big-photos]',
    load: async () => (await import('./big-photos.ts')).startBigPhotos,
  },
  {
    selector: '[data-passkey-sign-in]',
    load: async () => (await import('./passkeys.ts')).startPasskeySignIn,
  },
  {
    selector: '[data-passkey-add]',
    load: async () => (await import('./passkeys.ts')).startPasskeyAdd,
  },
  {
    selector: '[data-inline-edit]',
    load: async () => (await import('./inventory/inline-edit.ts')).startInlineEdit,
  },
  {
    selector: '[data-bulk-bar]',
    load: async () => (await import('./inventory/bulk-bar.ts')).startBulkBar,
  },
  {
    selector: '[data-photo-list]',
    load: async () => (await import('./inventory/photo-order.ts')).startPhotoOrder,
  },
  {
    selector: '[data-import-progress]',
    load: async () => (await import('./import-progress.ts')).startImportProgress,
  },
  {
    selector: '[data-live-preview]',
    load: async () => (await import('./content/live-preview.ts')).startLivePreview,
  },
  {
    selector: '[data-crop]',
    load: async () => (await import('./inventory/crop-box.ts')).startCropBox,
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
