import { createHash } from 'node:crypto';
import { dayOf, type AnalyticsEvent } from '#domain/analytics/analytics-event.ts';
import { isBySource } from '#domain/analytics/event-catalogue.ts';
import { otherSources, readSource, unknownSource } from '#domain/analytics/visit-source.ts';

/** Sources that one process tells apart on a day: a stranger can make up as many as they like. */
export const mostSources = 200;

/**
 * What counts by source, made countable: the sender's own id gives way to one of visitor and source,
 * which the store takes once a day, on whichever node; and sources of a day have an end.
 */
export function createSourceEvents() {
  let today = { day: '', sources: new Set<string>() };
  const bounded = (source: string, now: Date): string => {
    const day = dayOf(now);
    if (today.day !== day) today = { day, sources: new Set() };
    if (today.sources.size < mostSources) today.sources.add(source);
    return today.sources.has(source) ? source : otherSources;
  };
  return (event: AnalyticsEvent, now: Date): AnalyticsEvent => {
    if (!isBySource(event.name)) return event;
    const said = readSource(event.properties.source) ?? unknownSource;
    const source = event.bot ? otherSources : bounded(said, now);
    return {
      ...event,
      insertId: createHash('sha256')
        .update(`${event.visitor}\n${event.name}\n${source}`)
        .digest('base64url'),
      properties: { source },
    };
  };
}
