import { describe, expect, it } from 'vitest';
import { bodyReads } from './body-reads.ts';

describe('reads of bodies are seen', () => {
  it.each([
    'await c.req.text()',
    'await c.req.raw.json()',
    'await request.formData()',
    'await (request).arrayBuffer()',
    'await c.req.parseBody({ all: true })',
    "await c.req['blob']()",
    'await new Response(part.stream).text()',
    'for await (const piece of c.req.raw.body ?? []) void piece;',
    'const { body } = c.req.raw;',
    'take(request.body!)',
    'const { text } = c.req;',
  ])('%s', (code) => {
    expect(bodyReads('x.ts', `async function f(c, request, part) { ${code} }`)).toHaveLength(1);
  });

  it.each([
    "c.text('Not found', 404)",
    'c.json({ a: 1 })',
    'c.body(bytes)',
    'article.body.html',
    'JSON.stringify({ body: 1 })',
    'const { body } = await page(request);',
  ])('%s is none', (code) => {
    expect(bodyReads('x.ts', `async function f(c, article, bytes) { ${code} }`)).toEqual([]);
  });
});
