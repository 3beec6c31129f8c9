type Lower = 'abcdefghijklmnopqrstuvwxyz';
type CharacterOf<S extends string> = S extends `${infer Head}${infer Tail}`
  ? Head | CharacterOf<Tail>
  : never;
type UpperCharacter = Uppercase<CharacterOf<Lower>>;

/** `priceCents` → `price_cents`, as a type. */
export type SnakeCase<S extends string> = S extends `${infer Head}${infer Tail}`
  ? `${Head extends UpperCharacter ? `_${Lowercase<Head>}` : Head}${SnakeCase<Tail>}`
  : S;

/** `priceCents` → `price_cents`: how a field of the domain is named in the database. */
export function snakeCase<S extends string>(name: S): SnakeCase<S> {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) as SnakeCase<S>;
}
