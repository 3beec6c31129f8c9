import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { textsOf, type EditedEntry } from '#domain/content/editing/edited-entries.ts';
import { memberCan } from '#domain/staff/permissions.ts';
import { say } from '#messages/i18n.ts';
import { renderStaffPage } from '../../layout/render-staff-page.tsx';
import type { StaffEnv } from '../../staff-services.ts';
import { kindWith, pictureFieldOf, type EntryKind } from './entry-kind.ts';
import { EntryPage } from './entry-page.tsx';
import type { Draft } from './form-field.tsx';
import { findChoices } from './pictures/find-choices.ts';
import { SectionOffForm } from './section-off-form.tsx';
import { VideoPreview } from './video-preview.tsx';

/** The form of an entry, filled with a draft. */
export async function showEntry(
  c: Context<StaffEnv>,
  ofKind: EntryKind,
  entry: EditedEntry | null,
  draft: Draft,
  more: {
    status?: ContentfulStatusCode;
    revision?: number;
    theirs?: { by: string; texts: Record<string, string> };
    /** The version whose words the form holds. */
    earlier?: number | null;
    /** What was done, where the page stays open with what is typed. */
    done?: string;
  } = {},
): Promise<Response> {
  const { status = 200, theirs = null } = more;
  const { content } = c.get('staff');
  const mayEdit = memberCan(c.get('member'), 'content.edit');
  const kind = kindWith(ofKind, content.sections);
  const { videos } = c.get('services');
  const shown = videos?.list().find(({ id }) => entry?.slug === id || entry?.slug === `list-${id}`);
  const preview = kind.previewed ? (
    <VideoPreview
      fields={draft.fields}
      sections={content.sections}
      shown={shown ?? null}
      players={videos?.players ?? false}
    />
  ) : null;
  const off =
    entry && kind.kind === 'section' ? (
      <SectionOffForm
        entry={entry}
        sections={content.sections}
        size={await content.sectionSize(entry.slug)}
        movesTo={draft.fields['movesTo'] ?? ''}
        problem={say(draft.problems['movesTo'] ?? '')}
      />
    ) : null;
  const title = entry
    ? // As it is stored: what is typed is not its name yet.
      kind.titleOf(textsOf(entry.live ?? entry.edit?.live ?? entry.builtIn ?? {})) || kind.label
    : `New ${kind.label.toLowerCase()}`;
  return renderStaffPage(c, {
    title,
    done: more.done,
    status,
    children: (
      <EntryPage
        kind={kind}
        entry={entry}
        title={title}
        draft={draft}
        revision={more.revision ?? entry?.edit?.revision ?? 0}
        theirs={theirs}
        earlier={more.earlier ?? null}
        off={off}
        preview={preview}
        picker={mayEdit && pictureFieldOf(kind) ? await findChoices(c, draft.fields) : null}
        translatedInto={(await content.translations(kind.kind)).get(entry?.slug ?? '')}
        mayEdit={mayEdit}
      />
    ),
  });
}
