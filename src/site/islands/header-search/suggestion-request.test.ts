import { describe, expect, it } from 'vitest';
import { suggestionFilters, suggestionRequest } from './suggestion-request.ts';

const nothing = { text: '', category: '', seats: '' };

describe('suggestion filters', () => {
  it.each([
    ['nothing chosen', nothing, false, ''],
    ['no words on the phone', nothing, true, 'featured:true'],
    ['words on the phone', { ...nothing, text: 'mci' }, true, ''],
    ['a category', { ...nothing, category: 'school' }, false, 'categorySlug:school'],
    ['a seat range', { ...nothing, seats: '10-14' }, false, 'seats >= 10 AND seats <= 14'],
    ['more than 50 seats', { ...nothing, seats: '50+' }, false, 'seats >= 51'],
    [
      'everything',
      { text: '', category: 'coach', seats: '37-50' },
      true,
      'featured:true AND categorySlug:coach AND seats >= 37 AND seats <= 50',
    ],
    ['a seat range nobody offers', { ...nothing, seats: '1 OR 1=1' }, false, ''],
  ])('for %s', (_, question, featuredWithoutWords, filters) => {
    expect(suggestionFilters(question, featuredWithoutWords)).toBe(filters);
  });
});

it('asks for eight hits and eight attributes on the desktop', () => {
  const request = suggestionRequest(
    { text: 'bluebird', category: '', seats: '' },
    { hitsPerPage: 8, featuredWithoutWords: false },
  );
  expect(request).toMatchObject({ query: 'bluebird', filters: '', hitsPerPage: 8 });
  expect(request.attributesToRetrieve).toEqual(
    'objectID title slug make model year price mainImage'.split(' '),
  );
});
