import { jsonOrNull } from '#domain/json-or-null.ts';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { writeWholeFile } from '#files/write-whole-file.ts';
import type { WirePost } from './wire-posts.ts';

/** The last good copy of one article, as the service gave it: sanitized anew whenever it is read. */
export interface KeptPost {
  post: WirePost;
  /** When the service first said that it is gone, ISO-8601; null while it is there. */
  missingSince: string | null;
}

const keptPost = z.object({
  edition: z.literal(1),
  post: z.object({
    databaseId: z.int(),
    slug: z.string(),
    title: z.string(),
    excerpt: z.string(),
    dateGmt: z.string(),
    modifiedGmt: z.string(),
    status: z.literal('publish').optional(),
    categories: z.array(z.int()),
    featuredImage: z.object({ url: z.string(), alt: z.string() }).nullable(),
    author: z.string().nullable(),
    content: z.string(),
  }),
  missingSince: z.string().nullable(),
});

const ending = '.json';
const nameOf = (slug: string) =>
  `${createHash('sha256').update(slug).digest('hex').slice(0, 32)}${ending}`;

export type KeptArticles = ReturnType<typeof createKeptArticles>;

/**
 * Good copies in a folder, one file an article. A file is written aside, flushed and renamed: after
 * a crash it is the old one or the new one. Rejects when the disk does.
 */
export function createKeptArticles(folder: string) {
  return {
    /** Every whole file of the folder; what is torn or of another edition is left out. */
    async readAll(): Promise<KeptPost[]> {
      await mkdir(folder, { recursive: true });
      const kept: KeptPost[] = [];
      for (const name of await readdir(folder)) {
        const path = join(folder, name);
        if (!name.endsWith(ending)) {
          // Left by a process that died while writing.
          await rm(path, { force: true });
          continue;
        }
        const read = keptPost.safeParse(jsonOrNull(await readFile(path, 'utf8')));
        if (read.success && nameOf(read.data.post.slug) === name) kept.push(read.data);
      }
      return kept;
    },
    async write({ post, missingSince }: KeptPost): Promise<void> {
      await mkdir(folder, { recursive: true });
      const text = JSON.stringify({ edition: 1, post, missingSince });
      await writeWholeFile(join(folder, nameOf(post.slug)), text, { durable: true });
    },
    async remove(slug: string): Promise<void> {
      await rm(join(folder, nameOf(slug)), { force: true });
    },
  };
}
