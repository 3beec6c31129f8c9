import { describe, expect, it } from 'vitest';
import { siteSettings } from '#content/site-settings.ts';
import type { BusListing } from '#domain/inventory/bus-listing.ts';
import { writeAdf } from '#domain/leads/adf/write-adf.ts';
import type { Lead } from '#domain/leads/lead.ts';
import { adfFaults } from '#test/factories/check-adf.ts';
import { storedLead } from '#test/factories/lead-factory.ts';
import { aStoredListing } from '#test/factories/stored-listing-factory.ts';
import { describeProspect } from './describe-prospect.ts';

const site = { settings: siteSettings, siteUrl: 'https://omnibus.example' };
const bus = aStoredListing({
  id: 17,
  details: {
    year: 2015,
    bodyMake: 'Prevost',
    bodyModel: 'H3-45',
    vin: '2PCH33499FC712345',
    stockNumber: 'A-17',
    mileageMiles: 310_000,
    priceCents: 24_500_050,
  },
});
const told = { id: 17, stockNumber: 'A-17', title: '2015 Prevost H3-45' };
const adf = (lead: Partial<Lead>, listings: readonly BusListing[] = [bus]) => {
  const document = writeAdf(describeProspect(storedLead(lead), listings, site));
  expect(adfFaults(document)).toEqual([]);
  return document;
};

describe('a lead as ADF 1.0', () => {
  it('says who asks for what, where to, and under which id', () => {
    const document = adf({
      lastName: 'O’Brien',
      phoneE164: '+18565550100',
      message: 'Is the lift at the back?\nAnd the tires?',
      kind: 'callback',
      details: { callTime: 'late' },
      bus: told,
    });
    for (const part of [
      '<prospect status="new">',
      '<id sequence="1" source="omnibus.example">OM-7KQ2-M9XD-3TFP</id>',
      '<requestdate>2026-11-01T12:00:00Z</requestdate>',
      '<vehicle interest="buy" status="used">\n<year>2015</year>\n<make>Prevost</make>\n<model>H3-45</model>',
      '<vin>2PCH33499FC712345</vin>\n<stock>A-17</stock>\n<odometer units="mi">310000</odometer>',
      '<price type="asking" currency="USD">245000.50</price>',
      '<name part="first">Zoë</name>\n<name part="last">O’Brien</name>',
      '<email>zoe@example.com</email>\n<phone type="voice" time="afternoon">+18565550100</phone>',
      '<comments>Is the lift at the back?\nAnd the tires?\nCall: Late afternoon',
      '<vendorname>Omnibus</vendorname>',
      '<regioncode>NJ</regioncode>\n<postalcode>08067</postalcode>',
      '<provider>\n<name part="full" type="business">Omnibus</name>\n<service>Website</service>',
    ])
      expect(document).toContain(part);
  });

  it('a bus that is not public is told as the visitor saw it, without VIN and price', () => {
    for (const listings of [[], [{ ...bus, status: 'draft' as const }]]) {
      const document = adf({ bus: told }, listings);
      expect(document).toContain('<stock>A-17</stock>\n<comments>2015 Prevost H3-45</comments>');
      expect(document).not.toMatch(/<vin>|<price|24500|FC712345/);
    }
  });

  it('a quote names each bus and how many, a message about none still has a vehicle', () => {
    const quote = adf({ kind: 'quote', details: { choices: '17x3,1005-4-7' } });
    expect(quote.match(/<vehicle /g)).toHaveLength(2);
    expect(quote).toContain('Wanted: 3');
    expect(quote).toContain('<comments>Units 4, 7</comments>');
    expect(adf({})).toContain('<year></year>\n<make></make>\n<model></model>\n</vehicle>');
  });

  it('nothing that was typed is markup, and what XML cannot say is left out', () => {
    const document = adf({
      firstName: '</name><vin>1</vin>',
      message: ']]><!DOCTYPE a [<!ENTITY b "c">]>&b;&amp;\u0000\u0007\uFFFE\uD800x',
    });
    expect(document).toContain('&lt;/name&gt;&lt;vin&gt;1&lt;/vin&gt;');
    expect(document).toContain(
      ']]&gt;&lt;!DOCTYPE a [&lt;!ENTITY b &quot;c&quot;&gt;]&gt;&amp;b;&amp;amp;',
    );
    expect(document).not.toMatch(/[\p{Cc}--[\n]]|\uFFFE/v);
  });
});

describe('the check against the published format', () => {
  it.each([
    ['an element out of order', '<year></year>', '<make></make><year></year>'],
    ['an element there is not', '<vendorname>', '<dealer></dealer><vendorname>'],
    ['a word that a list lacks', 'interest="buy"', 'interest="rent"'],
    ['a contact nobody can answer', /<email>zoe[^]*?<\/email>/, ''],
    ['a date that is none', /<requestdate>[^<]*/, '<requestdate>yesterday'],
    ['a broken document', '</adf>', ''],
  ])('sees %s', (_, from, to) => {
    const document = adf({});
    expect(adfFaults(document.replace(from, to))).not.toEqual([]);
  });
});
