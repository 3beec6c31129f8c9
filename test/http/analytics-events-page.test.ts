import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { describeCatalogue } from '#domain/analytics/describe-catalogue.ts';
import { eventCatalogue } from '#domain/analytics/event-catalogue.ts';
import { projectRoot } from '#server/config/project-root.ts';

const eventNames = Object.keys(eventCatalogue);

/** Spec §9, word for word. */
const specified = [
  'Search Started',
  'Search Cleared',
  'Search Result Clicked',
  'Bus Listing Viewed',
  'Bus Category Clicked',
  'Contact Inquiry',
  'Search Query Submitted',
  'Search Results Loaded',
  'Search Filters Applied',
  'Search Filter Removed',
  'Search Filters Cleared',
  'Search Filter Panel Toggled',
  'Search Error Occurred',
  'Search Sort Changed',
  'Search Pagination Clicked',
  // §7, Google tag events.
  'state_page_view',
  'faq_interaction',
];

it('knows every event of the specification', () => {
  expect(specified.filter((name) => !eventNames.includes(name))).toEqual([]);
});

it('is described by a page that is up to date (npm run docs:analytics)', async () => {
  const page = await readFile(join(projectRoot, 'docs/analytics-events.md'), 'utf8');
  expect(page).toBe(describeCatalogue());
  for (const name of eventNames) expect(page).toContain(`## ${name}\n`);
});
