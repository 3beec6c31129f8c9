import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { createAnswerMemo } from './answer-memo.ts';

const pieces = ['{"buses":[', '"Ä bus"', ',', '"x"'.repeat(900), ']}'];
const text = pieces.join('');
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

it.each([
  ['a text', text],
  ['pieces', pieces],
])('answers %s byte for byte whenever it is asked for', async (_, made) => {
  const memo = createAnswerMemo();
  let times = 0;
  const ask = () =>
    memo.answer('key', 1, async () => {
      times += 1;
      return made;
    });
  for (let time = 0; time < 3; time += 1) {
    const answer = await ask();
    expect((await memo.form(answer, undefined)).bytes.toString()).toBe(text);
    expect(answer.bytes).toBe(Buffer.byteLength(text));
    await nextTurn();
    await nextTurn();
  }
  expect(times).toBe(1);
  expect(memo.ready('key', 1, undefined)?.form.bytes.toString()).toBe(text);
  expect(memo.ready('key', 2, undefined)).toBeNull();
});

it('gives whoever held on to an answer of pieces the same bytes after it came to rest', async () => {
  const memo = createAnswerMemo();
  const answer = await memo.answer('key', 1, async () => pieces);
  await nextTurn();
  await nextTurn();
  expect(answer.plain.bytes.toString()).toBe(text);
  const coded = await memo.form(answer, 'gzip');
  expect(gunzipSync(coded.bytes).toString()).toBe(text);
  expect(memo.ready('key', 1, 'gzip')?.form).toBe(coded);
});
