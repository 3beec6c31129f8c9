import type { FeedSchedule } from '#domain/staff/import/import-ports.ts';
import { redirectWith } from '#staff/flash.ts';
import { readTextForm } from '#staff/forms/read-form.ts';
import { route } from '#staff/staff-route.ts';
import { scheduleWords } from './feeds-panel.tsx';
import { importUrls } from './import-urls.ts';
import { sourceName } from './receive-upload.ts';
import { showHistory } from './show-history.tsx';

export const feedRoute = route('POST', importUrls.feed, 'import.run', async (c) => {
  const { imports } = c.get('staff');
  const form = await readTextForm(c);
  const name = sourceName(form['source'] ?? '');
  const url = (form['url'] ?? '').trim().slice(0, 2_000);
  const schedule = form['schedule'] ?? '';
  const refuse = (problem: string) => showHistory(c, { problem, feed: form });
  if (name === null) return refuse('Say whose file it is, in 1 to 80 characters.');
  const refusal = url === '' ? null : imports.feeds.refusal(url);
  if (refusal) return refuse(`Not saved. ${refusal}`);
  const when: FeedSchedule =
    url !== '' && Object.hasOwn(scheduleWords, schedule) ? (schedule as FeedSchedule) : 'none';
  const feedUrl = url === '' ? null : url;
  await imports.sources.setFeed(name, { feedUrl, schedule: when }, c.get('member'));
  return redirectWith(
    c,
    importUrls.list(),
    when === 'none'
      ? `${name} is not fetched by itself.`
      : `${name} is fetched from now on. It begins within a minute.`,
  );
});
