import type { FieldError } from '#domain/forms/read-form.ts';

interface Change<Name extends string> {
  /** What the form shows. */
  shown: readonly FieldError<Name>[];
  /** What was wrong in the browser's eyes, before and after something was typed. */
  before: readonly FieldError<Name>[];
  after: readonly FieldError<Name>[];
  /** Where it was typed. */
  typedIn: string;
}

/**
 * What still has to be put right, and nothing new: whoever is typing is not interrupted. What only
 * the server has found stays until somebody types in its field.
 */
export function calmDown<Name extends string>(change: Change<Name>): FieldError<Name>[] {
  const { shown, before, after, typedIn } = change;
  const at = (errors: readonly FieldError<Name>[], name: Name) =>
    errors.find(({ field }) => field === name);
  return shown.flatMap((error) => {
    const still = at(after, error.field);
    if (still) return [still];
    return at(before, error.field) || error.field === typedIn ? [] : [error];
  });
}
