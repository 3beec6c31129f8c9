import { useState } from 'react';
import { askServer } from '../../browser/ask-server.ts';
import { readOut } from '../../browser/read-out.ts';
import type { QuickCells, QuickField } from './quick-fields.ts';

interface QuickAnswer {
  message?: string;
  problem?: string;
  revision?: number;
  cells?: QuickCells;
}

/** The quick cells of one bus as they are stored, which one is being saved, and what saves it. */
export function useQuickCells(row: { quickHref: string; revision: number; quick: QuickCells }) {
  const [stored, setStored] = useState({ revision: row.revision, quick: row.quick });
  const [busy, setBusy] = useState<QuickField | null>(null);

  /** Whether the words are done with: a mistake, or a line that was cut, leaves them to be put right. */
  const save = async (field: QuickField, value: string): Promise<boolean> => {
    setBusy(field);
    try {
      const { ok, status, body } = await askServer<QuickAnswer>(row.quickHref, {
        method: 'POST',
        body: new URLSearchParams({ revision: String(stored.revision), [field]: value }),
      });
      // Also after a conflict: the row shows what somebody else has saved.
      setStored(({ revision, quick }) => ({
        revision: body?.revision ?? revision,
        quick: body?.cells ?? quick,
      }));
      const lost = ok && body ? '' : ` You typed “${value}”.`;
      readOut((body?.message ?? body?.problem ?? 'It was not saved.') + lost);
      // What somebody else has saved is not written over by opening the cell and leaving it.
      return ok || status === 409;
    } catch {
      readOut(`The server could not be reached. “${value}” was not saved.`);
      return false;
    } finally {
      setBusy(null);
    }
  };
  return { quick: stored.quick, busy, save };
}
