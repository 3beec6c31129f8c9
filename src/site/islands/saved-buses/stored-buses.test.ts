import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  forgetAll,
  forgetBus,
  storeBus,
  storesBuses,
  mostNoteLetters,
  noteBus,
  readBuses,
  type StoredBus,
} from './stored-buses.ts';

class MemoryStorage implements Storage {
  #values = new Map<string, string>();
  get length() {
    return this.#values.size;
  }
  key = (index: number) => [...this.#values.keys()][index] ?? null;
  getItem = (name: string) => this.#values.get(name) ?? null;
  setItem = (name: string, value: string) => void this.#values.set(name, value);
  removeItem = (name: string) => void this.#values.delete(name);
  clear = () => this.#values.clear();
}

const bus = (id: number): StoredBus => ({
  id,
  title: `Bus ${id}`,
  href: `/buses/${id}-bus`,
  picture: '/media/category/shuttle.webp',
  line: '25 seats',
});

let storage: MemoryStorage;
beforeEach(() => {
  storage = new MemoryStorage();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', new MemoryStorage());
});
afterEach(() => vi.unstubAllGlobals());
const ids = (list: 'saved' | 'viewed') => readBuses(list).map(({ id }) => id);

describe('stored buses', () => {
  it('keeps the newest first, each once, and the last eight looked at', () => {
    for (const id of [1, 2, 3, 1]) storeBus('viewed', bus(id));
    expect(ids('viewed')).toEqual([1, 3, 2]);
    for (let id = 10; id < 30; id++) storeBus('viewed', bus(id));
    expect(ids('viewed')).toEqual([29, 28, 27, 26, 25, 24, 23, 22]);
  });

  it('forgets one, or all, and leaves nothing behind', () => {
    storeBus('saved', bus(1));
    storeBus('saved', bus(2));
    storeBus('viewed', bus(2));
    forgetBus('saved', 2);
    expect(ids('saved')).toEqual([1]);
    expect(ids('viewed')).toEqual([2]);
    forgetAll();
    expect(storage.length).toBe(0);
  });

  it.each([
    'nonsense',
    '{}',
    '[null, 3, {"id": 1}]',
    JSON.stringify([{ ...bus(1), href: 'javascript:alert(1)' }]),
    JSON.stringify([{ ...bus(1), href: '//evil.example/buses/' }]),
    JSON.stringify([{ ...bus(1), picture: 'https://evil.example/x.webp' }]),
    JSON.stringify([{ ...bus(1), title: 3 }]),
    JSON.stringify([{ ...bus(1), note: { text: 'x' } }]),
  ])('reads %s as nothing', (text) => {
    storage.setItem('savedBuses', text);
    expect(ids('saved')).toEqual([]);
  });

  it('has the note back when it is saved again in the same tab, and not after all are forgotten', () => {
    storeBus('saved', bus(1));
    expect(noteBus(1, 'Ask about rust')).toBe(true);
    forgetBus('saved', 1);
    expect(storage.length).toBe(0);
    storeBus('saved', bus(1));
    expect(readBuses('saved')).toEqual([{ ...bus(1), note: 'Ask about rust' }]);
    forgetAll();
    expect(sessionStorage.length).toBe(0);
    storeBus('saved', bus(1));
    expect(readBuses('saved')).toEqual([bus(1)]);
  });

  it('keeps a note through a second saving, up to its length, and off buses only looked at', () => {
    storeBus('saved', bus(1));
    noteBus(1, 'x'.repeat(2 * mostNoteLetters));
    storeBus('saved', bus(1));
    storeBus('viewed', bus(1));
    expect(readBuses('saved')[0]!.note).toHaveLength(mostNoteLetters);
    expect(readBuses('viewed')).toEqual([bus(1)]);
    noteBus(1, '');
    expect(readBuses('saved')).toEqual([bus(1)]);
  });

  it('lets the oldest without a note go when the list is full, and none that has one', () => {
    for (let id = 1; id <= 24; id++) storeBus('saved', bus(id));
    noteBus(1, 'the one');
    storeBus('saved', bus(25));
    expect(ids('saved')).toHaveLength(24);
    expect(ids('saved')).toContain(1);
    expect(ids('saved')).not.toContain(2);
    for (const id of ids('saved')) noteBus(id, 'good');
    storeBus('saved', bus(26));
    expect(ids('saved')).not.toContain(26);
    expect(ids('saved')).toHaveLength(24);
  });

  it('says when the browser keeps no more', () => {
    storeBus('saved', bus(1));
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    expect(noteBus(1, 'lost')).toBe(false);
    expect(storesBuses()).toBe(true);
    vi.unstubAllGlobals();
    expect(noteBus(1, 'lost')).toBe(false);
    expect(storesBuses()).toBe(false);
  });

  it('works without a storage that takes anything', () => {
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    expect(() => storeBus('saved', bus(1))).not.toThrow();
  });

  it('works where the browser refuses even to name the storage', () => {
    vi.unstubAllGlobals();
    expect(() => storeBus('saved', bus(1))).not.toThrow();
    expect(ids('saved')).toEqual([]);
  });
});
