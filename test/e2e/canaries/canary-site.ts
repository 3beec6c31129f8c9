import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#test/setup/free-port.ts';
import { projectRoot } from '#server/config/project-root.ts';
import { expect } from 'vitest';
import { textOf } from '#test/setup/text-of.ts';
import { startMailSink, type MailSink, type SinkMail } from '../../contracts/mailer-sink.ts';
import { startBuiltServer, type RunningServer } from '#test/setup/start-server.ts';
import { nodePath } from '../../../bin/build/project.mjs';

export interface Answer {
  method: string;
  path: string;
  status: number;
  headers: Headers;
  bytes: Buffer;
  text: string;
}

/** A browser as far as cookies go; it follows nothing. */
export interface Visitor {
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  /** Posts a form of ours; several values of a name as a list. */
  post(
    path: string,
    form: FormData | Record<string, string | readonly string[]>,
    headers?: Record<string, string>,
  ): Promise<Answer>;
  /** Opens the form first, and sends back with it what nobody sees of it. */
  fill(path: string, form: Record<string, string>): Promise<Answer>;
  send(path: string, init: RequestInit): Promise<Answer>;
  cookies: Map<string, string>;
}

/** The built server as in production with everything switched on that writes something down. */
export interface CanarySite {
  server: RunningServer;
  metricsOrigin: string;
  folders: { data: string; backups: string; temporary: string; restored: string };
  mails: SinkMail[];
  refuseMails: MailSink['refuseWith'];
  /** Everything that was asked or set: what never was said cannot be found. */
  said: string[];
  /** What whoever said it was answered. */
  answers: Answer[];
  /** Somebody who says something, from a network of their own. */
  visitor(address?: string): Visitor;
  /** Somebody who only looks, from this machine, which no limit holds back. */
  reader(headers?: Record<string, string>): Visitor;
  /** Of the command line, with the server's settings; what it printed. */
  command(argv: readonly string[], more?: Record<string, string>): string;
  close(): Promise<void>;
}

export async function startCanarySite(secrets: Record<string, string>): Promise<CanarySite> {
  const root = await mkdtemp(join(tmpdir(), 'omnibus-canaries-'));
  const folders = {
    data: join(root, 'data'),
    backups: join(root, 'backups'),
    temporary: join(root, 'temporary'),
    restored: join(root, 'restored'),
  };
  for (const folder of Object.values(folders)) await mkdir(folder);
  const sink = await startMailSink();
  const port = await freePort();
  const settings = {
    DATA_DIR: folders.data,
    BACKUP_DIR: folders.backups,
    TMPDIR: folders.temporary,
    DEMO: '0',
    // Whatever is ever written is written now.
    LOG_LEVEL: 'trace',
    METRICS_PORT: String(port),
    TRUSTED_PROXIES: '1',
    ...secrets,
    SMTP_URL: sink.url.replace('//', `//mailer:${secrets['SMTP_PASSWORD']}@`),
  };
  const server = await startBuiltServer(settings);
  const said = Object.values(settings);
  const answers: Answer[] = [];
  let visitors = 0;
  return {
    server,
    metricsOrigin: `http://127.0.0.1:${port}`,
    folders,
    mails: sink.mails,
    said,
    answers,
    refuseMails: sink.refuseWith,
    visitor(address) {
      visitors += 1;
      const headers = { 'x-forwarded-for': address ?? `198.18.${visitors}.7` };
      return aVisitor(server.origin, headers, (words, answer) => {
        said.push(words);
        answers.push(answer);
      });
    },
    reader: (headers = {}) => aVisitor(server.origin, headers, (words) => void said.push(words)),
    command(argv, more = {}) {
      const { status, stdout, stderr } = spawnSync(
        nodePath(),
        [join(projectRoot, 'dist/server/cli.js'), ...argv],
        { env: { PATH: process.env.PATH, ...settings, ...more }, encoding: 'utf8' },
      );
      if (status !== 0)
        throw new Error(`omnibus ${argv.join(' ')} ended with ${status}: ${stderr}`);
      return stdout;
    },
    async close() {
      server.kill();
      await sink.close();
      await rm(root, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

/** `tell` hears of every exchange. */
export function aVisitor(
  origin: string,
  always: Record<string, string>,
  tell: (words: string, answer: Answer) => void,
): Visitor {
  const cookies = new Map<string, string>();
  const send: Visitor['send'] = async (path, init) => {
    const headers = new Headers({ ...always, ...(init.headers as Record<string, string>) });
    if (cookies.size > 0)
      headers.append('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const got = await fetch(origin + path, { redirect: 'manual', ...init, headers });
    for (const line of got.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '' || /max-age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    const bytes = Buffer.from(await got.arrayBuffer());
    const { method = 'GET' } = init;
    const { status } = got;
    const text = bytes.toString('utf8');
    const answer = { method, path, status, headers: got.headers, bytes, text };
    tell(`${path} ${[...headers].flat().join(' ')} ${await bodyText(init.body)}`, answer);
    return answer;
  };
  const get: Visitor['get'] = (path, headers) => send(path, { headers });
  const post: Visitor['post'] = (path, form, headers = {}) =>
    send(path, {
      method: 'POST',
      headers: { origin, ...headers },
      body: form instanceof FormData ? form : formBody(form),
    });
  return {
    cookies,
    send,
    get,
    post,
    fill: async (path, form) => post(path, { ...hiddenFields((await get(path)).text), ...form }),
  };
}

/** Says what was answered in the place of what was expected. */
export function expectStatus(answer: Answer, status: number, what = ''): void {
  expect(answer.status, `${what} ${textOf(answer.text).slice(0, 600)}`).toBe(status);
}

/** But for the time at which the form was opened: people take longer. */
const hiddenFields = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="(?!stamp)([^"]*)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  );

function formBody(form: Record<string, string | readonly string[]>): URLSearchParams {
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries(form))
    for (const one of typeof value === 'string' ? [value] : value) body.append(name, one);
  return body;
}

async function bodyText(body: RequestInit['body']): Promise<string> {
  if (body === null || body === undefined) return '';
  if (body instanceof URLSearchParams) return [...body].flat().join(' ');
  const text = Buffer.from(await new Response(body as BodyInit).arrayBuffer());
  return text.toString('latin1');
}
