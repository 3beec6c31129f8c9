import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import {
  applySettings,
  readSettings,
  settingsForm,
} from '#domain/content/editing/settings-values.ts';
import { memberCan } from '#domain/staff/permissions.ts';
import { redirectWith } from '../../flash.ts';
import { readTextForm } from '../../forms/read-form.ts';
import { readId } from '../../forms/read-id.ts';
import { renderStaffPage } from '../../layout/render-staff-page.tsx';
import { route } from '../../staff-route.ts';
import type { StaffEnv } from '../../staff-services.ts';
import { contentUrls } from './content-urls.ts';
import type { Draft } from './form-field.tsx';
import { findVersion } from './find-version.ts';
import { SettingsPage, settingsGroups } from './settings-page.tsx';
import { fieldsText } from './version-text.ts';
import { VersionsPage } from './versions-page.tsx';
import { whoStored } from './who-stored.ts';

/** Name, phones, hours, banner, links and marks of the site. */
export const settingsRoutes = [
  route('GET', contentUrls.settings, 'content.read', async (c) => {
    const { settings } = c.get('staff').content;
    const earlier = await findVersion(c, 'settings', 'site');
    // What a version does not say is as the files have it.
    const shown = earlier ? applySettings(settings.builtIn, earlier.values) : settings.current;
    const fields = settingsForm(shown, settings.builtIn);
    return showSettings(c, { fields, problems: {} }, { earlier: earlier?.revision ?? null });
  }),
  route('POST', contentUrls.settings, 'settings.edit', async (c) => {
    const { content } = c.get('staff');
    const form = await readTextForm(c);
    const { values, problems } = readSettings(form, content.settings.builtIn);
    if (Object.keys(problems).length > 0)
      return showSettings(
        c,
        { fields: form, problems },
        { status: 422, revision: readId(form['revision']) ?? 0 },
      );
    const saved = await content.saveEntry({
      kind: 'settings',
      slug: 'site',
      expectedRevision: readId(form['revision']) ?? 0,
      values,
      by: c.get('member'),
    });
    if (saved.outcome === 'conflict') {
      const { builtIn } = content.settings;
      const { current } = saved;
      // As they were stored; this node may not show them yet.
      const theirs = settingsForm(
        current?.live ? applySettings(builtIn, current.live) : builtIn,
        builtIn,
      );
      return showSettings(
        c,
        { fields: values, problems: {} },
        {
          status: 409,
          revision: current?.revision ?? 0,
          theirs: { by: whoStored(current), fields: theirs },
        },
      );
    }
    return redirectWith(c, contentUrls.settings(), 'Saved. The site shows it now.');
  }),
  route('GET', contentUrls.settingsVersions, 'content.read', async (c) => {
    const { content } = c.get('staff');
    const { builtIn } = content.settings;
    return renderStaffPage(c, {
      title: 'Versions of the site settings',
      children: (
        <VersionsPage
          back={{ href: contentUrls.settings(), label: 'Site settings' }}
          versions={await content.versions('settings', 'site')}
          builtIn={settingsForm(builtIn, builtIn)}
          textOf={fieldsText(settingsGroups(builtIn).flatMap(({ fields }) => fields))}
          {...(memberCan(c.get('member'), 'settings.edit')
            ? { restoreHref: contentUrls.settings }
            : {})}
        />
      ),
    });
  }),
  route('POST', contentUrls.resetSettings, 'settings.edit', async (c) => {
    const form = await readTextForm(c);
    const changed = await c.get('staff').content.changeEntry({
      kind: 'settings',
      slug: 'site',
      expectedRevision: readId(form['revision']) ?? 0,
      to: 'built-in',
      by: c.get('member'),
    });
    return changed.outcome === 'conflict'
      ? redirectWith(
          c,
          contentUrls.settings(),
          `${whoStored(changed.current)} saved them meanwhile. Look again first.`,
          'problem',
        )
      : redirectWith(c, contentUrls.settings(), 'The built-in settings are back.');
  }),
];

async function showSettings(
  c: Context<StaffEnv>,
  draft: Draft,
  more: {
    status?: ContentfulStatusCode;
    /** Of the form that was sent, or of what somebody else stored; the present one otherwise. */
    revision?: number;
    theirs?: { by: string; fields: Record<string, string> };
    earlier?: number | null;
  } = {},
): Promise<Response> {
  const { content } = c.get('staff');
  const { status = 200, theirs = null } = more;
  const edit = (await content.entries('settings'))[0]?.edit ?? null;
  return renderStaffPage(c, {
    title: 'Site settings',
    status,
    children: (
      <SettingsPage
        draft={draft}
        builtIn={content.settings.builtIn}
        revision={more.revision ?? edit?.revision ?? 0}
        theirs={theirs}
        earlier={more.earlier ?? null}
        current={content.settings.current}
        versions={await content.versions('settings', 'site')}
        mayEdit={memberCan(c.get('member'), 'settings.edit')}
      />
    ),
  });
}
