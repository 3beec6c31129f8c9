import { describe, expect, it } from 'vitest';
import { normalizeModel } from './normalize-model.ts';

describe('normalizeModel', () => {
  it.each([
    ['Ford', 'E450', 'E-450', 'exact'],
    ['Ford', 'CLUB WAGON', 'Club Wagon', 'exact'],
    ['Chevrolet', 'EXPRESS', 'Express', 'exact'],
    ['Mercedes-Benz', 'BENZ', '', 'none'],
    ['Gillig', 'Gillig 40', '40', 'none'],
    ['New Flyer', 'XDE60 (ARTIC)', 'XDE60', 'exact'],
    ['New Flyer', 'NEW FLYER XD40', 'XD40', 'exact'],
    ['Proterra', 'CATALYST BE-40', 'Catalyst BE40', 'exact'],
    ['MCI', '102 DL3', '102DL3', 'exact'],
    ['Freightliner', 'M2106', 'M2 106', 'exact'],
    ['Thomas Built', 'C2', 'Saf-T-Liner C2', 'alias'],
    ['Thomas Built', 'MINOTUOR', 'Minotour', 'typo'],
    ['Ford', 'TROLLEY', 'Trolley', 'none'],
    ['Ford', 'UNKNOWN', '', 'none'],
    ['Nobody', 'X LINE 7', 'X LINE 7', 'none'],
  ])('%s "%s" is %s (%s)', (make, raw, model, matched) => {
    expect(normalizeModel(make, raw)).toMatchObject({ model, matched });
  });

  it('finds the body builder that a registry put in the model cell', () => {
    expect(normalizeModel('Freightliner', 'GLAVAL LEGACY')).toMatchObject({
      model: 'Legacy',
      bodyMake: 'Glaval',
    });
    expect(normalizeModel('Ford', 'STARCRAFT')).toMatchObject({ model: '', bodyMake: 'Starcraft' });
  });
});
