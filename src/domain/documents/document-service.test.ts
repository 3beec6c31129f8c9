import { describe, expect, it } from 'vitest';
import { createRateLimit } from '../leads/rate-limit.ts';
import { createDocumentService } from './document-service.ts';
import type { DocumentMaker, DocumentStore, MadeDocument } from './document-maker.ts';
import type { SigningKeys } from './signed-file.ts';
import { aReportSheet, aWindshieldSheet } from '#test/factories/sheet-factory.ts';

const made = (byte: number): MadeDocument => ({
  outcome: 'made',
  bytes: new Uint8Array([byte]),
});
const keys: SigningKeys = {
  published: async () => [{ fingerprint: 'f'.repeat(64), pem: '', madeAt: '' }],
  sign: async (write) => {
    write('f'.repeat(64));
    return new Uint8Array(64);
  },
  verify: async () => true,
};

function aService(
  make: DocumentMaker['make'],
  { store = memoryStore(), burst = 1_000 }: { store?: DocumentStore; burst?: number } = {},
) {
  const faults: unknown[] = [];
  let makings = 0;
  const service = createDocumentService({
    maker: {
      make(...asked) {
        makings += 1;
        return make(...asked);
      },
      close: () => {},
    },
    store,
    keys,
    readPhoto: async () => null,
    limit: createRateLimit('documents', { burst, refillMs: 60_000, mostKeys: 100 }),
    onFault: (error) => faults.push(error),
  });
  return { service, faults, makings: () => makings };
}

function memoryStore(): DocumentStore {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  return {
    find: async (key) => files.get(key) ?? null,
    keep: async (key, bytes) => void files.set(key, Uint8Array.from(bytes)),
  };
}

describe('the service of documents', () => {
  it('makes a file once for a thousand who ask at once; who finds no room is told when to come', async () => {
    const begun = Promise.withResolvers<void>();
    const { service, makings } = aService(async () => {
      await begun.promise;
      return made(1);
    });
    const ask = () => service.file(aWindshieldSheet(), '203.0.113.1');
    let answered = 0;
    const asked = Array.from({ length: 1_000 }, async () => {
      const answer = await ask();
      answered += 1;
      return answer;
    });
    // Made only when all who find no room have heard so: a busy machine asks longer than it draws.
    await expect.poll(() => answered).toBe(799);
    begun.resolve();
    const answers = await Promise.all(asked);
    const ready = answers.filter(({ outcome }) => outcome === 'ready');
    const later = answers.filter(({ outcome }) => outcome === 'later');
    expect(makings()).toBe(1);
    expect(ready).toHaveLength(201);
    expect(later).toHaveLength(799);
    expect(later[0]).toEqual({ outcome: 'later', waitSeconds: 5 });
    expect((await ask()).outcome).toBe('ready');
    expect(makings()).toBe(1);
  });

  it('takes the limit of an asker before the work, and nothing for what is kept', async () => {
    const { service, makings } = aService(async () => made(1), { burst: 2 });
    const ask = (price: string, asker = '203.0.113.1') =>
      service.file(aWindshieldSheet(price), asker);
    for (const price of ['$1', '$2', '$1', '$2']) expect((await ask(price)).outcome).toBe('ready');
    const refused = await ask('$3');
    expect(refused.outcome).toBe('too-often');
    expect(makings()).toBe(2);
    expect((await ask('$3', '198.51.100.7')).outcome).toBe('ready');
  });

  it('makes another file when anything of the sheet is different', async () => {
    const { service, makings } = aService(async () => made(1));
    const first = await service.versionOf(aReportSheet());
    expect(await service.versionOf(aReportSheet({ summary: 'changed' }))).not.toBe(first);
    await service.file(aReportSheet(), 'a');
    await service.file(aReportSheet({ summary: 'changed' }), 'a');
    expect(makings()).toBe(2);
  });

  it('keeps nothing of what failed: the next one who asks has it made', async () => {
    const outcomes: MadeDocument[] = [{ outcome: 'failed' }, { outcome: 'busy' }, made(7)];
    const { service } = aService(async () => outcomes.shift()!);
    const ask = () => service.file(aWindshieldSheet(), 'a');
    expect(await ask()).toEqual({ outcome: 'failed' });
    expect((await ask()).outcome).toBe('later');
    expect(await ask()).toMatchObject({ outcome: 'ready', bytes: new Uint8Array([7]) });
  });

  it('hands a file out although the store is broken, and says so', async () => {
    const broken = async () => Promise.reject(new Error('disk full'));
    const { service, faults } = aService(async () => made(1), {
      store: { find: broken, keep: broken },
    });
    expect((await service.file(aWindshieldSheet(), 'a')).outcome).toBe('ready');
    expect(faults.map(String)).toEqual(['Error: disk full', 'Error: disk full']);
  });

  it('signs reports only', async () => {
    const { service } = aService(async () => made(1));
    const report = await service.file(aReportSheet(), 'a');
    const sheet = await service.file(aWindshieldSheet(), 'a');
    expect(report.outcome === 'ready' && report.bytes.length).toBeGreaterThan(200);
    expect(sheet.outcome === 'ready' && sheet.bytes.length).toBe(1);
  });
});
