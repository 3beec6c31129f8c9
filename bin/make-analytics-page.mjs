import { writeFileSync } from 'node:fs';
import { describeCatalogue } from '../src/domain/analytics/describe-catalogue.ts';

/** `npm run docs:analytics`: writes docs/analytics-events.md anew. */
writeFileSync(new URL('../docs/analytics-events.md', import.meta.url), describeCatalogue());
