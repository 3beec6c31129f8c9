import { listFieldName } from '#domain/search/typed-fields.ts';
import type { FilterPanelProps, NamedGroup, NamedOption, SentGroup } from './filter-panel-props.ts';

/**
 * What a panel was served with, read from its markup. A data block would say all of it twice, and
 * the two hundred values of a list's panel are a kilobyte and a half of a compressed page. That
 * nothing is lost on the way holds `read-panel.test.tsx`.
 */
export function readPanel(panel: ParentNode): FilterPanelProps {
  const place = panel.querySelector<HTMLInputElement>('input[name="near"]');
  const within = panel.querySelector('select[name="within"] > [selected]');
  return {
    groups: [...panel.querySelectorAll('.filter-group:not([data-filter="near"])')].map(readGroup),
    near: {
      place: place?.defaultValue ?? '',
      within: within?.getAttribute('value') ?? '',
      radii: [...panel.querySelectorAll('select[name="within"] > :not([value=""])')].map((one) => ({
        miles: one.getAttribute('value') ?? '',
        name: one.textContent,
      })),
      isSaid: panel.querySelector(`[name="${listFieldName('near', 'said')}"]`) !== null,
      unknown: place?.hasAttribute('aria-invalid') ?? false,
    },
    apply: panel.querySelector('.filters-apply')?.textContent ?? '',
    clearHref: panel.querySelector('.filters-heading a')?.getAttribute('href') ?? null,
    allHref: panel.querySelector('[data-all]')?.getAttribute('data-all') ?? '',
  };
}

function readGroup(details: Element): NamedGroup {
  const parameter = details.getAttribute('data-filter') ?? '';
  const label = details.querySelector('summary')?.firstChild?.textContent ?? '';
  const isSent = details.querySelector('[data-unsent]') === null;
  return isSent
    ? { parameter, label, ...readOptions(details) }
    : { parameter, label, options: null };
}

function readOptions(details: Element): Omit<SentGroup, 'parameter' | 'label'> {
  const boxes = details.querySelectorAll<HTMLInputElement>('[type="radio"], [type="checkbox"]');
  const inputs = [...boxes].filter(({ value }) => value !== '');
  return {
    choice: inputs[0]?.type === 'radio' ? 'one' : 'many',
    names: details.querySelector('[translate]') !== null,
    options: inputs.map(readOption),
    selectedCount: inputs.filter(({ defaultChecked }) => defaultChecked).length,
    said: sent(details, 'said')?.split(',') ?? [],
    bounds: readBounds(details),
  };
}

function readBounds(details: Element): SentGroup['bounds'] {
  const from = sent(details, 'from');
  if (from === null) return null;
  const why = details.querySelector('[data-why]')?.getAttribute('data-why') ?? null;
  return {
    from,
    to: sent(details, 'to') ?? '',
    was: sent(details, 'was') ?? '',
    why: why === 'wrong-order' || why === 'no-figure' || why === 'too-many' ? why : null,
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
    count,
    selected: input.defaultChecked,
  };
}
