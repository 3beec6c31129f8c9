import type { Context } from 'hono';
import { liveTexts, textsOf, type EditedEntry } from '#domain/content/editing/edited-entries.ts';
import type { ContentService } from '#domain/content/editing/content-service.ts';
import type { Problems } from '#domain/content/editing/read-fields.ts';
import { isSameForm } from '#domain/forms/read-text.ts';
import { memberCan } from '#domain/staff/permissions.ts';
import { redirectWith } from '../../flash.ts';
import { readId } from '../../forms/read-id.ts';
import { notFoundPage } from '../../gate-answers.tsx';
import { orNotFound } from '../../or-not-found.ts';
import { renderStaffPage } from '../../layout/render-staff-page.tsx';
import { route } from '../../staff-route.ts';
import type { StaffEnv } from '../../staff-services.ts';
import { contentUrls } from './content-urls.ts';
import { EntriesPage } from './entries-page.tsx';
import { kindWith, pictureFieldOf, type EntryKind } from './entry-kind.ts';
import { findEntryKind } from './entry-kinds.ts';
import { findVersion } from './find-version.ts';
import { readContentForm } from './read-content-form.ts';
import { readEntryForm } from './read-entry-form.ts';
import { fieldsText } from './version-text.ts';
import { showEntry } from './show-entry.tsx';
import { asideWords } from './translation-note.tsx';
import { whoStored } from './who-stored.ts';
import { VersionsPage } from './versions-page.tsx';

/** Redirects, questions, testimonials, popular searches: a list and a form each. */
export const entryRoutes = [
  route('GET', contentUrls.entries, 'content.read', async (c) => {
    const kind = orNotFound(findEntryKind(c.req.param('kind')));
    return renderStaffPage(c, {
      title: kind.plural,
      children: (
        <EntriesPage
          kind={kind}
          entries={await c.get('staff').content.entries(kind.kind)}
          translations={await c.get('staff').content.translations(kind.kind)}
          notice={noticeOf(kind, c.get('staff').content)}
          deleted={await c.get('staff').content.deletedEntries(kind.kind)}
          mayEdit={memberCan(c.get('member'), 'content.edit')}
        />
      ),
    });
  }),
  route('GET', contentUrls.entry, 'content.read', async (c) => {
    const kind = findEntryKind(c.req.param('kind'));
    const found = kind && (await findEntry(c, kind));
    if (!kind || !found) return notFoundPage(c);
    const { entry } = found;
    const from = entry?.slug ?? c.req.query('from');
    const earlier = from === undefined ? null : await findVersion(c, kind.kind, from);
    const values =
      earlier?.values ?? entry?.edit?.live ?? entry?.live ?? entry?.builtIn ?? kind.begin ?? {};
    const draft = { fields: textsOf(values), problems: {} };
    return showEntry(c, kind, entry, draft, { earlier: earlier?.revision ?? null });
  }),
  route('POST', contentUrls.entry, 'content.edit', async (c) => {
    const kind = findEntryKind(c.req.param('kind'));
    const found = kind && (await findEntry(c, kind));
    if (!kind || !found) return notFoundPage(c);
    const { entry, all } = found;
    const { form, problem, isLook } = await readEntryForm(c, kind);
    const key = kind.fields.find(({ control }) => control === 'key')?.name;
    const stored = textsOf(entry?.edit?.live ?? entry?.builtIn ?? {});
    const known = entry && key ? (stored[key] ?? entry.slug) : null;
    const fields = known !== null && key ? { ...form, [key]: known } : form;
    if (isLook)
      return showEntry(
        c,
        kind,
        entry,
        { fields, problems: problem },
        {
          revision: readId(form['revision']) ?? 0,
          status: Object.keys(problem).length > 0 ? 422 : 200,
        },
      );
    const others = liveTexts(all.filter(({ slug }) => slug !== entry?.slug));
    const { values, problems } = kind.read(
      fields,
      new Map(others.map(({ slug, texts }) => [slug, texts])),
      known,
      { before: stored, sections: c.get('staff').content.sections, slug: entry?.slug ?? null },
    );
    Object.assign(problems, problem);
    const slug = entry?.slug ?? kind.nameOf(values);
    const [first] = kind.fields;
    if (!entry && first && Object.keys(problems).length === 0) {
      if (slug === '') problems[first.name] = 'Use letters or digits';
      else if (all.some((one) => one.slug === slug))
        problems[first.name] = 'This one is in the list already';
    }
    const revision = readId(form['revision']) ?? 0;
    if (Object.keys(problems).length > 0)
      return showEntry(c, kind, entry, { fields, problems }, { status: 422, revision });
    const { content } = c.get('staff');
    const saved = await content.saveEntry({
      kind: kind.kind,
      slug,
      expectedRevision: revision,
      values,
      by: c.get('member'),
    });
    if (saved.outcome === 'conflict') {
      const { current } = saved;
      return showEntry(
        c,
        kind,
        entry,
        { fields, problems: {} },
        {
          status: 409,
          revision: current?.revision ?? 0,
          theirs: { by: whoStored(current), texts: textsOf(current?.live ?? {}) },
        },
      );
    }
    const into = (await content.translations(kind.kind)).get(slug);
    const words = `Saved. It is on the site now. ${asideWords(into)}`.trim();
    return redirectWith(c, contentUrls.entries(kind.kind), words);
  }),
  route('GET', contentUrls.entryVersions, 'content.read', async (c) => {
    const kind = findEntryKind(c.req.param('kind'));
    const slug = c.req.query('slug') ?? '';
    const { content } = c.get('staff');
    const versions = kind ? await content.versions(kind.kind, slug) : [];
    const entry = kind && (await findEntry(c, kind))?.entry;
    // Without either there never was such a thing.
    if (!kind || (!entry && versions.length === 0)) return notFoundPage(c);
    const values = entry?.live ?? entry?.edit?.live ?? entry?.builtIn;
    const last = values ?? versions.find((one) => one.values)?.values ?? {};
    const title = kind.titleOf(textsOf(last)) || kind.label;
    const [edit, restore] = entry
      ? [contentUrls.entry(kind.kind, slug), contentUrls.entry]
      : [contentUrls.entries(kind.kind), contentUrls.deletedEntry];
    return renderStaffPage(c, {
      title: `Versions of ${title}`,
      children: (
        <VersionsPage
          back={{ href: edit, label: entry ? title : kind.plural }}
          versions={versions}
          builtIn={entry?.builtIn ?? null}
          textOf={fieldsText(kindWith(kind, content.sections).fields)}
          {...(memberCan(c.get('member'), 'content.edit')
            ? { restoreHref: (revision: number) => restore(kind.kind, slug, revision) }
            : {})}
        />
      ),
    });
  }),
  route('POST', contentUrls.changeEntry, 'content.edit', async (c) => {
    const kind = orNotFound(findEntryKind(c.req.param('kind')));
    const picture = `${pictureFieldOf(kind) ?? 'no'}-file`;
    const { fields: form, file } = await readContentForm(c.req.raw, picture);
    const slug = c.req.query('slug') ?? form['slug'] ?? '';
    const to = (form['change'] ?? form['to']) === 'off' ? 'off' : 'built-in';
    const revision = readId(form['revision']) ?? 0;
    const { content } = c.get('staff');
    const { live, edit, builtIn } = (await entryOf(c, kind, slug)) ?? {};
    const begun = textsOf(edit?.live ?? live ?? builtIn ?? {});
    const changed = await content.changeEntry({
      kind: kind.kind,
      slug,
      expectedRevision: revision,
      to,
      movesTo: form['movesTo'],
      by: c.get('member'),
    });
    const names = kindWith(kind, content.sections)
      .fields.filter(({ control }) => control !== 'key')
      .map(({ name }) => name);
    // A box that is not ticked is not sent; a form without an editor says nothing.
    const isWhole = names.some((name) => form[name] !== undefined);
    const isLeft = file !== null || (isWhole && !isSameForm(form, begun, names));
    /** The entry as it is now, with what is typed; null when it is gone. */
    const again = async (
      problems: Problems,
      more: (entry: EditedEntry) => Parameters<typeof showEntry>[4],
    ) => {
      const entry = await entryOf(c, kind, slug);
      const fields = isWhole ? form : begun;
      return entry && showEntry(c, kind, entry, { fields, problems }, more(entry));
    };
    switch (changed.outcome) {
      case 'missing':
        return notFoundPage(c);
      case 'refused':
        return (
          (await again(changed.problems, () => ({ status: 422, revision }))) ?? notFoundPage(c)
        );
      case 'conflict': {
        const by = whoStored(changed.current);
        // Saving what is typed is refused as well: it began before the other one saved.
        const more = (now: EditedEntry) => ({
          status: 409 as const,
          revision,
          theirs: { by, texts: textsOf(now.live ?? {}) },
        });
        const words = `${by} changed it meanwhile. Look at it again first.`;
        return (
          (isLeft ? await again({}, more) : null) ??
          redirectWith(c, contentUrls.entries(kind.kind), words, 'problem')
        );
      }
      case 'saved': {
        const done = 'It is off the site. What you typed is below, not saved yet.';
        return (
          (to === 'off' && isLeft ? await again({}, () => ({ done })) : null) ??
          redirectWith(c, contentUrls.entries(kind.kind), 'Done. The site shows it so now.')
        );
      }
    }
  }),
];

/** The list that videos stand on, so that nobody wonders where they come from. */
function noticeOf(kind: EntryKind, { videosFrom }: ContentService): string | null {
  if (kind.kind !== 'video') return null;
  return videosFrom === 'youtube'
    ? 'The list comes from the YouTube playlist that the server is set to (YOUTUBE_PLAYLIST_ID). It is asked every ten minutes; what is changed or added here stands over it.'
    : 'The list is the built-in one of topics told in articles; no YouTube playlist is set. Films that are added here are links that open on YouTube. To play them on our page, whoever runs the server sets YOUTUBE_API_KEY and YOUTUBE_PLAYLIST_ID.';
}

const entryOf = async (c: Context<StaffEnv>, kind: EntryKind, slug: string) =>
  (await c.get('staff').content.entries(kind.kind)).find((one) => one.slug === slug) ?? null;

async function findEntry(
  c: Context<StaffEnv>,
  kind: EntryKind,
): Promise<{ entry: EditedEntry | null; all: EditedEntry[] } | null> {
  const all = await c.get('staff').content.entries(kind.kind);
  const slug = c.req.query('slug');
  if (slug === undefined && kind.fixed) return null;
  const entry = all.find((one) => one.slug === slug) ?? null;
  return slug !== undefined && entry === null ? null : { entry, all };
}
