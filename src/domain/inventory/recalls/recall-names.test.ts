import { describe, expect, it } from 'vitest';
import { modelKey, modelsMeant, recallMake } from './recall-names.ts';

describe('names in campaigns', () => {
  it.each([
    ['BLUE BIRD', 'Blue Bird'],
    ['THOMAS BUILT BUSES', 'Thomas Built'],
    ['IC', 'IC Bus'],
    ['FORD', 'Ford'],
    // A misspelling is corrected for a seller; a recall is not told on a guess.
    ['BLEU BIRD', null],
    ['CHAMPION HOME BUILDERS', null],
    ['HARLEY-DAVIDSON', null],
  ])('the make %s is %s', (text, make) => {
    expect(recallMake(text)).toBe(make);
  });

  it.each([
    ['Blue Bird', 'VISION SCHOOL BUS', 'Vision'],
    ['Blue Bird', 'BLUE BIRD VISION', 'Vision'],
    ['Blue Bird', 'ALL AMERICAN TRANSIT BUS', 'All American'],
    ['Thomas Built', 'SAF-T-LINER C2 (DIESEL)', 'Saf-T-Liner C2'],
    ['Ford', 'E450', 'E-450'],
    ['Ford', 'E-450 SUPER DUTY', 'E-450'],
  ])('%s "%s" is the %s', (make, text, model) => {
    expect(modelKey(make, text)).toBe(modelKey(make, model));
  });

  it('a model that we do not know is itself and nothing else', () => {
    expect(modelsMeant('Blue Bird', 'HAPPY WAGON')).toEqual(['happywagon']);
  });

  it.each([
    ['Blue Bird', 'All American RE', 'All American', true],
    ['Blue Bird', 'All American', 'All American RE', true],
    ['Blue Bird', 'All American RE', 'All American FE', false],
    ['Blue Bird', 'Vision', 'All American', false],
    ['Ford', 'E-450', 'E-Series', true],
    ['Ford', 'E-Series', 'E-450', true],
    ['Ford', 'E-450', 'E-350', false],
    ['Ford', 'E-450', 'F-550', false],
  ])('of %s a campaign for %s is looked up by %s: %s', (make, model, other, isMeant) => {
    expect(modelsMeant(make, model).includes(modelKey(make, other))).toBe(isMeant);
  });
});
