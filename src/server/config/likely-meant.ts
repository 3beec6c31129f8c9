import { editDistance } from '#domain/inventory/vocabulary/edit-distance.ts';
import { isSecret } from './secret-files.ts';

/** Short names are near to many that others have set: PORT to SORT. */
const longName = 10;
const shortest = 5;

/**
 * A sentence for each variable that is set and none of `names`, though as good as one: nobody reads it,
 * so that a default is in force where its author believes in a choice.
 */
export function likelyMeant(
  record: Readonly<Record<string, string | undefined>>,
  names: readonly string[],
): string[] {
  const known = names.flatMap((name) => (isSecret(name) ? [name, `${name}_FILE`] : [name]));
  return Object.entries(record).flatMap(([given, value]) => {
    if (!value?.trim() || known.includes(given) || given.length < shortest) return [];
    const allowed = given.length < longName ? 1 : 2;
    const meant = known.find((name) => editDistance(given, name, allowed) <= allowed);
    // Never its value, which may be a secret.
    return meant ? [`${given} is no setting and changes nothing; ${meant} may be meant`] : [];
  });
}
