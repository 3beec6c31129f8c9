import { drawCoach, drawConversion, drawMiniCoach } from './coach-bus.ts';
import { drawDoubleDecker } from './double-decker-bus.ts';
import type { BodyStyle } from './picture-spec.ts';
import { drawTypeA, drawTypeB, drawTypeC, drawTypeD } from './school-bus.ts';
import { drawCutaway, drawLimo, drawMidSize } from './shuttle-bus.ts';
import { drawCommercial, drawSkoolie } from './special-bus.ts';
import { drawTransit } from './transit-bus.ts';
import { drawTrolley } from './trolley-bus.ts';
import { drawVan } from './van-bus.ts';
import type { VehicleDrawer } from './vehicle.ts';

const DRAWERS: Record<BodyStyle, VehicleDrawer> = {
  'school-a': drawTypeA,
  'school-b': drawTypeB,
  'school-c': drawTypeC,
  'school-d': drawTypeD,
  'cutaway-shuttle': drawCutaway,
  'mid-size-shuttle': drawMidSize,
  coach: drawCoach,
  'mini-coach': drawMiniCoach,
  transit: drawTransit,
  trolley: drawTrolley,
  'double-decker': drawDoubleDecker,
  'limo-bus': drawLimo,
  van: drawVan,
  conversion: drawConversion,
  skoolie: drawSkoolie,
  commercial: drawCommercial,
};

export const drawVehicle: VehicleDrawer = (spec, lengthIn, paint) =>
  DRAWERS[spec.bodyStyle](spec, lengthIn, paint);
