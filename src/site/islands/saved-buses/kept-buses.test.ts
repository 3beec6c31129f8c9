import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetAll, forgetBus, keepBus, readBuses, type KeptBus } from './kept-buses.ts';

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

const bus = (id: number): KeptBus => ({
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
});
afterEach(() => vi.unstubAllGlobals());
const ids = (list: 'saved' | 'viewed') => readBuses(list).map(({ id }) => id);

describe('kept buses', () => {
  it('keeps the newest first, each once, and the last eight looked at', () => {
    for (const id of [1, 2, 3, 1]) keepBus('viewed', bus(id));
    expect(ids('viewed')).toEqual([1, 3, 2]);
    for (let id = 10; id < 30; id++) keepBus('viewed', bus(id));
    expect(ids('viewed')).toEqual([29, 28, 27, 26, 25, 24, 23, 22]);
  });

  it('forgets one, or all, and leaves nothing behind', () => {
    keepBus('saved', bus(1));
    keepBus('saved', bus(2));
    keepBus('viewed', bus(2));
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
  ])('reads %s as nothing', (text) => {
    storage.setItem('savedBuses', text);
    expect(ids('saved')).toEqual([]);
  });

  it('works without a storage that takes anything', () => {
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    expect(() => keepBus('saved', bus(1))).not.toThrow();
  });

  it('works where the browser refuses even to name the storage', () => {
    vi.unstubAllGlobals();
    expect(() => keepBus('saved', bus(1))).not.toThrow();
    expect(ids('saved')).toEqual([]);
  });
});
