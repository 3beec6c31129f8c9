import { expect, it } from 'vitest';
import { countRequests } from '#bench/request-files/count-requests.ts';

/** Whoever reads after a request opens these files; a further one should be worth it. */
const most: Record<string, number> = { 'POST /contact': 40, 'GET /buses?search=…': 157 };

it('a request goes through few of our files', { timeout: 120_000 }, async () => {
  for (const { request, files } of await countRequests()) {
    const inside = files.filter((file) => !/^(packages|src\/db)\//.test(file));
    expect(inside, request).toContain('src/site/urls.ts');
    expect(inside.length, inside.join('\n')).toBeLessThanOrEqual(most[request]!);
  }
});
