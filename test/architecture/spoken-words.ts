import { parseSync, type Node } from 'oxc-parser';

/** What speaks the language of the moment: macros and the functions of `src/messages`. */
const speakers =
  /^(?:t|plural|select|say|say[A-Z]\w*|compareNames|fieldName|choiceName|category(?:Name|Plural|Description)|featureName|stateName|filterName|sortName)$/;
const spokenElements = /^(?:Trans|Plural|Select)$/;
const spokenAttributes = /^(?:alt|aria-label|aria-description|label|placeholder|title)$/;

/** A word of at least two letters: "×", "·", "N" are none. */
const isWords = (text: string) => /\p{L}{2}/u.test(text);

/**
 * Faults of one file: words that stand in its markup as they are, and messages that are said when the
 * module is loaded, which is before anybody has asked in a language.
 */
export function unspoken(path: string, text: string): { plain: string[]; early: string[] } {
  const { program } = parseSync(path, text);
  const plain: string[] = [];
  const early: string[] = [];

  const visit = (node: unknown, isLate: boolean, isMuted: boolean): void => {
    if (Array.isArray(node)) {
      for (const one of node) visit(one, isLate, isMuted);
      return;
    }
    if (!node || typeof node !== 'object' || !('type' in node)) return;
    const one = node as Node;
    let late = isLate;
    let muted = isMuted;
    switch (one.type) {
      case 'FunctionDeclaration':
      case 'FunctionExpression':
      case 'ArrowFunctionExpression':
        late = true;
        break;
      case 'TaggedTemplateExpression':
        if (!late && nameOf(one.tag) === 't') early.push(text.slice(one.start, one.end));
        break;
      case 'CallExpression':
        if (!late && speakers.test(nameOf(one.callee))) early.push(text.slice(one.start, one.end));
        break;
      case 'JSXElement': {
        const { name, attributes } = one.openingElement;
        const element = nameOf(name);
        if (spokenElements.test(element)) {
          if (!late) early.push(text.slice(one.start, one.end));
          muted = true;
        }
        // Names, code, and what others wrote in their own language.
        if (/^(?:code|style|script|kbd)$/.test(element)) muted = true;
        for (const attribute of attributes)
          if (
            attribute.type === 'JSXAttribute' &&
            /^(?:translate|lang)$/.test(nameOf(attribute.name))
          )
            muted = true;
        break;
      }
      case 'JSXText':
        if (!muted && isWords(one.value)) plain.push(one.value.replace(/\s+/g, ' ').trim());
        break;
      case 'JSXAttribute':
        if (
          spokenAttributes.test(nameOf(one.name)) &&
          one.value?.type === 'Literal' &&
          isWords(String(one.value.value)) &&
          !isMuted
        )
          plain.push(String(one.value.value));
        break;
      default:
    }
    for (const [key, value] of Object.entries(one))
      if (key !== 'type' && key !== 'parent') visit(value, late, muted);
  };

  visit(program.body, false, false);
  return { plain, early };
}

const nameOf = (node: unknown): string => {
  const { name } = node as { name?: unknown };
  return typeof name === 'string' ? name : '';
};
