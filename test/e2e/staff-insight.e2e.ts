import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { describeInChromium } from '#test/setup/browser.ts';
import { desktop, fitsPhone, onlyHere, open, postForm, signIn } from './staff-bed.ts';

describeInChromium('the charts of a week', ({ openPage }) => {
  it('say what their tables and CSV files say, and print without the navigation', async () => {
    await postForm('/contact', {
      firstName: 'Ivo',
      lastName: onlyHere('Tern'),
      phone: '(856) 555-0100',
      email: `${onlyHere('ivo')}@example.com`,
      message: 'Do you deliver to Ohio?',
    });
    const page = await signIn(await openPage({ ...desktop, acceptDownloads: true }));
    await open(page, '/staff/insight?days=7');
    const leads = page
      .locator('.chart-panel')
      .filter({ has: page.getByRole('heading', { name: 'Leads', exact: true }) });
    await leads.getByText('Figures').click();
    const cells = await leads
      .locator('tbody tr')
      .evaluateAll((rows) =>
        rows.map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent)),
      );
    const total = cells.reduce((sum, [count]) => sum + Number(count), 0);
    expect(cells).toHaveLength(7);
    expect(total).toBeGreaterThan(0);
    expect(await leads.locator('.chart-total strong').innerText()).toBe(
      total.toLocaleString('en-US'),
    );

    // Other tests send leads meanwhile: the file and the table are of one moment when both agree on it.
    const waiting = page.waitForEvent('download');
    await leads.getByRole('link', { name: 'Leads as CSV' }).click();
    const lines = (await readFile(await (await waiting).path(), 'utf8')).trim().split('\r\n');
    expect(lines[0]).toBe('day,count,day_before,count_before');
    const table = lines.slice(1).map((line) => line.split(','));
    expect(table).toHaveLength(7);
    expect(table.slice(0, 6).map(([, count, , before]) => [count, before])).toEqual(
      cells.slice(0, 6),
    );
    expect(Number(table[6]![1])).toBeGreaterThanOrEqual(Number(cells[6]![0]));
    await fitsPhone(page);

    await page.emulateMedia({ media: 'print' });
    const today = table[6]![0]!;
    await page.getByText(`${Number(today.slice(8))}, ${today.slice(0, 4)}, days in UTC`).waitFor();
    expect(await page.getByRole('navigation').filter({ visible: true }).count()).toBe(0);
    expect(await page.getByRole('button').filter({ visible: true }).count()).toBe(0);
    expect(await leads.locator('svg').isVisible()).toBe(true);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  });
});
