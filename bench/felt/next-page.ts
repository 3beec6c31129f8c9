import { setTimeout as pause } from 'node:timers/promises';
import { median } from '../pages/median.ts';
import { openTab, type Point } from './browser-tab.ts';

/** How long a pointer rests on a link before it presses. */
const restMs = 300;
const patienceMs = 10_000;

const listenForPress = `addEventListener('pointerdown', ({ timeStamp }) =>
  sessionStorage.setItem('pressedAt', String(performance.timeOrigin + timeStamp)), true)`;

const linkAt = (selector: string) => `(() => {
  const link = [...document.querySelectorAll(${JSON.stringify(selector)})].find((one) => one.checkVisibility());
  link.scrollIntoView({ block: 'center' });
  const { x, y, width, height } = link.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
})()`;

/**
 * When the page that was opened was painted, in milliseconds after the press; a page rendered ahead has its
 * first paint when it is shown.
 */
const paintedAfter = `(() => {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const pressedAt = Number(sessionStorage.getItem('pressedAt'));
  return paint ? performance.timeOrigin + paint.startTime - pressedAt : null;
})()`;
const isAhead = `performance.getEntriesByType('navigation')[0].activationStart > 0`;

/** From the press on a link that the pointer rested on, to the first paint of the page it opens. */
export async function nextPageTable(
  origin: string,
  bare: string,
  bus: string,
  repeats: number,
): Promise<string[]> {
  const ways = [
    { name: 'home → /buses', from: `${origin}/`, link: 'a[href="/buses"]' },
    { name: '/buses → a bus', from: `${origin}/buses`, link: '.bus-card h3 a' },
    { name: '/buses → page two', from: `${origin}/buses`, link: '[data-pages] a[rel=next]' },
    { name: 'a bus → /buses', from: origin + bus, link: 'a[href="/buses"]' },
    { name: 'bare page → bare page', from: `${bare}/`, link: '#next' },
  ];
  const rows = [
    `| pointer rests ${restMs} ms, then presses | press to paint, median ms | slowest ms | rendered ahead |`,
    '|---|---|---|---|',
  ];
  for (const { name, from, link } of ways) {
    const times: number[] = [];
    let ahead = 0;
    for (let run = 0; run < repeats; run += 1) {
      const { ms, wasAhead } = await pressOnce(from, link);
      times.push(Math.round(ms));
      if (wasAhead) ahead += 1;
    }
    rows.push(`| ${name} | ${median(times)} | ${Math.max(...times)} | ${ahead} of ${repeats} |`);
    process.stderr.write(`${rows.at(-1)}\n`);
  }
  return rows;
}

async function pressOnce(from: string, link: string) {
  const tab = await openTab();
  try {
    await tab.goTo(from);
    await until(() => tab.ask<boolean>(`document.readyState === 'complete'`));
    await until(() =>
      tab.ask<boolean>(`!!document.querySelector('script[type=speculationrules]')`),
    );
    await pause(500);
    await tab.ask(listenForPress);
    const at = await restingPlace(() => tab.ask<Point>(linkAt(link)));
    const before = await tab.ask<string>('location.href');
    await tab.mouse('mouseMoved', at);
    await pause(restMs);
    await tab.mouse('mousePressed', at);
    // The page may be another one by the time that the button is up.
    await tab.mouse('mouseReleased', at).catch(() => undefined);
    await until(async () => (await tab.ask<string>('location.href')) !== before);
    await until(async () => (await tab.ask<number | null>(paintedAfter)) !== null);
    return { ms: await tab.ask<number>(paintedAfter), wasAhead: await tab.ask<boolean>(isAhead) };
  } finally {
    await tab.close();
  }
}

/** Where the link stays: what comes into view is laid out, and moves it. */
async function restingPlace(place: () => Promise<Point>): Promise<Point> {
  let now = await place();
  await until(async () => {
    const before = now;
    await pause(200);
    now = await place();
    return before.x === now.x && before.y === now.y;
  });
  return now;
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  const endsAt = performance.now() + patienceMs;
  while (performance.now() < endsAt) {
    // Between two pages nobody answers.
    if (await holds().catch(() => false)) return;
    await pause(20);
  }
  throw new Error(`Nothing after ${patienceMs} ms.`);
}
