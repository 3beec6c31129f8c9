import type { Context } from 'hono';
import { refererPath, wantsJson } from './gate-answers.tsx';
import { carryForm, type CarriedForm } from './carried-form.ts';
import { renderPlainPage } from './layout/render-staff-page.tsx';
import { KeptFields } from './routes/sign-in/resume-page.tsx';
import type { StaffEnv } from './staff-services.ts';
import { safeReturn } from './urls.ts';

const unsaved = {
  database: 'The database does not answer, so nothing can be kept right now. Try again soon.',
  disk: 'The disk of the server takes nothing, so nothing can be kept right now.',
};
/** What is at fault: the disk when it is full or can only be read, on this server or the database’s. */
export type Outage = keyof typeof unsaved;

/**
 * 503 for whatever was asked while the database is away or the disk takes nothing: what was typed comes back, ready to be sent
 * again. Renders from what is in memory alone, also for those whose session cannot be looked up.
 */
export async function awayAnswer(c: Context<StaffEnv>, outage: Outage): Promise<Response> {
  c.header('cache-control', 'no-store');
  c.header('x-robots-tag', 'noindex');
  const problem = unsaved[outage];
  if (wantsJson(c)) return c.json({ problem, message: problem }, 503);
  const { pathname, search } = new URL(c.req.url);
  const posted = c.req.method === 'POST';
  // Without its password such a form is of no use, and passwords are never given back.
  const atSignIn = /^\/staff\/(sign-|confirm)/.test(pathname);
  const keeping = posted && !atSignIn ? await carryForm(c.req.raw) : { kept: null };
  return renderPlainPage(c, {
    title: 'Changes cannot be kept right now',
    status: 503,
    children: (
      <AwayPage
        outage={outage}
        again={posted ? safeReturn(refererPath(c)) : pathname + search}
        posted={posted}
        // Only a member's form gets so far that a part of it may have been kept.
        begun={c.get('member') !== undefined}
        kept={keeping.kept}
      />
    ),
  });
}

function AwayPage(props: {
  outage: Outage;
  again: string;
  posted: boolean;
  begun: boolean;
  kept: CarriedForm | null;
}) {
  const { outage, again, posted, begun, kept } = props;
  return (
    <div className="staff-sign-in-card staff-sign-in-wide">
      <h1>Changes cannot be kept right now</h1>
      <p className="notice notice-problem" role="alert">
        {outage === 'disk'
          ? 'The disk of the server is full, or can only be read. Ask whoever runs the server to look at it; what was saved before is safe.'
          : 'The database does not answer. It is usually back within a minute; what was saved before is safe.'}
      </p>
      {posted ? <p>{whatBecame(begun, kept !== null)}</p> : null}
      {kept ? <KeptFields kept={kept} button="Send it again" open /> : null}
      <p>
        <a href={again}>{posted ? 'Go back to where you were' : 'Try again'}</a>
      </p>
    </div>
  );
}

function whatBecame(begun: boolean, isKept: boolean): string {
  const done = begun
    ? 'Whether your change was saved is not certain: look at it before you send it again.'
    : 'Nothing was changed.';
  const typed = isKept
    ? 'What you typed is below, as long as this page stays open.'
    : 'What you sent could not be kept on this page: go back in your browser to find it.';
  return `${done} ${typed}`;
}
