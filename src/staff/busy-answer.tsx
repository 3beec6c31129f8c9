import type { Context } from 'hono';
import { refererPath } from './gate-answers.tsx';
import { renderPlainPage } from './layout/render-staff-page.tsx';
import { busyWords } from './routes/sign-in/sign-in-answers.tsx';
import type { StaffEnv } from './staff-services.ts';
import { safeReturn } from './urls.ts';

/** 503 for a new password that could not be taken because too many are being looked at. */
export function busyAnswer(c: Context<StaffEnv>): Response {
  return renderPlainPage(c, {
    title: 'One moment',
    status: 503,
    children: (
      <div className="staff-sign-in-card">
        <h1>One moment</h1>
        <p className="notice notice-problem" role="alert">
          {busyWords}
        </p>
        <p>Nothing was changed.</p>
        <p>
          <a href={safeReturn(refererPath(c))}>Go back to where you were</a>
        </p>
      </div>
    ),
  });
}
