import * as z from 'zod';
import { automaticEvents, eventCatalogue, isEventName, type EventName } from './event-catalogue.ts';
import { looksPersonal } from './personal-text.ts';

/** Events in one request, as the protocol allows for its batch endpoint and more than any browser sends. */
export const mostEvents = 1_000;
/** Clocks of visitors are wrong by minutes; what lies further ahead counts as now. */
const aheadMs = 60_000;
/** The SDK keeps unsent events for the next visit; older ones say nothing any more. */
const oldestMs = 7 * 24 * 3_600_000;

interface ReadEvent {
  insertId: string;
  name: EventName;
  atMs: number;
  properties: Record<string, unknown>;
}

/** By the field at fault, the places (from 0) in the batch, as the protocol answers them. */
export type FaultyEvents = Record<string, number[]>;

export type ReadBatch =
  | { outcome: 'malformed'; error: string; missingField?: string }
  | { outcome: 'invalid'; invalid: FaultyEvents; missing: FaultyEvents }
  | {
      outcome: 'read';
      events: ReadEvent[];
      /** Names of what the SDK sends by itself, with how often. */
      automatic: Map<string, number>;
      /** Events whose name nobody knows. Their names are not kept. */
      unknown: number;
    };

const batchSchema = z.object({
  api_key: z.string().min(1).max(200),
  events: z.array(z.unknown()),
  client_upload_time: z.string().max(40).optional(),
});

const idSchema = z
  .string()
  .min(1)
  .max(100)
  .regex(/^[\x21-\x7e]+$/);

/**
 * Reads an upload of the Amplitude HTTP V2 API (https://amplitude.com/docs/apis/analytics/http-v2).
 * Names no fault twice; a batch with a faulty event is refused whole, because the protocol has the
 * sender repeat it without the places named. `freshId` names events that come without an id.
 */
export function readBatch(body: unknown, nowMs: number, freshId: () => string): ReadBatch {
  const parsed = batchSchema.safeParse(body);
  if (!parsed.success) {
    const field = String(parsed.error.issues[0]?.path[0] ?? 'events');
    const given = typeof body === 'object' && body !== null && field in body;
    return given
      ? { outcome: 'malformed', error: `Invalid field ${field}` }
      : { outcome: 'malformed', error: 'Request missing required field', missingField: field };
  }
  const { events: given, client_upload_time: uploadTime } = parsed.data;
  if (given.length === 0) return { outcome: 'malformed', error: 'No events' };
  const skewMs = clockSkewMs(uploadTime, nowMs);
  const invalid: FaultyEvents = {};
  const missing: FaultyEvents = {};
  const note = (faults: FaultyEvents, field: string, at: number) => (faults[field] ??= []).push(at);
  const events: ReadEvent[] = [];
  const automatic = new Map<string, number>();
  let unknown = 0;

  for (const [at, one] of given.entries()) {
    if (typeof one !== 'object' || one === null || Array.isArray(one)) {
      note(invalid, 'event', at);
      continue;
    }
    const event = one as Record<string, unknown>;
    const name = event.event_type;
    if (name === undefined || name === null || name === '') note(missing, 'event_type', at);
    else if (typeof name !== 'string') note(invalid, 'event_type', at);
    else if (automaticEvents.has(name)) automatic.set(name, (automatic.get(name) ?? 0) + 1);
    else if (!isEventName(name)) unknown += 1;
    else {
      const read = readEvent(name, event, { nowMs, skewMs, freshId });
      if (typeof read === 'string') note(invalid, read, at);
      else events.push(read);
    }
  }
  if (Object.keys(invalid).length + Object.keys(missing).length > 0) {
    return { outcome: 'invalid', invalid, missing };
  }
  return { outcome: 'read', events, automatic, unknown };
}

/** The event, or the name of the field that is wrong. */
function readEvent(
  name: EventName,
  event: Record<string, unknown>,
  clock: { nowMs: number; skewMs: number; freshId(): string },
): ReadEvent | string {
  const id = event.insert_id ?? clock.freshId();
  if (!idSchema.safeParse(id).success) return 'insert_id';
  const time = event.time ?? clock.nowMs - clock.skewMs;
  if (typeof time !== 'number' || !Number.isFinite(time)) return 'time';
  const atMs = Math.min(Math.round(time + clock.skewMs), clock.nowMs);
  if (atMs < clock.nowMs - oldestMs) return 'time';
  const properties = eventCatalogue[name].properties.safeParse(event.event_properties ?? {});
  if (!properties.success) return 'event_properties';
  return { insertId: id as string, name, atMs, properties: withoutPersonal(properties.data) };
}

/** A free text that looks personal goes; the rest of its event stays. */
function withoutPersonal(properties: Record<string, unknown>): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(properties)) {
    if (value === null || value === undefined) continue;
    if (typeof value !== 'string') kept[key] = value;
    else if (machineMade.has(key)) kept[key] = value;
    else if (!looksPersonal(value)) kept[key] = value.replace(/[\p{Cc}\p{Cf}\uFFFD]/gu, ' ').trim();
  }
  return kept;
}

/** Checked by their own rule, or ids of ours that have many digits. */
const machineMade: ReadonlySet<string> = new Set(['busId', 'portalId', 'formId']);

/** How far the sender's clock is behind ours; small differences are the way of the request. */
function clockSkewMs(uploadTime: string | undefined, nowMs: number): number {
  const sentMs = uploadTime === undefined ? Number.NaN : Date.parse(uploadTime);
  const skewMs = nowMs - sentMs;
  return Number.isFinite(skewMs) && Math.abs(skewMs) > aheadMs ? skewMs : 0;
}
