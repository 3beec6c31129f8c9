#!/usr/bin/env node
/** `npx omnibus …`: installs and builds when needed, then becomes the command line tool. */
import { ensureBuilt } from './build/ensure-built.mjs';
import { ensureInstalled } from './build/ensure-installed.mjs';
import { becomeNode } from './build/run-node.mjs';

ensureInstalled();
ensureBuilt();
becomeNode('dist/server/cli.js', process.argv.slice(2), { NODE_ENV: 'production' });
