import { expect, it } from 'vitest';
import type { BusRecord } from './bus-record.ts';
import { createRecordStore } from './record-store.ts';

const record = (id: number, title: string) => ({ objectID: String(id), title }) as BusRecord;

it('gives what it was given, packed or not, and keeps what came since', () => {
  const first = createRecordStore();
  first.set(7, record(7, 'Zoë’s coach'));
  first.set(3, record(3, ''));
  first.set(9, record(9, 'gone before'));
  first.delete(9);

  const second = createRecordStore();
  second.set(1, record(1, 'of another database'));
  second.unpack(first.pack());
  expect([1, 3, 7, 9].map(second.has)).toEqual([false, true, true, false]);
  second.set(3, record(3, 'changed since'));
  second.set(11, record(11, 'new'));

  // Packed again with one of them never read.
  const third = createRecordStore();
  third.unpack(second.pack());
  expect([7, 3, 11].map((id) => third.get(id)?.title)).toEqual([
    'Zoë’s coach',
    'changed since',
    'new',
  ]);
  expect(third.get(7)).toBe(third.get(7));
  third.delete(7);
  expect(third.get(7)).toBeNull();
  expect(third.pack().ids).toEqual([3, 11]);
});

it('forgets everything', () => {
  const records = createRecordStore();
  records.set(1, record(1, 'one'));
  records.unpack(records.pack());
  records.clear();
  expect(records.get(1)).toBeNull();
  expect(records.pack()).toEqual({ ids: [], ends: [], bytes: new Uint8Array() });
});

it('gives the last word on each of many that are written again and again', () => {
  const records = createRecordStore();
  const long = 'x'.repeat(1_000);
  for (let turn = 0; turn < 4; turn += 1) {
    for (let id = 0; id < 6_000; id += 1) records.set(id, record(id, `${id} ${turn} ${long}`));
  }
  const titles = Array.from({ length: 6_000 }, (_, id) => records.get(id)?.title.split(' ', 2));
  expect(titles).toEqual(Array.from({ length: 6_000 }, (_, id) => [String(id), '3']));
  const packed = records.pack();
  expect(packed.bytes.length).toBe(packed.ends.at(-1));
});
