import { t } from '@lingui/core/macro';
import type { Context } from 'hono';
import { severities } from '#domain/inspections/condition-report.ts';
import type { FigureKey, InspectionSection } from '#domain/inspections/inspection-sections.ts';
import type { OpenInspection, PostedItem } from '#domain/inspections/inspection-service.ts';
import { mostToday, readMeasured, readNote } from '#domain/inspections/read-finding.ts';
import { networkOf } from '#domain/leads/rate-limit.ts';
import { say } from '#messages/i18n.ts';
import { readMultipart, textPart } from '#site/routes/sell/read-multipart.ts';
import type { SiteEnv } from '#site/site-services.ts';
import { figureNames, itemWords } from '#site/words/inspection-words.ts';
import type { TypedFields } from './inspection-model.ts';

/** Six photos of a phone's usual 5 MB each, of the nine items of the longest section. */
const mostFormBytes = 120_000_000;
const mostParts = 200;
const mostFieldBytes = 8_000;

export interface TakenSection {
  typed: TypedFields;
  errors: ReadonlyMap<string, string>;
  problems: { href: string; text: string }[];
  /** A photo was taken away: whoever did it looks at the same page again. */
  stays: boolean;
}

/**
 * Takes a section as a plain form sends it: photos as they arrive, then all findings, or none while
 * one figure cannot be read.
 */
export async function takeSection(
  c: Context<SiteEnv>,
  opened: OpenInspection,
  section: InspectionSection,
): Promise<TakenSection> {
  const { inspections, now } = c.get('services');
  const { typed, refused } = await readParts(c, opened, section);
  const errors = new Map<string, string>();
  const problems = [...refused];
  const posted = section.items.map((item): PostedItem => {
    const get = (field: string) => typed.get(`${field}-${item.key}`) ?? '';
    const figures: Partial<Record<FigureKey, number>> = {};
    for (const key of item.figures) {
      const figure = readMeasured(key, get(key), mostToday(key, now()));
      if (typeof figure === 'number') figures[key] = figure;
      if (figure !== undefined) continue;
      const label = say(figureNames[key]);
      const text = t`${label}: that is no figure we can read.`;
      errors.set(`${key}-${item.key}`, text);
      problems.push({ href: `#${item.key}-${key}`, text });
    }
    const severity = severities.find((one) => one === get('severity')) ?? 'not-checked';
    return { item: item.key, severity, figures, note: readNote(get('note')), was: get('was') };
  });
  const removed = Number(typed.get('remove') ?? 0);
  if (problems.length === 0) {
    // A form that names no item is none of this page, and says nothing of them.
    const named = posted.filter(({ item }) => typed.has(`severity-${item}`));
    const answer = await inspections.keepPosted(opened, named);
    if (answer !== 'recorded') {
      const text = t`This inspection has as many changes as we can keep. Call us.`;
      problems.push({ href: `#${section.items[0]?.key}`, text });
    }
    if (answer !== 'ended' && removed > 0 && Number.isSafeInteger(removed)) {
      await inspections.photos.remove(opened.inspection, removed);
    }
  }
  return { typed, errors, problems, stays: removed > 0 };
}

async function readParts(c: Context<SiteEnv>, opened: OpenInspection, section: InspectionSection) {
  const typed = new Map<string, string>();
  const refused: TakenSection['problems'] = [];
  const { photos } = c.get('services').inspections;
  const network = networkOf(c.get('clientAddress') ?? '');
  const limits = { parts: mostParts, bytes: mostFormBytes };
  for await (const part of readMultipart(c.req.raw, limits)) {
    const item = section.items.find(({ key }) => part.name === `photos-${key}`)?.key;
    if (!item) {
      if (part.fileName === null) typed.set(part.name, await textPart(part, mostFieldBytes));
      continue;
    }
    // A file input that was left alone sends one part without a name.
    if (!part.fileName) continue;
    const from = { clientId: null, network, signal: c.req.raw.signal };
    const upload = { item, source: part.stream, sizeBytes: null, ...from };
    const answer = await photos.take(opened.inspection, upload);
    if (answer.outcome !== 'refused') continue;
    const name = say(itemWords[item].name);
    const message = say(answer.message);
    refused.push({ href: `#${item}-photos`, text: t`${name}: ${message}` });
  }
  return { typed, refused };
}
