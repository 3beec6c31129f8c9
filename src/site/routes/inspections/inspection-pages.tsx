import { plural, t } from '@lingui/core/macro';
import type { InspectionSection } from '#domain/inspections/inspection-sections.ts';
import type { OpenInspection } from '#domain/inspections/inspection-service.ts';
import { sayOfficeDate } from '#site/forms/office-times.ts';
import { say } from '#messages/i18n.ts';
import { InspectionForm } from '#site/islands/inspection/inspection-form.tsx';
import type {
  InspectionOverviewProps,
  SectionFormProps,
} from '#site/islands/inspection/inspection-form-props.ts';
import { Island } from '#site/islands/island.tsx';
import { ErrorSummary } from '#site/ui/error-summary.tsx';
import { Notice } from '#site/ui/notice.tsx';
import { PageHeading } from '#site/ui/page-heading.tsx';
import { urls } from '#site/urls.ts';
import { withUnit } from '#site/words/lot-words.ts';
import { sectionNames, tireDates } from '#site/words/inspection-words.ts';

interface InspectionPageProps {
  opened: OpenInspection;
  overview: InspectionOverviewProps;
}

/** What a bus without a listing is called. */
const titleOf = ({ title, inspection }: OpenInspection) =>
  withUnit(title ?? t`Your bus`, inspection.unit);

/** The way in: which sections there are, how far each is, and handing in. */
export function InspectionPage({ opened, overview }: InspectionPageProps) {
  const { inspection } = opened;
  const until = sayOfficeDate(inspection.expiresAt);
  const name = inspection.by.name;
  return (
    <div className="page-width sell-note">
      <PageHeading
        crumbs={[{ label: t`Inspection` }]}
        title={titleOf(opened)}
        intro={t`Walk around the bus with your phone, section by section. Each page is saved as you go. Once this page was open, all of it works without a connection.`}
      />
      <InspectionNotes opened={opened} />
      <Island name="inspection-form" when="idle" component={InspectionForm} props={overview} />
      <p className="text-muted">
        {t`What nobody looked at is published as “not checked”. Inspected by ${name}; this link works until ${until}.`}
      </p>
    </div>
  );
}

interface SectionPageProps {
  token: string;
  opened: OpenInspection;
  form: SectionFormProps;
  section: InspectionSection;
  problems: { href: string; text: string }[];
}

/** One section: a plain form that keeps itself on the phone. */
export function InspectionSectionPage(props: SectionPageProps) {
  const { token, opened, form, section, problems } = props;
  return (
    <div className="page-width sell-note">
      <PageHeading
        crumbs={[
          { label: t`Inspection`, href: urls.inspection(token) },
          { label: say(sectionNames[section.key]) },
        ]}
        title={say(sectionNames[section.key])}
        intro={section.key === 'tires' ? say(tireDates) : titleOf(opened)}
      />
      <ErrorSummary errors={problems} />
      <InspectionNotes opened={opened} />
      <Island
        name="inspection-form"
        when="idle"
        component={InspectionForm}
        props={form}
        className="inspection-form"
      />
      <p>
        <a href={urls.inspection(token)} className="text-link">
          {t`All sections`}
        </a>
      </p>
    </div>
  );
}

/** What changes what the work is for. */
function InspectionNotes({ opened: { isSold, inspection, items } }: { opened: OpenInspection }) {
  const { handedInAt } = inspection;
  const unsafe = [...items.values()].filter(({ severity }) => severity === 'unsafe').length;
  const day = handedInAt && sayOfficeDate(handedInAt);
  return (
    <>
      {isSold ? (
        <Notice>
          <p>{t`This bus has been sold. What you write is kept with it, and is not published.`}</p>
        </Notice>
      ) : null}
      {day ? (
        <Notice>
          <p>{t`Handed in on ${day}. You can still change it: we publish what stands here when we have read it.`}</p>
        </Notice>
      ) : null}
      {unsafe > 0 ? (
        <p>
          {plural(unsafe, {
            one: 'One finding is marked unsafe until repaired.',
            other: '# findings are marked unsafe until repaired.',
          })}
        </p>
      ) : null}
    </>
  );
}
