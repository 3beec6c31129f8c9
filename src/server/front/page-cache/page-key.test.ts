import { describe, expect, it } from 'vitest';
import { readPageKey } from './page-key.ts';

const keyOf = (target: string) => readPageKey(target)?.url ?? null;

describe('readPageKey', () => {
  it.each([
    ['/', '/'],
    ['/?utm_source=mail&fbclid=1', '/'],
    ['/buses?utm_content=%27%3E%3Cscript%3E', '/buses'],
    ['/buses?page=1', '/buses'],
    ['/buses?page=2&x=9', '/buses?page=2'],
    ['/buses?sort=price-low&category=coach', '/buses?category=coach&sort=price-low'],
    ['/buses?category=coach&sort=price-low', '/buses?category=coach&sort=price-low'],
    ['/buses?search=%41bc', '/buses?search=Abc'],
    ['/buses?', '/buses'],
    ['/contact?utm_source=mail', '/contact'],
    ['/es/sell-your-bus', '/es/sell-your-bus'],
    ['/categories/coach?page=01', '/categories/coach'],
    ['/knowledge-center/faqs/?question=NOT-one&category=none', '/knowledge-center/faqs/'],
    ['/knowledge-center/blog-articles/?page=1&category=A!', '/knowledge-center/blog-articles/'],
    ['/knowledge-center/blog-articles/?page=02', '/knowledge-center/blog-articles/?page=2'],
    ['/buses/1002-mci', '/buses/1002-mci'],
    ['/buses/1002-mci.md?x=1', '/buses/1002-mci.md'],
    ['/buses/1002-mci?utm_source=mail&near=', '/buses/1002-mci'],
    ['/buses/1002-mci?near=+07030-1234+&x=1', '/buses/1002-mci?near=07030'],
  ])('%s is kept as %s', (target, key) => expect(keyOf(target)).toBe(key));

  it('reads ; as part of a value, as the pages do', () => {
    expect(keyOf('/buses?utm_content=x;search=evil')).toBe('/buses');
  });

  it('tells different questions apart', () => {
    expect(keyOf('/buses?search=a&spelling=typed')).not.toBe(keyOf('/buses?search=a'));
    expect(keyOf('/buses?spelling=typed')).toBe('/buses');
    expect(keyOf('/buses?search=A')).not.toBe(keyOf('/buses?search=a'));
    expect(keyOf('/buses?search=a')).not.toBe(keyOf('/search?search=a'));
  });

  it.each([
    '/staff',
    '/staff/leads/1/x.css',
    '/sell-your-bus/status/abcdefghijklmnop',
    '/contact?bus=7',
    '/contact/bus-alert/token',
    '/contact.md',
    '/buses?price-from=9000',
    '/thank-you?ref=1',
    '/cdl?seats=15',
    '/buses/',
    '/BUSES',
    '/buses/../staff',
    '/buses/1-x/logo.png',
    '/buses%00',
    '//evil.example/',
    'http://evil.example/',
    '*',
    '',
    '/constructor',
    `/buses?search=${'a'.repeat(3_000)}`,
  ])('%s is never kept', (target) => expect(keyOf(target)).toBeNull());

  it('a million unknown parameters share one key', () => {
    const keys = new Set(
      Array.from({ length: 1_000 }, (_, index) => keyOf(`/buses?x=${index}&utm_id=${index}`)),
    );
    expect([...keys]).toEqual(['/buses']);
  });

  it('keeps searches and filters apart from the plain pages', () => {
    expect(readPageKey('/buses?page=3')?.endless).toBe(false);
    expect(readPageKey('/buses?page=201')?.endless).toBe(true);
    expect(readPageKey('/buses?search=x')?.endless).toBe(true);
    expect(readPageKey('/buses?category=coach')?.endless).toBe(true);
  });
});
