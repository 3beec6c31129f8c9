#!/usr/bin/env node
/** Names every sentence that a language lacks, has in vain or says wrongly; `omnibus messages check` without a build. */
import { openCatalogues } from '../../src/cli/messages/catalogues.ts';
import { checkMessages } from '../../src/cli/messages/check-messages.ts';
import { root } from '../build/project.mjs';

const lines = await checkMessages(await openCatalogues(root));
for (const line of lines) process.stdout.write(`${line}\n`);
if (lines.length > 0)
  process.stdout.write(
    'npx omnibus messages export LANGUAGE brings the catalogues up to date; fill what is empty.\n',
  );
process.exitCode = lines.length > 0 ? 1 : 0;
