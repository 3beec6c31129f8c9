/**
 * JSON texts of what many answers tell again: a record of the search protocol, a bus of the API. An
 * object is written once and pasted from then on; a changed bus is another object, so no text outlives
 * what it says. Two generations keep memory flat for an inventory of any size: when the young one is
 * full it becomes the old one, whose texts are lost unless they are asked for again.
 */
export function keepTexts<Told extends object, Texts>(
  write: (told: Told) => Texts,
  generationSize = 8_192,
): (told: Told) => Texts {
  let young = new Map<Told, Texts>();
  let old = new Map<Told, Texts>();
  return (told) => {
    const held = young.get(told);
    if (held !== undefined) return held;
    const texts = old.get(told) ?? write(told);
    if (young.size >= generationSize) {
      old = young;
      young = new Map();
    }
    young.set(told, texts);
    return texts;
  };
}
