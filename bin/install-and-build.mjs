#!/usr/bin/env node
/** `npm run build`: packages when package-lock.json changed, a build when a source changed. */
import { ensureBuilt } from './build/ensure-built.mjs';
import { ensureInstalled } from './build/ensure-installed.mjs';

ensureInstalled();
ensureBuilt();
