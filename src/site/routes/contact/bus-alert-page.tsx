import { msg, t } from '@lingui/core/macro';
import type { AlertAnswer } from '#domain/leads/bus-alerts.ts';
import { say, type Message } from '#messages/i18n.ts';
import { Button, ButtonLink } from '#site/ui/button.tsx';
import { urls } from '#site/urls.ts';

const words: Record<AlertAnswer | 'ask', { title: Message; text: Message }> = {
  ask: {
    title: msg`Your bus alert`,
    text: msg`Switch it on, and we write when a bus like the one you described comes in.`,
  },
  confirmed: {
    title: msg`The alert is on`,
    text: msg`We write when a bus like the one you described comes in. Every mail has a link to stop.`,
  },
  stopped: { title: msg`The alert is off`, text: msg`We will not write about it again.` },
  unknown: {
    title: msg`This alert is no more`,
    text: msg`It was switched off, or its week to confirm has passed. You can ask for a new one.`,
  },
};

export function BusAlertPage({ state }: { state: AlertAnswer | 'ask' }) {
  const { title, text } = words[state];
  return (
    <div className="page-width">
      <div className="thank-you">
        <h1>{say(title)}</h1>
        <p className="thank-you-lead">{say(text)}</p>
        {state === 'ask' || state === 'confirmed' ? (
          <form method="post">
            {state === 'ask' ? (
              <Button type="submit" name="do" value="confirm" large>
                {t`Switch it on`}
              </Button>
            ) : null}
            <Button type="submit" name="do" value="stop" look="secondary" large>
              {t`Stop the alert`}
            </Button>
          </form>
        ) : (
          <p className="thank-you-next">
            <ButtonLink href={state === 'unknown' ? urls.busAlerts() : urls.buses()}>
              {state === 'unknown' ? t`Ask for a new alert` : t`See the buses`}
            </ButtonLink>
          </p>
        )}
      </div>
    </div>
  );
}
