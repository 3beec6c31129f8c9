import { wordsOfCode } from '#domain/words-of-code.ts';
import { listingActs } from '#domain/staff/inventory/listing-workflow.ts';

/** What was done, as it stands between a person's name and the thing: "Ana Ruiz sold 2015 Ford". */
export const actionWords: Readonly<Record<string, string>> = {
  'backup.make': 'made a backup',
  'content.draft': 'kept a draft of',
  'content.move': 'moved',
  'content.publish': 'published',
  'content.reset': 'put back as it came',
  'content.schedule': 'scheduled',
  'content.take-off': 'took off the site',
  'export.run': 'downloaded',
  'import.download': 'downloaded the file of',
  'import.fail': 'could not finish',
  'import.feed': 'set up the feed of',
  'import.run': 'ran',
  'import.stop': 'stopped',
  'import.undo': 'rolled back',
  'inspection.ask': 'asked for an inspection of',
  'inspection.end': 'ended the link to an inspection of',
  'inspection.publish': 'published a condition report of',
  'inspection.withdraw': 'withdrew a condition report of',
  'job.discard': 'discarded',
  'job.retry': 'had tried again',
  'lead.assign': 'handed on',
  'lead.merge': 'merged',
  'lead.note': 'wrote a note on',
  'lead.reply': 'wrote a mail to',
  'lead.state': 'moved on',
  'lead.unmerge': 'took apart',
  'link.cancel': 'took back',
  'link.demo': 'opened the demo back office for',
  'link.invitation': 'sent',
  'link.password': 'sent a link for a new password to',
  'listing.archive': 'archived',
  'listing.bulk': 'changed, with others,',
  'listing.confirm': 'confirmed as still available',
  'listing.create': 'added',
  'listing.export-units': 'downloaded units of',
  'listing.import': 'changed by an import',
  'listing.import-undo': 'rolled back an import of',
  'listing.photos': 'changed photos of',
  'listing.publish': 'published',
  'listing.release-units': 'put units back for sale of',
  'listing.reopen-vin': 'opened again what differs from the VIN of',
  'listing.reserve-units': 'reserved units of',
  'listing.restore': 'restored from the archive',
  'listing.sell': 'marked as sold',
  'listing.sell-units': 'marked units as sold of',
  'listing.settle-vin': 'settled what differs from the VIN of',
  'listing.undo': 'undid a bulk change of',
  'listing.units': 'changed units of',
  'listing.unpublish': 'put back to draft',
  'listing.update': 'changed',
  'listing.withdraw': 'withdrew',
  'mail.look': 'saw the private link in',
  'member.authenticator-app': 'set up an authenticator app for',
  'member.create': 'added',
  'member.disable': 'switched off the account of',
  'member.enable': 'switched on the account of',
  'member.forget-second-factors': 'removed every second step of',
  'member.name': 'renamed',
  'member.passkey-add': 'added a passkey to',
  'member.passkey-remove': 'removed a passkey of',
  'member.password': 'set a new password for',
  'member.recovery-codes': 'made new recovery codes for',
  'member.role': 'changed the role of',
  'partner-key.create': 'made',
  'partner-key.revoke': 'revoked',
  'person.erase': 'erased all of a person, known from',
  'person.export': 'downloaded all of a person, known from',
  'reply-template.remove': 'deleted',
  'reply-template.store': 'saved',
  'session.end': 'ended a session of',
  'session.end-all': 'signed out everywhere',
  'session.start': 'signed in',
  'session.start-by-passkey': 'signed in with a passkey',
  'session.start-by-recovery-code': 'signed in with a recovery code',
  'submission.ask': 'asked the seller about',
  'submission.correct': 'corrected',
  'submission.discard-uploads': 'gave up unfinished photos of',
  'submission.note': 'wrote a note on',
  'submission.publish': 'published as a listing',
  'submission.reject': 'turned down',
  'submission.take': 'began to check',
  'webhook.add': 'added',
  'webhook.events': 'changed what is told to',
  'webhook.pause': 'paused',
  'webhook.remove': 'removed',
  'webhook.replay': 'sent dead letters again to',
  'webhook.resume': 'resumed',
  'webhook.retry': 'sent what waited at once to',
  'webhook.rotate': 'made a new secret for',
  'webhook.test': 'sent a test message to',
};

/** Actions that say all by themselves when a person does them to their own account. */
const ofOneself = new Set([
  'session.start',
  'session.start-by-passkey',
  'session.start-by-recovery-code',
  'session.end-all',
]);

/** Never the code itself: an action that nobody has words for yet is told by its parts. */
export function actionText(action: string): string {
  return actionWords[action] ?? `did “${wordsOfCode(action.replace(/^[^.]*\./, ''))}” to`;
}

export const saysAll = (action: string) => ofOneself.has(action) || action === 'backup.make';

/** For the list to choose from: "Bus: marked as sold". */
export function actionChoice(action: string): string {
  const [area = ''] = action.split('.');
  const act = action.slice(area.length + 1);
  const words =
    area === 'listing' && Object.hasOwn(listingActs, act)
      ? listingActs[act as keyof typeof listingActs]
      : actionText(action).replace(/,$/, '');
  return `${areaWords[area] ?? sentenceCase(wordsOfCode(area))}: ${words}`;
}

const areaWords: Readonly<Record<string, string>> = {
  backup: 'Backup',
  content: 'Content',
  export: 'Export',
  import: 'Import',
  inspection: 'Inspection',
  job: 'Background job',
  lead: 'Lead',
  link: 'Invitation or link',
  listing: 'Bus',
  mail: 'Mailbox',
  member: 'Member',
  'partner-key': 'Partner key',
  person: 'Person',
  'reply-template': 'Reply template',
  session: 'Signing in',
  submission: 'Submission',
  webhook: 'Webhook endpoint',
};

export const subjectKindWords: Readonly<Record<string, string>> = {
  article: 'Article',
  backup: 'Backup',
  export: 'Export',
  import: 'Import',
  'import-source': 'Import source',
  invitation: 'Invitation',
  job: 'Background job',
  lead: 'Lead',
  listing: 'Bus',
  mail: 'Mail',
  member: 'Member',
  'partner-key': 'Partner key',
  'reply-template': 'Reply template',
  settings: 'Site settings',
  submission: 'Submission',
  webhook: 'Webhook endpoint',
};

export const sentenceCase = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
