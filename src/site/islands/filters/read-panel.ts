import type { FilterPanelProps, NamedGroup, NamedOption } from './filter-panel-props.ts';

/**
 * What a panel was served with, read from its markup. A data block would say all of it twice, and
 * the two hundred values of a list's panel are a kilobyte and a half of a compressed page. That
 * nothing is lost on the way holds `read-panel.test.ts`.
 */
export function readPanel(panel: ParentNode): FilterPanelProps {
  const place = panel.querySelector<HTMLInputElement>('input[name="near"]');
  const within = panel.querySelector('select[name="within"] > [selected]');
  return {
    groups: [...panel.querySelectorAll('details:has(> .filter-options)')].map(readGroup),
    near: {
      place: place?.defaultValue ?? '',
      within: within?.getAttribute('value') ?? '',
      unknown: place?.hasAttribute('aria-invalid') ?? false,
    },
    apply: panel.querySelector('.filters-apply')?.textContent ?? '',
    clearHref: panel.querySelector('.filters-heading a')?.getAttribute('href') ?? null,
  };
}

function readGroup(details: Element): NamedGroup {
  const boxes = details.querySelectorAll<HTMLInputElement>('[type="radio"], [type="checkbox"]');
  const inputs = [...boxes].filter(({ value }) => value !== '');
  return {
    parameter: details.getAttribute('data-filter') ?? '',
    label: details.querySelector('legend')?.textContent ?? '',
    choice: inputs[0]?.type === 'radio' ? 'one' : 'many',
    names: details.querySelector('[translate]') !== null,
    options: inputs.map(readOption),
    selectedCount: inputs.filter(({ defaultChecked }) => defaultChecked).length,
    said: sent(details, 'said')?.split(',') ?? [],
    bounds: readBounds(details),
  };
}

function readBounds(details: Element): NamedGroup['bounds'] {
  const from = sent(details, 'from');
  if (from === null) return null;
  const why = details.querySelector('[data-why]')?.getAttribute('data-why') ?? null;
  return {
    from,
    to: sent(details, 'to') ?? '',
    was: sent(details, 'was') ?? '',
    why: why === 'wrong-order' || why === 'no-figure' ? why : null,
  };
}

/** What the form's own field was served with; null where it was not. */
const sent = (details: Element, what: string): string | null =>
  details.querySelector(`[name$="-${what}"]`)?.getAttribute('value') ?? null;

function readOption(input: HTMLInputElement): NamedOption {
  const label = input.parentElement?.textContent ?? '';
  const count = input.parentElement?.querySelector('span:last-child')?.textContent ?? null;
  return {
    value: input.value,
    label: label.slice(0, label.length - (count?.length ?? 0)),
    // Thousands are parted by a comma, a point or a space.
    count: count === null ? null : Number(count.replace(/\D/g, '')),
    selected: input.defaultChecked,
  };
}
