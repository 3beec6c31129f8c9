import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../../bin/test/chromium.mjs';

/** One tab of a Chromium of its own. */
export interface BrowserTab {
  goTo(address: string): Promise<void>;
  /** What the expression gives on the page that is shown. */
  ask<Value>(expression: string): Promise<Value>;
  mouse(type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', at: Point): Promise<void>;
  close(): Promise<void>;
}
export interface Point {
  x: number;
  y: number;
}
interface Told {
  id?: number;
  method?: string;
  params?: { sessionId: string; targetInfo: { type: string; subtype?: string } };
  result?: unknown;
  error?: { message: string };
}

/**
 * A debugger on a page switches rendering ahead off; one on the tab around it does not. Playwright
 * attaches to pages, so this speaks the browser's protocol itself.
 */
export async function openTab(): Promise<BrowserTab> {
  const profile = await mkdtemp(join(tmpdir(), 'omnibus-tab-'));
  const chromium = spawn(
    findChromium() ?? 'chromium',
    [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const socket = new WebSocket(await debuggerAddress(chromium.stderr));
  await once(socket, 'open');
  const { send, pages } = speak(socket);
  const { targetId } = await send<{ targetId: string }>('Target.createTarget', {
    url: 'about:blank',
    forTab: true,
  });
  const { sessionId } = await send<{ sessionId: string }>('Target.attachToTarget', {
    targetId,
    flatten: true,
  });
  const filter = [{ type: 'page' }, { exclude: true }];
  const attach = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true, filter };
  await send('Target.setAutoAttach', attach, sessionId);
  // One that was rendered ahead is the newest, and becomes the one that is shown.
  const shown = async () => {
    for (const page of pages.toReversed()) {
      const state = await evaluate<string>(page, 'String(document.prerendering)').catch(() => null);
      if (state === 'false') return page;
    }
    throw new Error('The tab shows no page.');
  };
  const evaluate = async <Value>(page: string, expression: string) => {
    const options = { expression, returnByValue: true, awaitPromise: true };
    const { result } = await send<{ result: { value: Value } }>('Runtime.evaluate', options, page);
    return result.value;
  };
  const goTo = async (url: string) => {
    await send('Page.navigate', { url }, await shown());
  };
  return {
    goTo,
    ask: async (expression) => evaluate(await shown(), expression),
    async mouse(type, at) {
      const button = type === 'mouseMoved' ? 'none' : 'left';
      await send('Input.dispatchMouseEvent', { type, ...at, button, clickCount: 1 }, await shown());
    },
    async close() {
      socket.close();
      chromium.kill();
      await once(chromium, 'exit');
      await rm(profile, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

async function debuggerAddress(stderr: NodeJS.ReadableStream): Promise<string> {
  let told = '';
  for await (const part of stderr) {
    told += String(part);
    const [address] = /ws:\/\/\S+/.exec(told) ?? [];
    if (address) {
      stderr.resume();
      return address;
    }
  }
  throw new Error(`Chromium stopped: ${told.slice(0, 500)}`);
}

function speak(socket: WebSocket) {
  let asked = 0;
  const waiting = new Map<number, (told: Told) => void>();
  const pages: string[] = [];
  socket.addEventListener('message', ({ data }) => {
    const told = JSON.parse(String(data)) as Told;
    if (told.id !== undefined) waiting.get(told.id)?.(told);
    else if (told.method === 'Target.attachedToTarget' && told.params?.targetInfo.type === 'page')
      pages.push(told.params.sessionId);
  });
  const send = <Result>(method: string, params: object = {}, sessionId?: string) =>
    new Promise<Result>((resolve, reject) => {
      const id = (asked += 1);
      waiting.set(id, ({ result, error }) => {
        waiting.delete(id);
        if (error) reject(new Error(`${method}: ${error.message}`));
        else resolve(result as Result);
      });
      socket.send(JSON.stringify({ id, method, params, sessionId }));
    });
  return { send, pages };
}
