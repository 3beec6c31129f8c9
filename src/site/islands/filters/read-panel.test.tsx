import { Window } from 'happy-dom';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { FilterPanelProps } from './filter-panel-props.ts';
import { examples } from '../../routes/search/filters.examples.tsx';
import { FilterPanel } from './filters.tsx';
import { readPanel } from './read-panel.ts';

type Form = ReactElement<{ children: ReactElement<FilterPanelProps> }>;
const served = examples.map(({ name, element }) => {
  return [name, (element as Form).props.children] as const;
});

it.each(served)('reads a panel back as it was served: %s', (_, element) => {
  const { document } = new Window();
  document.body.innerHTML = renderToString(element);
  expect(readPanel(document.body as unknown as ParentNode)).toEqual(element.props);
});

it('reads a filter that has two fields and nothing to tick', () => {
  const bounds = { from: '2', to: '3', was: '', why: 'wrong-order' } as const;
  const group = { parameter: 'group', label: 'Group', choice: 'many', names: false } as const;
  const panel: FilterPanelProps = {
    groups: [{ ...group, options: [], selectedCount: 0, said: [], bounds }],
    near: {
      place: '10001',
      within: '50',
      radii: [{ miles: '50', name: '50 miles' }],
      isSaid: true,
      unknown: false,
    },
    apply: 'Show 2 buses',
    clearHref: null,
    allHref: '',
  };
  const { document } = new Window();
  document.body.innerHTML = renderToString(<FilterPanel {...panel} />);
  expect(readPanel(document.body as unknown as ParentNode)).toEqual(panel);
});

it('reads what was served, not what was ticked since', () => {
  const [, element] = served[1]!;
  const { document } = new Window();
  document.body.innerHTML = renderToString(element);
  for (const input of document.querySelectorAll('input')) {
    if (input.type === 'checkbox') input.checked = !input.checked;
    if (input.name === 'near') input.value = '90001';
  }
  expect(readPanel(document.body as unknown as ParentNode)).toEqual(element.props);
});
