import { readFile } from 'node:fs/promises';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Icon } from '#site/ui/icon.tsx';

it('draws the plate of a card as the icon is drawn', async () => {
  const sheet = await readFile(new URL('saved-buses.css', import.meta.url), 'utf8');
  const [, icon] = / d="([^"]+)"/.exec(renderToStaticMarkup(<Icon name="save" />)) ?? [];
  const plates = [...sheet.matchAll(/ d='([^']+)'/g)].map(([, drawn]) => drawn);
  expect(plates).toEqual([icon, icon]);
});
