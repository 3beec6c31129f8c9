import { configureGlobal } from 'fast-check';

/**
 * Property tests draw the same cases in every run, so that a red run means a changed program and not
 * a new draw. `FUZZ_SEED=$RANDOM npx vitest run …` looks further; a case it finds becomes a test.
 */
configureGlobal({ seed: Number(process.env.FUZZ_SEED ?? 20_261_121) });
