import { useEffect, useState } from 'react';
import { postJson } from '../../browser/post-json.ts';
import { StaffIcon } from '../../ui/staff-icon.tsx';
import { PaletteDialog } from './palette-dialog.tsx';
import type { Target } from './screens-named.ts';

interface PaletteProps {
  jump: string;
  /** Until the server has said which pages there are: those of the navigation. */
  areas: readonly { label: string; href: string }[];
}

/** Goes anywhere by a few letters. Its button is pressed by Ctrl or Cmd and K, too. */
export function Palette({ jump, areas }: PaletteProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [screens, setScreens] = useState<readonly Target[] | null>(null);
  useEffect(() => {
    if (!isOpen || screens) return;
    const ask = async () => {
      const answer = await postJson(jump, { screens: true }).catch(() => null);
      // Else the areas are there, and the next opening asks again.
      if (Array.isArray(answer)) setScreens(answer);
    };
    void ask();
  }, [jump, isOpen, screens]);
  return (
    <>
      <button
        type="button"
        className="staff-person-link needs-script"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setIsOpen(true)}
      >
        <StaffIcon name="search" size={18} /> Jump to <kbd>Ctrl K</kbd>
      </button>
      {isOpen ? (
        <PaletteDialog
          jump={jump}
          screens={screens ?? areas.map((area) => ({ ...area, detail: 'Area' }))}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </>
  );
}
