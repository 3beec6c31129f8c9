import { describe, expect, it } from 'vitest';
import { readVinTable } from '#server/wiring/inventory/read-vin-table.ts';
import { lookUpVin } from './look-up-vin.ts';
import { vinVehicle } from './vin-vehicle.ts';

/**
 * VINs of real buses, chassis and vans as they stand in public documents. Where such a document tells
 * neither year nor make, ours is what the table says of it: a later table must not say less.
 */
const real = `
1HVBRAAM31A916196 2001 International
1HVBBAAN8YH336389 2000 International
1GBJG31U471250868 2007 Chevrolet
4UZAAXAK72CJ40487 2002 Freightliner
4UZ6CFFC3YCF64921 2000 Freightliner
4DRBUAAN38B642964 2008 IC Bus
4DRBUSKL29A675223 2009 IC Bus
4UZAAWDD77CX73151 2007 Freightliner
1T88N3B2321115675 2002 Thomas Built
1T88N3B2X21115642 2002 Thomas Built
1GDJG31U441224306 2004 GMC
1BAKGCPA38F250498 2008 Blue Bird
1T88Y9D23M1169830 2021 Thomas Built
1FBZX2YM0JKB01863 2018 Ford
1BAKGCPA89F262485 2009 Blue Bird
1BAKGCPA1EF296813 2014 Blue Bird
1BAKGCPA2DF293580 2013 Blue Bird
3C7WRMFL8LG175205 2020 Ram
1GB6G5BGXB1163270 2011 Chevrolet
4DRBUAAN1EB791868 2014 IC Bus
4DRBUAAN17B589499 2007 IC Bus
1FDAW4GR9AEA39216 2010 Ford
4UZABRDT8ACAN4393 2010 Freightliner
4UZABRDC47CY44635 2007 Freightliner
1FDFE4FS3KDC07453 2019 Ford
1FDFE4FS7EDA23699 2014 Ford
1M8GDM9AXKP042788 1989 MCI
`
  .trim()
  .split('\n')
  .map((row) => /^(\S+) (\d+) (.+)$/.exec(row)!.slice(1));

const look = (text: string, yearSaid: number | null = null) =>
  lookUpVin(text, { table: readVinTable, now: new Date('2026-11-22T12:00:00.000Z'), yearSaid });

describe('VINs of real vehicles', () => {
  it.each(real)('%s is of %s, by %s', (vin, year, make) => {
    const { reading, says } = look(vin!, Number(year));
    expect(reading.is).toBe('vin');
    expect(says?.year).toBe(Number(year));
    expect(says && vinVehicle(says).make).toBe(make);
    expect(says?.model).toEqual(expect.any(String));
  });

  it('names no engine where the table has a word for none', () => {
    expect(look('4UZDEM003AC000001', 2010).says).toMatchObject({
      model: 'S2G Conventional Full Cab and Chassis',
      engineModel: null,
    });
  });

  it('leaves the year open only where both rounds of letters fit', () => {
    const open = real.flatMap(([vin]) => (look(vin!).years.length > 1 ? [vin] : []));
    expect(open).toEqual([
      '1T88Y9D23M1169830',
      '1BAKGCPA1EF296813',
      '1BAKGCPA2DF293580',
      '1M8GDM9AXKP042788',
    ]);
    for (const [vin, year] of real) expect(look(vin!).years).toContain(Number(year));
  });

  it('names a wrong character where there is one', () => {
    const { reading } = look('1HVBRAAN31H366583');
    expect(reading).toMatchObject({ is: 'wrong' });
  });

  it('puts the bus plant of International where it stands', () => {
    expect(look('4DRBUSKL29A675223').says).toMatchObject({
      plantCity: 'CONWAY',
      plantState: 'ARKANSAS',
    });
  });
});

describe('the model year', () => {
  it('is the earlier one where only its patterns fit, or the seller says so', () => {
    // W is 1998 or 2028; nobody sells 2028 yet.
    expect(look('1FDXE40S0WHA00001').years).toEqual([1998]);
    const both = look('1A9XXXXXXTX000001');
    expect(both).toMatchObject({ years: [2026, 1996], says: null });
  });
});
