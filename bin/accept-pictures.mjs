#!/usr/bin/env node
/**
 * `npm run pictures`: looks at every component of /dev/ui and keeps how it looks now, for
 * `test/browser/component-pictures.test.ts` to compare with. `git diff` shows which have changed.
 */
import { ensureBuilt } from './build/ensure-built.mjs';
import { ensureInstalled } from './build/ensure-installed.mjs';
import { becomeNode } from './build/run-node.mjs';

ensureInstalled();
ensureBuilt();
process.env.PICTURES = 'accept';
const suite = 'test/browser/component-pictures';
becomeNode('node_modules/vitest/vitest.mjs', ['run', '--project', 'browser', suite]);
