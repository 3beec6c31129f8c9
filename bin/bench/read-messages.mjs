import { register } from 'node:module';

/** Node takes types away by itself; texts for people need one step more, as in a build. */
register(new URL('messages-hooks.ts', import.meta.url));
