import { readPostedForm, type PostedForm } from '#site/posted-form.ts';
import { readId } from '#staff/forms/read-id.ts';
import { inventoryUrls } from './inventory-urls.ts';

/** 200 ticked rows, a description of 10,000 characters twice, percent-encoded: well below. */
const mostBytes = 768 * 1024;

export type InventoryForm = PostedForm;

/** Reads a form of bounded size, of the table or of one listing. Throws `BodyFault`. */
export function readInventoryForm(request: Request): Promise<InventoryForm> {
  return readPostedForm(request, { mostBytes, lists: ['id', 'column'] });
}

/** A revision as a form carried it; 0, which no listing has, for nonsense. */
export function readRevision(text: string): number {
  return readId(text) ?? 0;
}

/** Where a form asked to go back to: a page of the inventory, or the list. */
export function backTo(text: string): string {
  const stays = /^\/staff\/inventory(?:[/?]|$)/.test(text) && !/[\\\r\n]|\/\//.test(text);
  return stays ? text.slice(0, 2_000) : inventoryUrls.list();
}
