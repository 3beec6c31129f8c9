import { startSellForm } from './sell-form.ts';

/** What scripts add to the sell flow; every part of it works without. */
export function startSell(root: ParentNode): void {
  const form = root.querySelector<HTMLFormElement>('form[data-sell-form]');
  if (form) startSellForm(form);
}
