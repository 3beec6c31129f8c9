import { t } from '@lingui/core/macro';
import { severities } from '#domain/inspections/condition-report.ts';
import {
  figureRules,
  inspectionSections,
  type FigureRule,
  type InspectionSection,
} from '#domain/inspections/inspection-sections.ts';
import { versionName, type OpenInspection } from '#domain/inspections/inspection-service.ts';
import { mostToday } from '#domain/inspections/read-finding.ts';
import { thumbnailName } from '#domain/media/picture-names.ts';
import { say } from '#messages/i18n.ts';
import type {
  InspectionOverviewProps,
  InspectionPaths,
  ItemModel,
  SectionFormProps,
} from '#site/islands/inspection/inspection-form-props.ts';
import { urls } from '#site/urls.ts';
import {
  figureNames,
  itemWords,
  sectionNames,
  severityNames,
} from '#site/words/inspection-words.ts';

/** What was typed and could not be read, by the name of its field. */
export type TypedFields = ReadonlyMap<string, string>;

/** What was typed and why it was not taken; null for a page that is opened. */
type Wrong = { typed: TypedFields; errors: ReadonlyMap<string, string> } | null;

/** The form of one section. */
export function sectionForm(
  token: string,
  opened: OpenInspection,
  section: InspectionSection,
  now: Date,
  wrong: Wrong = null,
): SectionFormProps {
  return {
    items: section.items.map((item) => itemModel(item, opened, now, wrong)),
    // Nobody begins with the worst: first what is said of most items.
    choices: asked.map((value) => ({
      value,
      label: value === 'not-checked' ? t`Not checked yet` : say(severityNames[value]),
    })),
    paths: inspectionPaths(token, section),
  };
}

/** The page that lists the sections, with how far each is. */
export function inspectionOverview(
  token: string,
  { items, inspection }: OpenInspection,
): InspectionOverviewProps {
  return {
    isHandedIn: inspection.handedInAt !== null,
    sections: inspectionSections.map((section) => ({
      name: say(sectionNames[section.key]),
      page: urls.inspectionSection(token, section.key),
      items: section.items.map(({ key }) => ({
        item: key,
        name: say(itemWords[key].name),
        severity: items.get(key)?.severity ?? 'not-checked',
        editedAt: items.get(key)?.editedAt ?? 0,
      })),
    })),
    paths: inspectionPaths(token, null),
  };
}

/** Of one section; of the page that lists them without one. */
export function inspectionPaths(token: string, section: InspectionSection | null): InspectionPaths {
  const overview = urls.inspection(token);
  const own = inspectionSections.map(({ key }) => urls.inspectionSection(token, key));
  const at = inspectionSections.findIndex(({ key }) => key === section?.key);
  return {
    page: own[at] ?? overview,
    versions: urls.inspectionVersions(token),
    photo: urls.inspectionPhoto(token),
    done: urls.inspectionDone(token),
    next: (section && own[at + 1]) ?? overview,
    worker: urls.inspectionWorker(),
    keep: [overview, ...own],
  };
}

const asked = ['not-checked', 'fine', 'note', 'soon', 'unsafe', 'not-fitted'] as const;
asked satisfies readonly (typeof severities)[number][];

function itemModel(
  { key, figures }: InspectionSection['items'][number],
  { items, photos }: OpenInspection,
  now: Date,
  wrong: Wrong,
): ItemModel {
  const version = items.get(key);
  const { name, question } = itemWords[key];
  const typed = (field: string) => wrong?.typed.get(`${field}-${key}`);
  const severity = severities.find((one) => one === typed('severity'));
  return {
    item: key,
    name: say(name),
    question: question && say(question),
    severity: severity ?? version?.severity ?? 'not-checked',
    figures: figures.map((figure) => {
      const { least, decimals = 0 }: FigureRule = figureRules[figure];
      return {
        key: figure,
        label: say(figureNames[figure]),
        least,
        most: mostToday(figure, now),
        step: 10 ** -decimals,
        value: typed(figure) ?? String(version?.figures[figure] ?? ''),
        error: wrong?.errors.get(`${figure}-${key}`) ?? null,
      };
    }),
    note: typed('note') ?? version?.note ?? '',
    was: typed('was') ?? versionName(version),
    editedAt: version?.editedAt ?? 0,
    photos: photos
      .filter(({ item }) => item === key)
      .map(({ id, name: stored }) => ({ id, thumbnail: urls.media(thumbnailName(stored)) })),
  };
}
