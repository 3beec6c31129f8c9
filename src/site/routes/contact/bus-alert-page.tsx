import type { AlertAnswer } from '#domain/leads/bus-alerts.ts';
import { Button, ButtonLink } from '#site/ui/button.tsx';
import { urls } from '#site/urls.ts';

const words: Record<AlertAnswer | 'ask', { title: string; text: string }> = {
  ask: {
    title: 'Your bus alert',
    text: 'Switch it on, and we write when a bus like the one you described comes in.',
  },
  confirmed: {
    title: 'The alert is on',
    text: 'We write when a bus like the one you described comes in. Every mail has a link to stop.',
  },
  stopped: { title: 'The alert is off', text: 'We will not write about it again.' },
  unknown: {
    title: 'This alert is no more',
    text: 'It was switched off, or its week to confirm has passed. You can ask for a new one.',
  },
};

export function BusAlertPage({ state }: { state: AlertAnswer | 'ask' }) {
  const { title, text } = words[state];
  return (
    <div className="page-width">
      <div className="thank-you">
        <h1>{title}</h1>
        <p className="thank-you-lead">{text}</p>
        {state === 'ask' || state === 'confirmed' ? (
          <form method="post">
            {state === 'ask' ? (
              <Button type="submit" name="do" value="confirm" large>
                Switch it on
              </Button>
            ) : null}
            <Button type="submit" name="do" value="stop" look="secondary" large>
              Stop the alert
            </Button>
          </form>
        ) : (
          <p className="thank-you-next">
            <ButtonLink href={state === 'unknown' ? urls.busAlerts() : urls.buses()}>
              {state === 'unknown' ? 'Ask for a new alert' : 'See the buses'}
            </ButtonLink>
          </p>
        )}
      </div>
    </div>
  );
}
