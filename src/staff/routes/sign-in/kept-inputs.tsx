import type { CarriedForm } from '../../carried-form.ts';

/** Carries a kept form through one more form. */
export function KeptInputs({ kept }: { kept: CarriedForm | null }) {
  if (!kept) return null;
  return (
    <>
      <input type="hidden" name="kept-path" value={kept.path} />
      <input type="hidden" name="kept-fields" value={kept.fields} />
      <input type="hidden" name="kept-files" value={kept.files} />
    </>
  );
}

/** Says on the way that nothing is lost. */
export function KeptNotice({ kept }: { kept: CarriedForm | null }) {
  if (!kept) return null;
  return (
    <p className="notice notice-note">
      Your session was over. What you typed is kept: sign in and send it again.
    </p>
  );
}
