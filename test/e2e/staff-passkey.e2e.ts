import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '#test/setup/free-port.ts';
import { describeInChromium } from '#test/setup/browser.ts';
import { startBuiltServer, type RunningServer } from '#test/setup/start-server.ts';

let dataDir: string;
let server: RunningServer;
let origin: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'omnibus-passkey-'));
  // Passkeys belong to a name and a port that the server knows when it starts.
  const PORT = String(await freePort());
  server = await startBuiltServer({ DATA_DIR: dataDir, LOG_LEVEL: 'warn', PORT });
  origin = `http://localhost:${PORT}`;
});
afterAll(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** A device that holds keys and has just looked at a finger. */
async function plugIn(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

describeInChromium('a passkey', ({ openPage }) => {
  it('is added, opens the back office, and stays while it is the only second step', async () => {
    const page = await openPage();
    await plugIn(page);
    const printed = () => /https?:\/\/[^\s/]+(\/staff\/sign-in\/link\/\S+)\n/.exec(server.output());
    await expect.poll(() => printed()?.[1]).toBeDefined();
    await page.goto(origin + printed()![1]);
    await page.getByRole('button').first().click();
    await page.goto(`${origin}/staff/account`);
    await page.getByLabel('Name of the new passkey').fill('My laptop');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByRole('button', { name: 'Remove My laptop' }).waitFor();

    await page.context().clearCookies();
    await page.goto(`${origin}/staff/sign-in`);
    await page.getByRole('button', { name: 'Use a passkey instead' }).click();
    await page.waitForURL(`${origin}/staff`);

    await page.goto(`${origin}/staff/account`);
    await page.getByRole('button', { name: 'Remove My laptop' }).click();
    await page.getByText('This is your only second step.').waitFor();
  });
});
