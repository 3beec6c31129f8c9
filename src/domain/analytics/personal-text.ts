const emailLike = /[^\s@]+\s?(?:@|\(at\)|\[at\])\s?[^\s@]+/i;
/** Seven or more digits, however they are grouped: phone numbers, cards, account numbers. */
const manyDigits = /(?:\d[\s().+/-]{0,3}){7,}/;
/** Model years and ranges of them are the digits that buyers type most. */
const years = /(?<![\d.-])(?:19|20)\d\d(?:\s?[-–]\s?(?:19|20)\d\d)?(?![\d.-])/g;
/** 17 characters of a VIN's alphabet, at least three of them digits. */
const vinLike = /\b(?=(?:[A-Z]*\d){3})[A-HJ-NPR-Z\d]{17}\b/i;
const socialNumber = /\b\d{3}-\d{2}-\d{4}\b/;
const address = /\b(?:https?:|www\.)\S*/i;

/**
 * Whether a free text looks as if it named or could reach a person: e-mail address, phone number,
 * VIN, link. Such texts are dropped before anything is stored. A name cannot be told from a make, so
 * words that hardly anybody searched go with the raw events (`AnalyticsStore.deleteOld`).
 */
export function looksPersonal(text: string): boolean {
  const plain = text.normalize('NFKC');
  if (manyDigits.test(plain.replace(years, '|'))) return true;
  return [emailLike, vinLike, socialNumber, address].some((one) => one.test(plain));
}

/** What an outside service is told under names like these may be what somebody typed. */
const mayBeTyped = /^query$|(?:Title|Text|Label)$/;
const typedInAddress = /([?&](?:search|query|question|near)=)([^&#"\\\s]*)/g;

/** An event, as JSON can say it, without words of a search that look personal: in its properties and its addresses. */
export function withoutPersonalWords<Event>(event: Event): Event {
  const kept = JSON.stringify(event, (name, value: unknown) =>
    typeof value === 'string' && mayBeTyped.test(name) && looksPersonal(value) ? undefined : value,
  );
  const text = kept.replace(typedInAddress, (whole, name: string, words: string) =>
    looksPersonal(new URLSearchParams(`words=${words}`).get('words') ?? '') ? name : whole,
  );
  return JSON.parse(text) as Event;
}
