import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoListings } from '#demo/inventory/demo-listings.ts';
import { startListing } from '#domain/inventory/listing-lifecycle.ts';
import { createZipPlaces } from '#server/wiring/inventory/zip-places.ts';
import { rankings, type Ranking } from './engines.ts';
import { gradeOf, readQuestions, type Question } from './judge.ts';

/**
 * `npm run bench -- relevance [--misses]`: whether a dealer would have shown these buses, in this order.
 * Questions of questions.txt over the demo inventory, judged by judge.ts; nDCG of the first ten and
 * success among the first three, for our list, our engine alone and peers. Writes
 * bench/reports/relevance.md; `--misses` names the questions that our list answers badly.
 * @bench unbuilt
 */
const now = new Date('2026-11-21T15:30:00.000Z');
const places = createZipPlaces();
const buses = demoListings(now)
  .filter(({ status }) => status === 'published')
  .map((listing) => startListing(listing, now.toISOString()));
const questions = readQuestions(
  readFileSync(join(import.meta.dirname, 'questions.txt'), 'utf8'),
  places,
);

const gain = (grade: number) => 2 ** grade - 1;
const cumulated = (grades: readonly number[]) =>
  grades.slice(0, 10).reduce((sum, grade, at) => sum + gain(grade) / Math.log2(at + 2), 0);

interface Score {
  ndcg: number;
  success: boolean;
}

async function scoreOf(question: Question, rank: Ranking): Promise<Score | null> {
  const grades = new Map(buses.map((bus) => [bus.id, gradeOf(question, bus)]));
  const best = [...grades.values()].toSorted((a, b) => b - a);
  if (best[0] === 0) return null;
  const got = (await rank(question.words)).map((id) => grades.get(id) ?? 0);
  return {
    ndcg: cumulated(got) / cumulated(best),
    success: got.slice(0, 3).some((grade) => grade === best[0]),
  };
}

const rows: string[] = [];
const unanswerable: string[] = [];
for (const [name, rank] of Object.entries(await rankings(buses, places, now))) {
  const scores: Score[] = [];
  for (const question of questions) {
    const score = await scoreOf(question, rank);
    if (score) scores.push(score);
    else if (name === 'our list') unanswerable.push(question.words);
    if (score && name === 'our list' && score.ndcg < 0.9 && process.argv.includes('--misses')) {
      process.stderr.write(`${score.ndcg.toFixed(2)} ${question.words}\n`);
    }
  }
  const mean = (read: (score: Score) => number) =>
    scores.reduce((sum, score) => sum + read(score), 0) / scores.length;
  rows.push(
    `| ${name} | ${mean(({ ndcg }) => ndcg).toFixed(3)} | ${mean(({ success }) => Number(success)).toFixed(3)} |`,
  );
}
const report = [
  '# Relevance',
  '',
  `${questions.length - unanswerable.length} judged questions over ${buses.length} buses of the demo inventory; ${unanswerable.length} more have no bus that comes close (${unanswerable.join('; ')}). Grades follow from facts alone, by the rules of \`bench/relevance/judge.ts\`. Written by \`npm run bench -- relevance\`.`,
  '',
  '| ranking | nDCG@10 | success@3 |',
  '|---|---|---|',
  ...rows,
  '',
].join('\n');
writeFileSync(join(import.meta.dirname, '../reports/relevance.md'), report);
process.stdout.write(report);
process.exit();
