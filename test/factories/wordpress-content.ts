import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createWpgraphqlContent,
  type WpgraphqlContent,
  type WpgraphqlContentOptions,
} from '#adapters/content-wpgraphql/create-wpgraphql-content.ts';
import type { ForeignPictures } from '#domain/content/foreign-pictures.ts';
import type { WordpressServer } from '#test/setup/wpgraphql-server.ts';

export const noPictures: ForeignPictures = { find: () => null, take: async () => false };

/** A library on a folder of its own, whose clock the test turns. */
export interface WordpressBed {
  content: WpgraphqlContent;
  folder: string;
  faults: string[];
  /** Moves the clock on, then asks what is due. */
  after(seconds: number): Promise<void>;
  /** Moves the clock on. */
  advance(seconds: number): void;
  /** A second node or a restart: another folder, or the same one; same clock. */
  another(options?: Partial<WpgraphqlContentOptions>): Promise<WpgraphqlContent>;
  remove(): Promise<void>;
}

export async function createWordpressBed(
  server: Pick<WordpressServer, 'endpoint'>,
  options: Partial<WpgraphqlContentOptions> = {},
): Promise<WordpressBed> {
  const folder = await mkdtemp(join(tmpdir(), 'omnibus-content-'));
  const faults: string[] = [];
  let nowMs = Date.parse('2026-11-01T12:00:00Z');
  const another = (changes: Partial<WpgraphqlContentOptions> = {}) =>
    createWpgraphqlContent({
      endpoint: server.endpoint,
      authorization: null,
      folder,
      pictures: noPictures,
      videoPlayers: false,
      now: () => new Date(nowMs),
      random: () => 0.5,
      onFault: (problem) => faults.push(problem),
      onChange: () => {},
      // A busy machine may be slow; tests of slowness set their own.
      timeoutMs: 20_000,
      ...options,
      ...changes,
    });
  const content = await another();
  return {
    content,
    folder,
    faults,
    async after(seconds) {
      nowMs += seconds * 1_000;
      await content.refreshDue();
    },
    advance(seconds) {
      nowMs += seconds * 1_000;
    },
    another,
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
