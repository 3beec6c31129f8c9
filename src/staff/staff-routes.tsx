import { Hono } from 'hono';
import { LineFull } from '#domain/line.ts';
import { awayAnswer, type Outage } from './away-answers.tsx';
import { busyAnswer } from './busy-answer.tsx';
import { NothingHere } from './or-not-found.ts';
import { notFoundPage } from './gate-answers.tsx';
import { staffAreas } from './staff-areas.ts';
import { takeOnce } from './second-press.ts';
import { staffGate, type RefusalReport } from './staff-gate.ts';
import type { StaffEnv, StaffServices } from './staff-services.ts';
import { waysBack } from './ways-back.ts';

/**
 * The whole back office: services into the context, the gate, then the areas. `onRefusal` is told of
 * members who ask for what their role does not include. `outageOf` is told of every unexpected
 * error, with the bindings of its request, and says what is at fault; others are thrown on.
 */
export function staffRoutes(
  staff: StaffServices,
  onRefusal: RefusalReport = () => {},
  outageOf: (error: Error, requestId: string, bindings: unknown) => Outage | null = () => null,
): Hono<StaffEnv> {
  const app = new Hono<StaffEnv>();
  const wayBack = waysBack(staffAreas);
  app.use('/staff/*', async (c, next) => {
    c.set('staff', staff);
    await next();
  });
  app.use('/staff/*', staffGate(staffAreas, onRefusal, wayBack), takeOnce());
  for (const { method, pattern, handler } of staffAreas.flatMap(({ routes }) => routes))
    app.on(method, pattern, handler);
  app.onError((error, c) => {
    if (error instanceof LineFull) return busyAnswer(c);
    // A pattern may take the address, as that of a listing takes `views`.
    if (error instanceof NothingHere) return wayBack(c) ?? notFoundPage(c);
    const outage = outageOf(error, c.get('requestId'), c.env);
    if (outage === null) throw error;
    return awayAnswer(c, outage);
  });
  return app;
}
