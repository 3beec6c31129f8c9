import type { Context } from 'hono';
import { renderStaffPage } from '../../layout/render-staff-page.tsx';
import { recentlyProved } from '../../staff-route.ts';
import type { StaffEnv } from '../../staff-services.ts';
import { hasPasskeyOnly } from '../sign-in/confirm-routes.tsx';
import { SecondFactorPage } from './second-factor-pages.tsx';

/** What to say above the form that is shown again. */
export interface Trouble {
  problem: string;
  status: 422 | 429 | 503;
  /** Where a page has two forms: of which. */
  form?: 'new-app';
}

export const wrongPassword: Trouble = { problem: 'That is not your password.', status: 422 };
export const wrongCode: Trouble = {
  problem: 'That code is not right. Wait for the next one and type it again.',
  status: 422,
};
export const startAgain: Trouble = {
  problem: 'That code is not right. Start again.',
  status: 422,
};

export async function startPage(c: Context<StaffEnv>, trouble?: Trouble): Promise<Response> {
  const { accounts } = c.get('staff');
  const { id } = c.get('member');
  const [account, hash] = await Promise.all([accounts.find(id), accounts.passwordHash(id)]);
  return secondFactorPage(
    c,
    <SecondFactorPage
      on={account?.twoFactor ?? false}
      hasPassword={hash !== null}
      trouble={trouble}
      isProved={recentlyProved(c.get('session'))}
      byPassword={!hasPasskeyOnly(c)}
    />,
    trouble?.status,
  );
}

export const secondFactorPage = (
  c: Context<StaffEnv>,
  children: React.ReactNode,
  status?: Trouble['status'],
): Response => renderStaffPage(c, { title: 'Second step', children, status });
