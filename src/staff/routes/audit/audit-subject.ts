import { wordsOfCode } from '#domain/words-of-code.ts';
import { exportTables } from '#domain/staff/import/export-tables.ts';
import type { AuditEntry } from '#domain/staff/audit-log.ts';
import { contentUrls } from '../content/content-urls.ts';
import { entryKinds } from '../content/entry-kinds.ts';
import { importUrls } from '../import/import-urls.ts';
import { inventoryUrls } from '../inventory/inventory-urls.ts';
import { leadsUrls } from '../leads/leads-urls.ts';
import { operationsUrls } from '../operations/operations-urls.ts';
import { topicName } from '../operations/operations-words.ts';
import { webhookUrls } from '../webhooks/webhook-urls.ts';
import { submissionUrls } from '../submissions/submission-urls.ts';
import { sentenceCase, subjectKindWords } from './action-words.ts';
import { partnerUrls } from '../partners/partner-urls.ts';
import { staffUrls } from '../../urls.ts';
import { peopleUrls } from '../people/people-urls.ts';

/** What a change was made to: as people call it, and where it is found. */
export interface AuditSubject {
  /** "bus", "request", …; empty where the name says it. */
  kind: string;
  name: string;
  href: string | null;
}

type Told = Pick<AuditEntry, 'action' | 'subjectKind' | 'subjectId' | 'before' | 'after'>;

/** `nameNow`: what the thing is called today; undefined when it is gone. */
export function auditSubject(entry: Told, nameNow: string | undefined): AuditSubject {
  const { subjectKind, subjectId } = entry;
  const isNumber = /^\d{1,15}$/.test(subjectId);
  const id = Number(subjectId);
  const then = nameThen(entry);
  const known = nameNow ?? then;
  switch (subjectKind) {
    case 'listing':
      return {
        kind: 'bus',
        name: known ?? 'one that is gone',
        href: isNumber && nameNow ? inventoryUrls.listing(id) : null,
      };
    case 'lead':
      return {
        kind: 'request of',
        name: nameNow ?? 'a person who was erased',
        href: isNumber && nameNow ? leadsUrls.lead(id) : null,
      };
    case 'submission':
      return {
        kind: 'submission',
        name: nameNow && !isNumber ? `${nameNow}, ${subjectId}` : (nameNow ?? subjectId),
        href: nameNow && !isNumber ? submissionUrls.one(subjectId) : null,
      };
    case 'member':
      return { kind: '', name: known ?? 'a former member', href: peopleUrls.list() };
    case 'invitation':
      return {
        kind: entry.action === 'link.demo' ? '' : 'the invitation of',
        name: then ?? 'somebody',
        href: peopleUrls.list(),
      };
    case 'import':
      return {
        kind: 'import',
        name: nameNow ?? 'one that was removed',
        href: isNumber && nameNow ? importUrls.one(id) : null,
      };
    case 'import-source':
      return { kind: 'import source', name: subjectId, href: importUrls.list() };
    case 'reply-template':
      return {
        kind: 'reply template',
        name: known ?? 'one that was deleted',
        href: isNumber && nameNow ? leadsUrls.template(id) : null,
      };
    case 'partner-key':
      return {
        kind: 'the key of',
        name: known ?? 'a partner',
        href: isNumber ? partnerUrls.one(id) : null,
      };
    case 'job': {
      const topic = entry.before?.['topic'];
      return {
        kind: 'background job',
        name: typeof topic === 'string' ? topicName(topic) : 'one that is done',
        href: operationsUrls.jobs(),
      };
    }
    case 'mail':
      return {
        kind: 'mail',
        name: `number ${subjectId}`,
        href: isNumber ? operationsUrls.mail(id) : null,
      };
    case 'export':
      return {
        kind: 'export',
        name: Object.hasOwn(exportTables, subjectId)
          ? exportTables[subjectId as keyof typeof exportTables]
          : wordsOfCode(subjectId),
        href: subjectId.startsWith('insight-') ? staffUrls.insight() : importUrls.list(),
      };
    case 'webhook':
      return {
        kind: 'webhook endpoint',
        name: then ?? 'one that was removed',
        href: isNumber ? webhookUrls.endpoint(id) : null,
      };
    case 'backup':
      return { kind: 'backup', name: subjectId, href: null };
    case 'settings':
      return { kind: '', name: 'site settings', href: contentUrls.settings() };
    case 'article':
      return {
        kind: 'article',
        name: then ?? sentenceCase(wordsOfCode(subjectId)),
        href: contentUrls.article(subjectId),
      };
    default:
      return contentEntry(entry);
  }
}

function contentEntry({ subjectKind, subjectId, before, after }: Told): AuditSubject {
  const kind = entryKinds.find((one) => one.kind === subjectKind);
  if (!kind) return { kind: wordsOfCode(subjectKind), name: subjectId, href: null };
  const texts = Object.fromEntries(
    Object.entries({ ...before, ...after }).map(([name, value]) => [name, String(value ?? '')]),
  );
  return {
    kind: kind.label.toLowerCase(),
    name: kind.titleOf(texts) || sentenceCase(wordsOfCode(subjectId)),
    href: contentUrls.entry(subjectKind, subjectId),
  };
}

/** What it was called when it was changed, where the change tells. */
function nameThen({ before, after }: Told): string | null {
  for (const told of [after, before]) {
    for (const field of ['title', 'name', 'email']) {
      const value = told?.[field];
      if (typeof value === 'string' && value.trim() !== '') return value;
    }
  }
  return null;
}

export function subjectKindName(kind: string): string {
  return (
    subjectKindWords[kind] ??
    entryKinds.find((one) => one.kind === kind)?.label ??
    sentenceCase(wordsOfCode(kind))
  );
}
