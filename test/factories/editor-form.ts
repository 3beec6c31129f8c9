import { fieldTexts } from '#domain/staff/inventory/field-texts.ts';
import type { TestStaff } from './test-staff.ts';

/** The editor's form of a listing as the browser would send it, with some fields typed over. */
export async function editorForm(
  { repository }: Pick<TestStaff, 'repository'>,
  id: number,
  typed: Record<string, string> = {},
) {
  const listing = (await repository.findById(id))!;
  const texts = fieldTexts(listing) as Record<string, string>;
  return { ...texts, revision: String(listing.revision), base: JSON.stringify(texts), ...typed };
}
