import { Hono } from 'hono';
import type { StaffEnv } from '#staff/staff-services.ts';
import { renderStaffPage } from '../../layout/render-staff-page.tsx';

export const todayRoutes = new Hono<StaffEnv>().get('/staff', (c) =>
  renderStaffPage(c, { title: 'Today', section: 'Today', children: <h1>Today</h1> }),
);
