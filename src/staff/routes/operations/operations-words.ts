/** What each kind of job does, for people; other topics are shown by their name. */
const topicNames: Readonly<Record<string, string>> = {
  'lead-tell-sales': 'Mail to sales about a lead',
  'lead-tell-visitor': 'Receipt to a visitor',
  'lead-confirm-alert': 'Confirmation of a bus alert',
  'lead-adf-mail': 'Lead to the CRM by mail (ADF)',
  'lead-adf-post': 'Lead to the CRM over HTTPS (ADF)',
  'lead-reply': 'Reply to a lead',
  'submission-remind': 'Reminder of an unfinished submission',
  'submission-tell-sales': 'Mail to sales about a submission',
  'submission-tell-seller': 'Receipt to a seller',
  'submission-tell-step': 'News to a seller',
  'submission-tell-change': 'Mail to sales about a correction',
  'staff-mail-link': 'Sign-in link to a member',
  'staff-security-notice': 'Security notice to a member',
  'staff-password-asked': 'Somebody forgot a password',
  'import-plan': 'Comparing a file',
  'import-run': 'Import running',
  'import-feed': 'Fetching a file',
  'import-partner': 'Buses of a partner',
  'search-sync': 'Search service',
  'search-rebuild': 'Search service, all anew',
  'search-synonyms': 'Synonyms to the search service',
  'index-now': 'Search engines told of changes',
  'webhook-event': 'Changes noted for webhooks',
  'webhook-send': 'Webhooks sent',
  'photo-avif': 'Smaller pictures',
  'photo-gone': 'Files of removed photos',
  'analytics-forward': 'Figures forwarded',
};

export const topicName = (topic: string) =>
  topicNames[topic] ?? topic.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
