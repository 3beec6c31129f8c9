import { describe, expect, it } from 'vitest';
import { splitFrontMatter } from './front-matter.ts';

describe('the head of a Markdown file', () => {
  it('is read as YAML, dates as they are written', () => {
    const document =
      "---\nid: 7\ntitle: 'Brakes: air'\npublished: 2026-09-21\n---\n\nText\n---\nmore";
    expect(splitFrontMatter(document)).toEqual({
      matter: { id: 7, title: 'Brakes: air', published: '2026-09-21' },
      text: '\nText\n---\nmore',
    });
  });

  it.each(['---\n---\nText', '---\n  \n---\nText', 'Text'])(
    'may be empty or absent: %j',
    (document) => {
      expect(splitFrontMatter(document)).toEqual({ matter: {}, text: 'Text' });
    },
  );

  it('takes the line ends of Windows', () => {
    expect(splitFrontMatter('---\r\nid: 1\r\n---\r\nText')).toEqual({
      matter: { id: 1 },
      text: 'Text',
    });
  });

  it.each(['a: [', 'a: 1\na: 2', 'a: !!js/function x'])('says what cannot be read: %j', (yaml) => {
    expect(() => splitFrontMatter(`---\n${yaml}\n---\n`)).toThrow(/\(\d+:\d+\)/);
  });
});
