import { expect, it } from 'vitest';
import { textOfHtml } from './fold-text.ts';

it('reads the words of HTML', () => {
  expect(textOfHtml('<p>A <b>lif</b>t.</p><p>Fish &amp; <a href="/x">chips</a>.</p>')).toBe(
    'A lift. Fish & chips.',
  );
  expect(textOfHtml('x <img sizes="(width >= 46rem) 44rem" alt=\'a > b\'> y')).toBe('x y');
});
