import { writeFileSync } from 'node:fs';
import { clientFiles } from './write-client.mjs';

/** `npm run api-client -- http://127.0.0.1:3000/openapi.json`: makes packages/api-client anew; `npm run fix` formats it. */
const [address = 'http://127.0.0.1:3000/openapi.json'] = process.argv.slice(2);
const answer = await fetch(address);
if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
const folder = new URL('../../packages/api-client/src/', import.meta.url);
const files = Object.entries(clientFiles(await answer.json()));
for (const [name, text] of files) writeFileSync(new URL(name, folder), text);
