import { contentCategories } from '#domain/content/content-category.ts';
import type { ArticleStore } from './article-store.ts';
import type { Ask } from './ask-wpgraphql.ts';
import { askCategory, askPost } from './queries.ts';
import { confirmAfterMs, type RefreshClock } from './refresh-clock.ts';
import type { WirePost } from './wire-posts.ts';

interface RefreshParts {
  ask: Ask;
  store: ArticleStore;
  clock: RefreshClock;
  now(): Date;
  onFault(problem: string): void;
}

/**
 * One round of questions, those that are due: the five lists, then every article that a list calls
 * new or changed, and every article of ours that no list names. Lists only ever add: an article goes
 * when the service itself says twice that it is not there. Ends early when the service is away.
 */
export function createRefresh(parts: RefreshParts): () => Promise<void> {
  const { ask, store, clock, now, onFault } = parts;
  /** By category: slug to time of change, of the last good list. */
  const lists = new Map<number, ReadonlyMap<string, string>>();

  const failed = (
    failure: { outcome: 'unreachable' | 'garbage'; problem: string },
    key: string,
    filled: boolean,
  ) => {
    onFault(`${key}: ${failure.problem}`);
    if (failure.outcome === 'garbage') {
      clock.answered();
      clock.settleGarbage(key, filled);
      return 'go on' as const;
    }
    clock.pause();
    return 'stop' as const;
  };

  async function refreshList(id: number): Promise<'go on' | 'stop'> {
    const key = `category:${id}`;
    if (!clock.isDue(key)) return 'go on';
    const answer = await askCategory(ask, id);
    if (answer.outcome !== 'listed') return failed(answer, key, lists.has(id));
    clock.answered();
    clock.settle(key);
    lists.set(id, new Map(answer.posts.map(({ slug, modifiedGmt }) => [slug, modifiedGmt])));
    return 'go on';
  }

  async function refreshPost(slug: string, listed: boolean): Promise<'go on' | 'stop'> {
    const key = `post:${slug}`;
    if (!clock.isDue(key)) return 'go on';
    const answer = await askPost(ask, slug, listed);
    if (answer.outcome !== 'post' && answer.outcome !== 'missing') {
      return failed(answer, key, store.get(slug) !== null);
    }
    clock.answered();
    if (answer.outcome === 'post' && isOurs(answer.post)) {
      clock.settle(key);
      await store.put(answer.post);
    } else {
      await missing(slug, key);
    }
    return 'go on';
  }

  async function missing(slug: string, key: string): Promise<void> {
    const held = store.get(slug);
    const since = held?.missingSince ?? null;
    if (since !== null && now().getTime() - Date.parse(since) >= confirmAfterMs) {
      clock.drop(key);
      await store.remove(slug);
    } else if (held) {
      clock.settleMissing(key);
      await store.miss(slug, now().toISOString());
    } else {
      clock.settle(key);
    }
  }

  return async () => {
    if (clock.isPaused()) return;
    for (const { id } of contentCategories) if ((await refreshList(id)) === 'stop') return;
    const listed = new Map([...lists.values()].flatMap((list) => [...list]));
    const complete = lists.size === contentCategories.length;
    for (const slug of new Set([...listed.keys(), ...store.slugs()])) {
      const held = store.get(slug);
      const changed = listed.has(slug)
        ? listed.get(slug) !== held?.post.modifiedGmt
        : held !== null && complete;
      if (!changed && held?.missingSince === null) continue;
      if ((await refreshPost(slug, listed.has(slug))) === 'stop') return;
    }
  };
}

/** An article in none of our categories is as good as gone. */
const isOurs = (post: WirePost) => contentCategories.some(({ id }) => post.categories.includes(id));
