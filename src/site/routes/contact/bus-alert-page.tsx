import { msg, t } from '@lingui/core/macro';
import { alertRhythms } from '#domain/leads/alert-rhythms.ts';
import type { BusDetail } from '#domain/inventory/listing-detail.ts';
import type { Lead } from '#domain/leads/lead.ts';
import { say, type Message } from '#messages/i18n.ts';
import { besidePage } from '#site/forms/hidden-fields.ts';
import { Notice } from '#site/ui/notice.tsx';
import { Button, ButtonLink } from '#site/ui/button.tsx';
import { SelectField, TextField } from '#site/ui/text-field.tsx';
import { urls } from '#site/urls.ts';
import { WatchedList } from './watched-list.tsx';

/** Where an alert stands, or what was just done to it. */
export type AlertView = 'ask' | 'confirmed' | 'on' | 'paused' | 'changed' | 'stopped' | 'unknown';

const words: Record<AlertView, { title: Message; text: Message; ofOneBus?: Message }> = {
  ask: {
    title: msg`Your bus alert`,
    text: msg`Switch it on, and we write when a bus like the one you described comes in or its price drops.`,
    ofOneBus: msg`Switch it on, and we write when the price of this bus drops and when it is sold or taken off the site.`,
  },
  confirmed: {
    title: msg`The alert is on`,
    text: msg`We write when a bus like the one you described comes in or its price drops. Every mail has a link to stop.`,
    ofOneBus: msg`We write when the price of this bus drops and when it is sold or taken off the site. Every mail has a link to stop.`,
  },
  on: {
    title: msg`Your bus alert`,
    text: msg`It is on. We write when a bus like this comes in or its price drops.`,
    ofOneBus: msg`It is on. We write when the price of this bus drops and when it is sold or taken off the site.`,
  },
  paused: {
    title: msg`The alert is paused`,
    text: msg`We write nothing until you let it go on, and nothing of what happens until then.`,
  },
  changed: {
    title: msg`The alert was changed`,
    text: msg`This is what we watch from now on. Every mail has a link to stop.`,
  },
  stopped: { title: msg`The alert is off`, text: msg`We will not write about it again.` },
  unknown: {
    title: msg`This alert is no more`,
    text: msg`It was switched off, its bus was sold or taken off the site, or its week to confirm has passed. You can ask for a new one.`,
  },
};

interface BusAlertPageProps {
  view: AlertView;
  /** What is said of an unknown one whose link is not whole. */
  cut: { title: string; text: string } | null;
  /** Null for one that is ended, and while the database is away. */
  alert: Lead | null;
  watched: readonly string[];
  /** The one bus of a price watch, while it has a page. */
  bus: Pick<BusDetail, 'id' | 'slug'> | null;
  /** What the watched list gives up, or is not sure of: an alert does as the list does, and says so. */
  notes: readonly string[];
}

export function BusAlertPage({ view, cut, alert, watched, bus, notes }: BusAlertPageProps) {
  const { title, text, ofOneBus } = words[view];
  const isLost = view === 'unknown';
  const ended = view === 'stopped' || isLost;
  const isWatch = alert?.kind === 'price-watch';
  const isPaused = alert?.details.paused === true;
  return (
    <div className="page-width">
      <div className="thank-you">
        <h1>{cut?.title ?? say(title)}</h1>
        <p className="thank-you-lead">
          {cut?.text ?? say(isPaused ? words.paused.text : (isWatch && ofOneBus) || text)}
        </p>
        {ended || watched.length === 0 ? null : <WatchedList words={watched} />}
        {isWatch && bus && !ended ? (
          <p>
            <a href={urls.bus(bus)} className="text-link">
              {t`See the bus`}
            </a>
          </p>
        ) : null}
        {notes.length === 0 ? null : (
          <Notice>
            {notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
          </Notice>
        )}
        {alert && !isWatch && !ended && view !== 'ask' ? <AlertSettings alert={alert} /> : null}
        {ended ? (
          <p className="thank-you-next">
            <ButtonLink href={isLost ? urls.busAlerts() : urls.buses()}>
              {isLost ? t`Ask for a new alert` : t`See the buses`}
            </ButtonLink>
          </p>
        ) : (
          <form method="post" action={besidePage('')}>
            {view === 'ask' ? (
              <Button type="submit" name="do" value="confirm" large>
                {t`Switch it on`}
              </Button>
            ) : (
              <PauseButton isPaused={isPaused} />
            )}
            <Button type="submit" name="do" value="stop" look="secondary" large>
              {t`Stop the alert`}
            </Button>
          </form>
        )}
      </div>
    </div>
  );
}

function PauseButton({ isPaused }: { isPaused: boolean }) {
  return (
    <Button type="submit" name="do" value={isPaused ? 'resume' : 'pause'} look="secondary" large>
      {isPaused ? t`Let it go on` : t`Pause it`}
    </Button>
  );
}

/** The words and how often; the filters of a saved search stay as they are. */
function AlertSettings({ alert: { details } }: { alert: Lead }) {
  return (
    <section aria-labelledby="alert-settings" className="alert-settings">
      <h2 id="alert-settings">{t`Change it`}</h2>
      <form method="post" action={besidePage('')}>
        <TextField
          id="alert-wanted"
          name="wanted"
          label={t`Which bus do you want?`}
          defaultValue={details.wanted ?? ''}
          maxLength={200}
          required={!details.filters}
          autoComplete="off"
        />
        <SelectField
          id="alert-rhythm"
          name="rhythm"
          label={t`How often may we write?`}
          defaultValue={details.rhythm ?? 'at-once'}
        >
          {Object.entries(alertRhythms).map(([value, label]) => (
            <option key={value} value={value}>
              {say(label)}
            </option>
          ))}
        </SelectField>
        <Button type="submit" name="do" value="change" large>
          {t`Save`}
        </Button>
      </form>
    </section>
  );
}
