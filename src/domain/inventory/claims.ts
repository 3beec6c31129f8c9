import type { BusListing } from './bus-listing.ts';
import { isReduced } from './badges.ts';
import { busField, type FieldKey } from './fields/bus-fields.ts';
import { busFeatures } from './vocabulary/features.ts';
import { transmissionModels } from './vocabulary/transmissions.ts';

const features = busFeatures.flatMap(({ key, words, claim, field }) => {
  if (claim === null) return [];
  if (claim === 'price') return [{ key, isTrueOf: isReduced }];
  if (claim === 'phrase') return [{ key, isTrueOf: saysOneOf('description', words) }];
  return [{ key, isTrueOf: saysOneOf(field!.name, field!.values!) }];
});

const gearboxes = transmissionModels.map(({ name, aliases }) => ({
  key: name,
  isTrueOf: saysOneOf('transmissionModel', [name, ...aliases]),
}));

const claims = [...features, ...gearboxes];

/** What a listing says of itself beyond its fields: keys of features, and its gearbox by our name. */
export const claimsOf = (listing: BusListing): string[] =>
  claims.filter(({ isTrueOf }) => isTrueOf(listing)).map(({ key }) => key);

function saysOneOf(field: FieldKey, words: readonly string[]) {
  const phrases = words.map((phrase) => phrase.replaceAll(' ', String.raw`[\s-]+`));
  const said = new RegExp(String.raw`\b(?:${phrases.join('|')})s?\b`, 'iu');
  const isPaint = 'isColor' in busField(field);
  return (listing: BusListing) => {
    const text = String(listing[field] ?? '');
    // Few colors are named, so few are looked at twice.
    return said.test(text) && (!isPaint || said.test(withoutTrim(text)));
  };
}

/** "White with blue stripe" is a white bus; stripes alone are all that is known of it. */
function withoutTrim(paint: string): string {
  const [body = ''] = paint.split(/\b(?:with|con|avec)\b|\bw\//iu);
  const bare = body.replaceAll(
    /\p{L}+\s+(?:stripe|trim|accent|graphic|letter|decal|roof|bumper)\p{L}*/giu,
    '',
  );
  return /\p{L}/u.test(bare) ? bare : paint;
}
