import { parentPort, workerData } from 'node:worker_threads';
import { attacks } from './attacks.ts';

/** In a thread of its own, so that whoever measures the others is not kept busy by the attack. */
const { name, origin, seconds } = workerData as { name: string; origin: string; seconds: number };
const attack = attacks[name];
if (!attack) throw new Error(`there is no attack named ${name}`);
const told = await attack({ origin, untilMs: performance.now() + seconds * 1_000 });
parentPort?.postMessage(told, []);
