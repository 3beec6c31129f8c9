/** What each kind of job does, for people; other topics are shown by their name. */
const topicNames: Readonly<Record<string, string>> = {
  'lead-tell-sales': 'Mail to sales about a lead',
  'lead-tell-visitor': 'Receipt to a visitor',
  'lead-confirm-alert': 'Confirmation of a bus alert',
  'lead-reply': 'Reply to a lead',
  'staff-mail': 'Mail to staff',
  'search-sync': 'Search service',
  'index-now': 'Search engines told of changes',
  'photo-derivatives': 'Smaller pictures',
};

export const topicName = (topic: string) =>
  topicNames[topic] ?? topic.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
