import { describe, expect, it } from 'vitest';
import { mainNameOf, middleName, namesOfPicture, thumbnailName } from './picture-names.ts';

describe('names of a picture', () => {
  it('put the size before the extension', () => {
    expect(thumbnailName('photos/ab.webp')).toBe('photos/ab-thumbnail.webp');
    expect(middleName('photos/ab.webp')).toBe('photos/ab-750.webp');
  });

  it('lead back to the main file', () => {
    for (const name of namesOfPicture('demo/1f-side.webp')) {
      expect(mainNameOf(name)).toBe('demo/1f-side.webp');
    }
    expect(mainNameOf('category/van.webp')).toBe('category/van.webp');
  });
});
