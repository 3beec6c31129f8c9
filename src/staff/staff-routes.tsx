import { Hono } from 'hono';
import { staffAreas } from './staff-areas.ts';
import { staffGate, type RefusalReport } from './staff-gate.ts';
import type { StaffEnv, StaffServices } from './staff-services.ts';

/**
 * The whole back office: services into the context, the gate, then the areas. `onRefusal` is told of
 * members who ask for what their role does not include.
 */
export function staffRoutes(
  staff: StaffServices,
  onRefusal: RefusalReport = () => {},
): Hono<StaffEnv> {
  const app = new Hono<StaffEnv>();
  app.use('/staff/*', async (c, next) => {
    c.set('staff', staff);
    await next();
  });
  app.use('/staff/*', staffGate(staffAreas, onRefusal));
  for (const { routes } of staffAreas) app.route('/', routes);
  return app;
}
