import { renderStaffPage } from '../../layout/render-staff-page.tsx';
import { route } from '../../staff-route.ts';
import { staffUrls } from '../../urls.ts';
import { TodayPage } from './today-page.tsx';

export const todayRoute = route('GET', staffUrls.today, 'today.read', async (c) => {
  const member = c.get('member');
  const today = await c.get('staff').today.read(member);
  return renderStaffPage(c, {
    title: 'Today',
    children: <TodayPage member={member} today={today} now={c.get('services').now()} />,
  });
});
