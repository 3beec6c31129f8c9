import { describe, expect, it } from 'vitest';
import { nameVehicle, type VehicleCells } from './name-vehicle.ts';

const blank: VehicleCells = {
  make: '',
  model: '',
  series: '',
  bodyMake: '',
  bodyModel: '',
  chassisMake: '',
  chassisModel: '',
};
const calm = (make: string) => make[0] + make.slice(1).toLowerCase();
const name = (cells: Partial<VehicleCells>, isVan = false) =>
  nameVehicle({ ...blank, ...cells }, isVan);

describe('nameVehicle', () => {
  it('keeps integral makers as they are', () => {
    expect(name({ make: 'NEW FLYER XD40', model: 'NEW FLYER XD40' })).toMatchObject({
      bodyMake: 'New Flyer',
      bodyModel: 'XD40',
      chassisMake: null,
    });
    expect(name({ make: 'Motor Coach Industries', model: 'D4500CT' })).toMatchObject({
      bodyMake: 'MCI',
      bodyModel: 'D4500CT',
    });
  });

  it.each([
    ['Ford', 'Transit', 'Transit'],
    ['FORD', 'TRANSIT VAN', 'Transit'],
    ['Ford', 'E-Transit', 'E-Transit'],
    ['Molly', 'Trolley', 'Trolley'],
  ])('knows models that are called like a kind: %s %s', (make, model, bodyModel) => {
    expect(name({ make, model })).toMatchObject({ bodyMake: calm(make), bodyModel, kindWords: '' });
  });

  it('takes the same words for the kind where the maker has no such model', () => {
    expect(name({ make: 'Ford', model: 'Transit Bus' }).kindWords).toBe('Transit Bus');
    expect(name({ make: 'Gillig', model: 'Transit Coach' }).kindWords).toBe('Transit Coach');
  });

  it('takes a cutaway maker for the chassis, the body being unknown', () => {
    expect(name({ make: 'FORD', model: 'E450' })).toMatchObject({
      bodyMake: null,
      bodyModel: null,
      chassisMake: 'Ford',
      chassisModel: 'E-450',
    });
    expect(name({ make: 'FREIGHLINE', model: 'TROLLEY' })).toMatchObject({
      bodyMake: null,
      chassisMake: 'Freightliner',
      chassisModel: null,
      kindWords: 'TROLLEY',
    });
  });

  it('leaves a complete van with its maker', () => {
    expect(name({ make: 'FORD', model: 'E350' }, true)).toMatchObject({
      bodyMake: 'Ford',
      bodyModel: 'E-350',
      chassisMake: null,
    });
    expect(name({ make: 'MERCEDES', model: 'SPRINTER' })).toMatchObject({
      bodyMake: 'Mercedes-Benz',
      bodyModel: 'Sprinter',
    });
  });

  it('finds the body builder in the model cell', () => {
    expect(name({ make: 'FREIGHTLINER', model: 'GLAVAL LEGACY' })).toMatchObject({
      bodyMake: 'Glaval',
      bodyModel: 'Legacy',
      chassisMake: 'Freightliner',
    });
  });

  it('believes separate body and chassis columns', () => {
    expect(
      name({
        bodyMake: 'Starcraft',
        bodyModel: 'Allstar',
        chassisMake: 'Chevy',
        chassisModel: '4500',
      }),
    ).toMatchObject({
      bodyMake: 'Starcraft',
      bodyModel: 'Allstar',
      chassisMake: 'Chevrolet',
    });
    expect(name({ bodyMake: 'Starcraft', make: 'Ford', model: 'E450' })).toMatchObject({
      bodyMake: 'Starcraft',
      chassisMake: 'Ford',
    });
  });

  it('reads a mere variant behind its series', () => {
    expect(
      name({ make: 'Nova Bus', model: 'Diesel (4th Generation)', series: 'LFS' }).bodyModel,
    ).toBe('LFS');
    expect(name({ make: 'GILLIG', model: '', series: 'Low Floor' }).bodyModel).toBe('Low Floor');
    expect(name({ make: 'New Flyer', model: 'XN40', series: 'Xcelsior®' }).bodyModel).toBe('XN40');
  });
});
