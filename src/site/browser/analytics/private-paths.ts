const privatePath = /\/(sell-your-bus|contact\/bus-alert|contact\/video-tour)\/[^"\\\s]*/;
const privatePaths = new RegExp(privatePath, 'g');

export const isPrivatePath = (address: string): boolean => privatePath.test(address);

/** The same value with every address of one person's own pages cut to its public part. */
export function withoutPrivatePaths<Value>(value: Value): Value {
  const text = JSON.stringify(value);
  if (!isPrivatePath(text)) return value;
  return JSON.parse(text.replace(privatePaths, '/$1/')) as Value;
}
