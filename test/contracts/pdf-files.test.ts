import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPdfMaker } from '#adapters/documents-pdf/pdf-maker.ts';
import type { DocumentMaker } from '#domain/documents/document-maker.ts';
import type { Sheet, SheetFinding } from '#domain/documents/sheet.ts';
import { projectRoot } from '#server/config/project-root.ts';
import { aReportSheet, aWindshieldSheet } from '#test/factories/sheet-factory.ts';
import { readPdf } from '#test/setup/read-pdf.ts';

const fonts = join(projectRoot, 'content/fonts');
const problems: string[] = [];

describe('a PDF file', () => {
  let maker: DocumentMaker;
  beforeAll(() => {
    maker = createPdfMaker(
      { fonts, onProblem: (problem) => problems.push(problem) },
      { timeoutMs: 60_000 },
    );
  });
  afterAll(() => maker.close());

  async function bytesOf(sheet: Sheet, photos = new Map<string, Uint8Array>()) {
    const made = await maker.make(sheet, photos);
    expect(problems).toEqual([]);
    if (made.outcome !== 'made') return expect.fail(made.outcome);
    return made.bytes;
  }
  const finding = (changes: Partial<SheetFinding>): SheetFinding => ({
    ...aReportSheet().sections[0]!.findings[0]!,
    ...changes,
  });
  const reportOf = (...findings: SheetFinding[]) =>
    aReportSheet({ sections: [{ heading: 'Brakes', findings }] });

  it('of a report says all that the sheet says, with a QR code to its check page', async () => {
    const sheet = aReportSheet({
      heading: 'Rapport d’état',
      mark: 'Rempli par le propriétaire.',
      facts: [{ label: 'Kilométrage', value: '135\u202f523 km' }],
    });
    const { text, pages, qr } = await readPdf(await bytesOf(sheet));
    for (const words of [
      'Rapport d’état',
      'Rempli par le propriétaire.',
      'Kilométrage 135 523 km',
      'Parking brake Unsafe until repaired 80 psi',
      'Does not hold on a slope.',
      'omnibus.example/check/CR-7K2M-9QXD',
      'CR-7K2M-9QXD · Omnibus',
      '1 / 1',
    ])
      expect(text).toContain(words);
    expect(pages).toHaveLength(1);
    expect(await qr()).toBe(sheet.qrAddress);
  });

  it('of a windshield is one page with the price and a QR code to the bus', async () => {
    const sheet = aWindshieldSheet('28\u00a0900\u00a0$\u00a0US');
    const crowded = {
      ...sheet,
      name: 'An endless name of a bus '.repeat(30),
      large: ['72 pasajeros + 12 sillas de ruedas', 'Probablemente no se necesita CDL'],
      invitation: 'Photos and everything we know. '.repeat(9),
      facts: Array.from({ length: 7 }, () => ({ label: 'L'.repeat(90), value: 'v '.repeat(400) })),
    };
    const file = await readPdf(await bytesOf(sheet));
    // After the é of the file before, which shares its e with this one in the fonts.
    expect(file.text).toContain('2015 Thomas Built Saf-T-Liner C2 28 900 $ US');
    expect(file.text).toContain('72 passengers CDL needed Stock number S100234');
    expect(await file.qr()).toBe(sheet.qrAddress);
    const bytes = await bytesOf(crowded);
    const full = await readPdf(bytes);
    expect(full.text).toContain(sheet.foot);
    // Letter paper, whatever is on it: a page as low as its words is scaled by printers.
    for (const one of [bytes, await bytesOf(sheet)])
      expect(Buffer.from(one).toString('latin1')).toContain('/MediaBox [0 0 792 612]');
    expect(full.pages).toHaveLength(1);
    expect(await full.qr()).toBe(sheet.qrAddress);
  });

  it('of a windshield keeps what hangs below the line of a price off what stands under it', async () => {
    const { lines } = await readPdf(await bytesOf(aWindshieldSheet('Pida el precio')));
    const [price, under] = ['Pida el precio', '72 passengers'].map((text) => text.slice(0, 4));
    const found = await lines();
    const [upper, lower] = [price!, under!].map((text) =>
      found.find((line) => line.text.startsWith(text)),
    );
    if (!upper || !lower) return expect.fail('no such line');
    // A fifth of letters hangs below their line, seven tenths are as high as a capital.
    expect(upper.base - upper.size / 5).toBeGreaterThan(lower.base + lower.size * 0.7);
  });

  it('of a report has a long name of a bus on lines that do not touch', async () => {
    const name = 'Supercalifragilistic Paratransit Commuter by Gillig '.repeat(3);
    const { lines } = await readPdf(await bytesOf(aReportSheet({ bus: name })));
    const ofName = (await lines()).filter(({ size }) => size > 14 && size < 16);
    expect(ofName.length).toBeGreaterThan(1);
    for (const [at, { base, size }] of ofName.slice(1).entries())
      expect(ofName[at]!.base - base).toBeGreaterThan(size * 1.15);
  });

  it('leaves no photo on another sheet than what it shows', async () => {
    const shown = Array.from({ length: 24 }, (_, at) => [
      ...Array.from({ length: at % 5 }, () => finding({ label: 'Between', note: null })),
      finding({
        label: `Item ${at}.`,
        note: at % 2 ? 'Look here.' : null,
        photos: [{ name: 'gone', caption: `Photo ${at}.` }],
      }),
    ]);
    const { pages } = await readPdf(await bytesOf(reportOf(...shown.flat())));
    expect(pages.length).toBeGreaterThan(3);
    for (const at of shown.keys())
      expect(pages.find((text) => text.includes(`Item ${at}.`))).toContain(`Photo ${at}.`);
  });

  it('is the same file, byte for byte, when it is made again', async () => {
    const [first, second] = [await bytesOf(aReportSheet()), await bytesOf(aReportSheet())];
    expect(Buffer.compare(first, second)).toBe(0);
  });

  it('breaks pages in a note of 30,000 characters and in a word without an end', async () => {
    const note = Array.from({ length: 3_000 }, (_, index) => `w${index} …`.padEnd(9)).join(' ');
    const last = finding({ label: 'After it', note: 'The end.' });
    const { text, pages } = await readPdf(
      await bytesOf(reportOf(finding({ note }), finding({ note: 'W'.repeat(30_000) }), last)),
    );
    expect(pages.length).toBeGreaterThan(8);
    expect(text).toContain('w0 …');
    expect(text).toContain('w1500 …');
    expect(text).toContain('w2999 …');
    expect(text).toContain('The end.');
    expect(text).toContain(`1 / ${pages.length}`);
    expect(text).toContain(`${pages.length} / ${pages.length}`);
  });

  it('names people as they write themselves, to be read and to be searched', async () => {
    const names = ['José Łukasz Ünal', 'Nguyễn Thị Ánh Tuyết', 'Дмитро Шевчук', 'Şebnem Ğülşah Öz'];
    const sheet = aReportSheet({
      bus: names.join(', '),
      mark: names.join(', '),
      sections: [{ heading: 'Brakes', findings: names.map((note) => finding({ note })) }],
    });
    const { text } = await readPdf(await bytesOf(sheet));
    for (const name of names) expect(text.split(name).length - 1).toBe(3);
    expect(text).not.toContain('[…]');
    const file = await bytesOf(sheet);
    expect(Buffer.compare(file, await bytesOf(sheet))).toBe(0);
  });

  it('is not broken by hostile text, and says that characters are missing', async () => {
    const note = 'before שלום \u202eevil\u202c 🚍 \u0000\u0007 汽车 %PDF (\\) << after';
    const { text } = await readPdf(await bytesOf(reportOf(finding({ note }))));
    expect(text).toContain('before […] evil […] %PDF (\\) << after');
    expect(text).toContain('[…] stands for what cannot be printed here.');
    const clean = await readPdf(await bytesOf(aReportSheet()));
    expect(clean.text).not.toContain('stands for what cannot be printed');
  });

  it.each([
    'a\nb',
    'a\r\n\r\nb\n',
    'a\tb',
    'a\rb',
    '\na b',
    'a\u200b\u200d\u2060\ufeff b',
    '\n',
    'a\u2028b',
    '\u00ad',
    '\u00ada\u00ad b',
  ])('sets %j as lines', async (typed) => {
    const lines = finding({ label: typed, verdict: typed, figures: typed, note: typed });
    const report = { ...reportOf(lines), heading: typed, bus: typed, mark: typed, summary: typed };
    const facts = [{ label: typed, value: typed }];
    const sheets = [
      { ...report, facts, foot: typed },
      { ...aWindshieldSheet(typed), name: typed, facts, foot: typed },
    ];
    for (const sheet of sheets) {
      const { text } = await readPdf(await bytesOf(sheet));
      if (typed.includes('a')) expect(text).toMatch(/a\s+b/);
    }
  });

  it('holds 40 photos in 5 MB; one that is missing or broken is said to be', async () => {
    const noise = await sharp({
      create: {
        width: 750,
        height: 562,
        channels: 3,
        background: '#777',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .webp({ quality: 75 })
      .toBuffer();
    const photos = new Map<string, Uint8Array>();
    const shown = Array.from({ length: 40 }, (_, index) => {
      const name = `listings/${index}.webp`;
      photos.set(name, noise);
      return { name, caption: `Photo ${index}` };
    });
    photos.set('listings/broken.webp', new Uint8Array([1, 2, 3]));
    const odd = ['listings/broken.webp', 'listings/gone.webp'].map((name) => ({
      name,
      caption: name,
    }));
    const bytes = await bytesOf(
      reportOf(finding({ photos: shown }), finding({ photos: odd })),
      photos,
    );
    expect(bytes.length).toBeLessThan(5_000_000);
    const { text, pictures, pages } = await readPdf(bytes);
    expect(text).toContain('Photo 39');
    expect(text.match(/This photo could not be had\./g)).toHaveLength(2);
    const found = await Promise.all(pages.map((_, index) => pictures(index + 1)));
    // And the QR code.
    expect(found.flat()).toHaveLength(41);
  });
});

describe('the PDF process', () => {
  const entry = join(import.meta.dirname, '../fixtures/documents/faulty-pdf-process.ts');
  let maker: DocumentMaker;
  let said: string[];
  beforeEach(() => {
    said = [];
    maker = createPdfMaker(
      { fonts, onProblem: (problem) => said.push(problem) },
      // Long enough for a process to start on a busy machine.
      { entry, timeoutMs: 8_000, memoryBytes: 300_000_000, waiting: 1 },
    );
  });
  afterEach(() => maker.close());
  const make = async (order: string) =>
    (await maker.make(aWindshieldSheet(order), new Map())).outcome;

  it.each([
    ['crash', 'the process died'],
    ['hang', 'the process too-slow'],
    ['grow', 'the process died'],
    ['problem', 'no such font'],
  ])('that does "%s" costs that file alone', async (order, problem) => {
    expect(await make(order)).toBe('failed');
    expect(said).toEqual([problem]);
    expect(await make('answer')).toBe('made');
  });

  it('turns away what it has no time for', async () => {
    const outcomes = await Promise.all([make('answer'), make('answer'), make('answer')]);
    expect(outcomes).toEqual(['made', 'made', 'busy']);
  });
});
