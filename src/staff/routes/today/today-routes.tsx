import { Hono } from 'hono';
import { renderStaffPage } from '../../layout/render-staff-page.tsx';
import type { StaffEnv } from '../../staff-services.ts';
import { TodayPage } from './today-page.tsx';

export const todayRoutes = new Hono<StaffEnv>().get('/staff', async (c) => {
  const member = c.get('member');
  const today = await c.get('staff').today.read(member);
  return renderStaffPage(c, {
    title: 'Today',
    section: 'Today',
    children: <TodayPage member={member} today={today} now={c.get('services').now()} />,
  });
});
