#!/usr/bin/env node
/** `npm start`: installs and builds when needed, then becomes the server. Runs on Node 18 and up. */
import { ensureBuilt } from './build/ensure-built.mjs';
import { ensureInstalled } from './build/ensure-installed.mjs';
import { becomeNode } from './build/run-node.mjs';

ensureInstalled();
ensureBuilt();
becomeNode('dist/server/main.js', [], { NODE_ENV: 'production' });
