import type { ReactNode } from 'react';
import { isSameText } from '#domain/forms/read-text.ts';
import { parseFieldTexts } from '#domain/staff/inventory/field-texts.ts';
import type { CarriedForm } from '../../carried-form.ts';
import { staffUrls } from '../../urls.ts';
import { Fact } from '../../ui/fact.tsx';
import { fieldWords } from '../audit/field-words.ts';
import { contentUrls } from '../content/content-urls.ts';
import { entryKinds } from '../content/entry-kinds.ts';
import { inventoryUrls } from '../inventory/inventory-urls.ts';
import { submissionUrls } from '../submissions/submission-urls.ts';

/** After signing in again: the form that was kept, ready to be sent. */
export function ResumePage({ kept }: { kept: CarriedForm }) {
  return (
    <div className="staff-sign-in-card staff-sign-in-wide">
      <h1>You are signed in again</h1>
      <p>Nothing you typed is lost. Send it now, or look at it first.</p>
      <KeptFields kept={kept} button="Send it now">
        <a href={staffUrls.today()}>Leave it and go to Today</a>
      </KeptFields>
    </div>
  );
}

/** Nobody typed these. */
const ours = new Set(['base', 'revision']);

/** What a form is about, by its address, as the log calls it. */
function subjectOf(path: string): string {
  if (path.startsWith(inventoryUrls.list())) return 'listing';
  if (path.startsWith(submissionUrls.list())) return 'submission';
  return entryKinds.find(({ kind }) => path.startsWith(contentUrls.entries(kind)))?.kind ?? '';
}

/** What was typed, to be read and to be sent; `open` shows it at once. */
export function KeptFields(props: {
  kept: CarriedForm;
  button: string;
  open?: boolean;
  children?: ReactNode;
}) {
  const { kept, button, open = false, children } = props;
  const sent = new URLSearchParams(kept.fields);
  const fields = [...sent];
  const subject = subjectOf(kept.path);
  // What a listing's form began with says what of it was typed.
  const began: Record<string, string> = parseFieldTexts(sent.get('base') ?? '') ?? {};
  const told = fields.filter(
    ([name, value]) =>
      value.trim() !== '' &&
      !ours.has(name) &&
      !(Object.hasOwn(began, name) && isSameText(value, began[name])),
  );
  return (
    <>
      {kept.files > 0 ? (
        <p className="notice notice-problem">
          {kept.files === 1 ? 'One file' : `${kept.files} files`} could not be kept. Choose{' '}
          {kept.files === 1 ? 'it' : 'them'} again afterwards.
        </p>
      ) : null}
      {told.length > 0 ? (
        <details open={open}>
          <summary>What you typed</summary>
          <dl className="staff-facts">
            {told.map(([name, value], index) => (
              <Fact key={index} label={fieldWords(subject, name).label}>
                {value}
              </Fact>
            ))}
          </dl>
        </details>
      ) : null}
      <form method="post" action={kept.path} className="actions">
        {fields.map(([name, value], index) => (
          <textarea key={index} name={name} defaultValue={value} hidden readOnly />
        ))}
        <button className="button button-primary">{button}</button>
        {children}
      </form>
    </>
  );
}
