import { buildSegment } from './build-segment.ts';
import { compaction, liveCount } from './compaction.ts';
import { resolveOrder } from './default-order.ts';
import { facetValues } from './facet-values.ts';
import { fieldPlaces } from './field-places.ts';
import { findId, idAt } from './id-table.ts';
import { isLive, killDocument, liveSegment, type LiveSegment } from './live-segment.ts';
import { readDocument } from './read-document.ts';
import { schemaFingerprint } from './schema.ts';
import { search, type SearchContext } from './search.ts';
import type { SegmentData } from './segment.ts';
import { arrayBytes, packSnapshot, unpackSnapshot } from './snapshot.ts';
import { fold } from './fold.ts';
import { tableLength } from './string-table.ts';
import { compileSynonyms } from './synonyms.ts';
import type { DocId, DocumentOf, IndexOptions, Scheduler, Schema, SearchIndex } from './types.ts';

const DEFAULT_SLICE_MS = 2;

const onImmediate: Scheduler = (task) => {
  const handle = setImmediate(task);
  return () => clearImmediate(handle);
};

interface SnapshotContents {
  schema: string;
  segments: { data: SegmentData; dead: Uint32Array | null; deadCount: number }[];
}

/** An empty index over `schema`. Everything is in memory and synchronous; merges run in slices. */
export function createSearchIndex<S extends Schema>(
  schema: S,
  options: IndexOptions = {},
): SearchIndex<S> {
  let segments: LiveSegment[] = [];
  const order = resolveOrder(schema);
  const merges = compaction({
    order,
    schedule: options.schedule ?? onImmediate,
    sliceMs: options.sliceMs ?? DEFAULT_SLICE_MS,
    get: () => segments,
    set: (merged) => {
      segments = merged;
    },
  });
  const fixed = {
    places: fieldPlaces(schema),
    order,
    synonyms: compileSynonyms(options.synonyms ?? []),
    stopWords: new Set((options.stopWords ?? []).map(fold)),
    formsOf: options.formsOf ?? (() => []),
  };
  const context = (): SearchContext => ({ ...fixed, segments });

  /** Mark every live document with this id deleted, except in the segment given. */
  function kill(id: DocId, except: LiveSegment | null): boolean {
    let killed = false;
    for (const segment of segments) {
      const doc = segment === except ? -1 : findId(segment.data.ids, id);
      if (doc >= 0 && killDocument(segment, doc)) killed = true;
    }
    return killed;
  }

  function dropEmpty(): void {
    segments = segments.filter((segment) => liveCount(segment) > 0);
  }

  return {
    schema,
    replaceAll(documents) {
      merges.cancel();
      segments = [liveSegment(buildSegment(schema, documents))];
      dropEmpty();
    },
    upsert(documents) {
      const added = liveSegment(buildSegment(schema, documents));
      for (let doc = 0; doc < added.data.documents; doc++) kill(idAt(added.data.ids, doc), added);
      segments = [...segments, added];
      dropEmpty();
      merges.wake();
    },
    remove(ids) {
      let removed = 0;
      for (const id of ids) if (kill(id, null)) removed++;
      dropEmpty();
      merges.wake();
      return removed;
    },
    search: (request) => search(context(), request),
    facetValues: (request) => facetValues(context(), request),
    get(id) {
      for (const segment of segments) {
        const doc = findId(segment.data.ids, id);
        if (doc >= 0 && isLive(segment, doc))
          return readDocument(schema, segment.data, doc) as DocumentOf<S>;
      }
      return null;
    },
    snapshot() {
      const contents: SnapshotContents = {
        schema: schemaFingerprint(schema),
        segments: segments.map(({ data, dead, deadCount }) => ({ data, dead, deadCount })),
      };
      return packSnapshot(contents);
    },
    loadSnapshot(bytes) {
      const unpacked = unpackSnapshot(bytes);
      if (!unpacked.ok) return unpacked;
      const contents = unpacked.data as SnapshotContents;
      if (contents.schema !== schemaFingerprint(schema)) {
        return { ok: false, reason: 'the snapshot was made with another schema' };
      }
      merges.cancel();
      segments = contents.segments.map(({ data, dead, deadCount }) => ({
        ...liveSegment(data),
        dead: dead && dead.slice(),
        deadCount,
      }));
      merges.wake();
      return { ok: true };
    },
    stats: () => ({
      documents: segments.reduce((sum, segment) => sum + liveCount(segment), 0),
      terms: segments.reduce((sum, segment) => sum + tableLength(segment.data.terms), 0),
      segments: segments.map((segment) => ({
        documents: segment.data.documents,
        deleted: segment.deadCount,
      })),
      // Asked for by few, and it walks through every segment's data.
      get bytes() {
        return segments.reduce((sum, segment) => sum + arrayBytes(segment.data), 0);
      },
      merging: merges.isBusy,
      longestSliceMs: merges.longestSliceMs,
    }),
    settle: () => merges.settle(),
    close: () => merges.cancel(),
  };
}
