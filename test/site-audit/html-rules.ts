import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // Scripts and styles come from our own origin, where a hash of ours guards against no one.
    'require-sri': ['error', { target: 'crossorigin' }],
    // The search overlay of phones stands ahead of the page's h1 and is hidden until it is opened.
    'heading-level': ['error', { minInitialRank: 'h2' }],
    // Search suggestions are links with pictures: no `<select>` can hold them.
    'prefer-native-element': ['error', { exclude: ['listbox'] }],
  },
});

/** `rule: message` with the piece of markup, for every fault of a page; empty when it is valid. */
export function htmlFaults(html: string): string[] {
  const report = validator.validateStringSync(html);
  return report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, offset, size }) => {
      const markup = html.slice(Math.max(0, offset - 1), offset + Math.max(size, 60));
      return `${ruleId}: ${message} at ${markup.replace(/\s+/g, ' ')}`;
    }),
  );
}
