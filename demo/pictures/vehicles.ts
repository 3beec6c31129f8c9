import type { BodyStyle } from './picture-spec.ts';
import { drawTypeA, drawTypeB, drawTypeC, drawTypeD } from './school-bus.ts';
import type { VehicleDrawer } from './vehicle.ts';

const DRAWERS: Partial<Record<BodyStyle, VehicleDrawer>> = {
  'school-a': drawTypeA,
  'school-b': drawTypeB,
  'school-c': drawTypeC,
  'school-d': drawTypeD,
};

export const drawVehicle: VehicleDrawer = (spec, lengthIn, paint) =>
  (DRAWERS[spec.bodyStyle] ?? drawTypeC)(spec, lengthIn, paint);
