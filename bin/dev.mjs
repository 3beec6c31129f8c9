#!/usr/bin/env node
/** `npm run dev`: the site from its sources on PORT (3000), reloading as they change. */
import { ensureInstalled } from './build/ensure-installed.mjs';
import { root } from './build/project.mjs';
import { becomeNode } from './build/run-node.mjs';

ensureInstalled();
becomeNode(
  'node_modules/vite/bin/vite.js',
  [
    root,
    '--host',
    process.env.HOST || '127.0.0.1',
    '--port',
    process.env.PORT || '3000',
    '--strictPort',
    ...process.argv.slice(2),
  ],
  { NODE_ENV: 'development' },
);
