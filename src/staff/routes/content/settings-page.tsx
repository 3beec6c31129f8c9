import type { ContentVersion } from '#domain/content/editing/content-edits.ts';
import { clockTime } from '#domain/office/opening-hours.ts';
import { weekdayField, weekdayNames } from '#domain/office/read-opening-hours.ts';
import { hoursSaidOtherwise, markSwitches } from '#domain/content/editing/settings-values.ts';
import { contactNetworks, socialNetworks } from '#domain/content/site-marks.ts';
import type { SiteSettings } from '#domain/content/site-settings.ts';
import { say } from '#messages/i18n.ts';
import { Moment } from '../../layout/moment.tsx';
import { ContentTabs } from './content-tabs.tsx';
import { contentUrls } from './content-urls.ts';
import { EarlierWords } from './earlier-words.tsx';
import type { ShownField } from '../../forms/staff-input.tsx';
import { EditorField, line, ProblemSummary, type Draft } from './form-field.tsx';
import { changeWords } from './state-words.ts';
import { StaffHeading } from '../../layout/staff-heading.tsx';
import { Fact } from '../../ui/fact.tsx';

const mostShown = 5;

interface SettingsPageProps {
  draft: Draft;
  builtIn: SiteSettings;
  revision: number;
  theirs: { by: string; fields: Record<string, string> } | null;
  versions: readonly ContentVersion[];
  /** The version whose values the form holds; null: the present ones. */
  earlier: number | null;
  /** As visitors meet them now. */
  current: SiteSettings;
  mayEdit: boolean;
}

const check = (name: string, label: string): ShownField => ({ name, label, control: 'check' });

export const settingsGroups = (
  builtIn: SiteSettings,
): readonly { title: string; fields: readonly ShownField[] }[] => [
  {
    title: 'Company',
    fields: [
      line('name', 'Name'),
      line('legalName', 'Legal name'),
      line('tagline', 'Tagline'),
      line('salesEmail', 'E-mail address'),
      line('street', 'Street'),
      line('city', 'City'),
      line('state', 'State', 'Two letters'),
      line('zip', 'ZIP code'),
    ],
  },
  {
    title: 'Phones and hours',
    fields: [
      line('phone', 'Phone in header, footer and banner'),
      line('contactPhone', 'Phone on the contact page'),
      line('opensAt', 'The office opens at', 'Video tours are offered and answers are timed by it'),
      line('closesAt', 'and closes at'),
      ...Object.entries(weekdayNames).map(([day, name]) =>
        check(weekdayField(Number(day)), `Open on ${name}`),
      ),
      {
        name: 'closedDays',
        label: 'Days off',
        hint: 'One date a line, such as 2026-12-24. Federal holidays are days off anyway.',
        control: 'area',
        rows: 4,
      },
      line('hoursHeader', 'Hours in header and banner'),
      line('hoursContact', 'Hours on the contact page'),
      line('hoursFooter', 'Hours in the footer'),
    ],
  },
  {
    title: 'Banner and footer',
    fields: [
      line('bannerHeading', 'Heading of the banner'),
      line('bannerText', 'Text of the banner'),
      line('bannerAction', 'Text of its button'),
      line('footerTagline', 'Line above the footer'),
      check(
        'stateInventory',
        `Home page: buses in ${builtIn.stateInventory.state} in place of the banner`,
      ),
    ],
  },
  {
    title: 'Links in the footer',
    fields: socialNetworks.map((one) => line(`social-${one}`, one, 'Empty: left out')),
  },
  {
    title: 'Links on the contact page',
    fields: contactNetworks.map((one) => line(`contact-${one}`, one, 'Empty: left out')),
  },
  {
    title: 'Marks and badges in the footer',
    fields: markSwitches(builtIn).map(({ name, label }) => check(name, label)),
  },
];

export function SettingsPage(props: SettingsPageProps) {
  const { draft, builtIn, revision, theirs, versions, earlier, mayEdit } = props;
  const all = settingsGroups(builtIn).flatMap(({ fields }) => fields);
  const differing = theirs
    ? all.filter(({ name }) => (theirs.fields[name] ?? '') !== (draft.fields[name] ?? ''))
    : [];
  return (
    <>
      <StaffHeading title="Site settings" />
      <ContentTabs current="settings" />
      {theirs ? (
        <div className="notice notice-problem content-problems" role="alert">
          <h2>{theirs.by} saved the settings meanwhile</h2>
          <p>Your values are below, unsaved. Saving now puts yours in place of these:</p>
          <dl className="staff-facts">
            {differing.map(({ name, label }) => (
              <Fact key={name} label={say(label)}>
                {theirs.fields[name] || 'empty or off'}
              </Fact>
            ))}
          </dl>
        </div>
      ) : null}
      {earlier === null ? null : <EarlierWords version={earlier} />}
      <ProblemSummary problems={draft.problems} />
      <OtherHours settings={props.current} fields={all} />
      <form method="post" action={contentUrls.settings()} className="content-settings">
        <input type="hidden" name="revision" value={revision} />
        {settingsGroups(builtIn).map(({ title, fields }) => (
          <fieldset key={title} className="staff-panel form" disabled={!mayEdit}>
            <legend className="content-legend">{title}</legend>
            {fields.map((field) => (
              <EditorField key={field.name} field={field} draft={draft} />
            ))}
          </fieldset>
        ))}
        {mayEdit ? (
          <p className="actions content-settings-save">
            <button className="button button-primary">Save settings</button>
          </p>
        ) : (
          <p className="text-muted">Owners and managers change these.</p>
        )}
      </form>
      {versions.length > 0 ? (
        <section className="staff-panel">
          <h2>History</h2>
          <ul className="content-history">
            {versions.slice(0, mostShown).map(({ id, memberName, change, at }) => (
              <li key={id}>
                {memberName} {changeWords[change]}, <Moment at={at} />
              </li>
            ))}
          </ul>
          <p className="actions content-way-back">
            <a className="button button-small" href={contentUrls.settingsVersions()}>
              What each change said
            </a>
          </p>
          {mayEdit ? (
            <form method="post" action={contentUrls.resetSettings()} className="content-way-back">
              <input type="hidden" name="revision" value={revision} />
              <button className="button button-small button-danger">
                Back to the built-in settings
              </button>
            </form>
          ) : null}
        </section>
      ) : null}
    </>
  );
}

/** Sentences on the site that contradict the hours by which we work. */
function OtherHours({
  settings,
  fields,
}: {
  settings: SiteSettings;
  fields: readonly ShownField[];
}) {
  const said = hoursSaidOtherwise(settings);
  const differing = fields.filter(({ name }) => said[name] !== undefined);
  if (differing.length === 0) return null;
  return (
    <div className="notice content-problems">
      <h2>The site says different hours</h2>
      <p>
        The office is open from {clockTime(settings.office.opensAtMinute)} to{' '}
        {clockTime(settings.office.closesAtMinute)}. These say something else:
      </p>
      <ul>
        {differing.map(({ name, label }) => (
          <li key={name}>
            <a href={`#field-${name}`}>{say(label)}</a>: “{said[name]}”
          </li>
        ))}
      </ul>
    </div>
  );
}
