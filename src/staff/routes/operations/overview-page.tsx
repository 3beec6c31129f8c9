import type {
  BackupState,
  HealthFact,
  TopicState,
  UploadsOfOne,
} from '#domain/staff/operations-service.ts';
import { operationsUrls } from './operations-urls.ts';
import { officeStamp } from '../../layout/office-stamp.ts';
import { topicName } from './operations-words.ts';
import { UploadsPanel } from './uploads-panel.tsx';
import { StaffTable } from '../../ui/table-head.tsx';
import { StaffHeading } from '../../layout/staff-heading.tsx';
import { Fact } from '../../ui/fact.tsx';

export interface OverviewPageProps {
  health: readonly HealthFact[];
  topics: readonly TopicState[];
  uploads: readonly UploadsOfOne[];
  versions: readonly (readonly [string, string])[];
  backup: BackupState | null;
  hasMailbox: boolean;
  mayAct: boolean;
}

const words = { good: 'Good', watch: 'Watch', bad: 'Act' } as const;
const classes = {
  good: 'tag tag-good',
  watch: 'tag tag-new',
  bad: 'tag tag-bad',
} as const;

function newestWords({ lastAt, unreadable }: BackupState): string {
  if (unreadable !== null) return 'Nobody can tell which there are.';
  return lastAt ? `The newest is from ${officeStamp(lastAt)}.` : 'There is none yet.';
}

/** How the machine is, what it has still to do, and what it runs on. */
export function OverviewPage(props: OverviewPageProps) {
  const { health, topics, uploads, versions, backup, hasMailbox, mayAct } = props;
  const dead = topics.reduce((sum, topic) => sum + topic.dead, 0);
  return (
    <>
      <StaffHeading title="Operations">
        <p className="actions">
          <a className="button button-small" href={operationsUrls.jobs()}>
            Failed jobs <span className="figures">{dead}</span>
          </a>
          {hasMailbox ? (
            <a className="button button-small" href={operationsUrls.mails()}>
              Mailbox
            </a>
          ) : null}
        </p>
      </StaffHeading>
      <section className="staff-panel staff-panel-flush" aria-labelledby="health">
        <h2 id="health">Health</h2>
        <StaffTable columns={['What', 'State', 'Now']}>
          {health.map(({ subject, level, text }) => (
            <tr key={subject}>
              <th scope="row">{subject}</th>
              <td>
                <span className={classes[level]}>{words[level]}</span>
              </td>
              <td>{text}</td>
            </tr>
          ))}
        </StaffTable>
      </section>
      <section className="staff-panel staff-panel-flush" aria-labelledby="queue">
        <h2 id="queue">Jobs</h2>
        <StaffTable
          columns={[
            'Job',
            { figures: 'Waiting' },
            { figures: 'Trying again' },
            { figures: 'Failed' },
            'Oldest since',
          ]}
          empty="Nothing waits: every mail and every update is out."
        >
          {topics.map((topic) => (
            <tr key={topic.topic}>
              <th scope="row">{topicName(topic.topic)}</th>
              <td className="number" data-label="Waiting">
                {topic.waiting}
              </td>
              <td className="number" data-label="Trying again">
                {topic.retrying}
              </td>
              <td className="number" data-label="Failed">
                {topic.dead === 0 ? 0 : <a href={operationsUrls.jobs()}>{topic.dead}</a>}
              </td>
              <td data-label="Oldest since">
                {topic.oldestAt ? officeStamp(topic.oldestAt) : '–'}
              </td>
            </tr>
          ))}
        </StaffTable>
      </section>
      <UploadsPanel uploads={uploads} mayAct={mayAct} />
      {backup === null ? null : (
        <section className="staff-panel">
          <h2>Backup</h2>
          {backup.unreadable === null ? null : (
            <p className="notice notice-problem" role="alert">
              {`Backups cannot be read: ${backup.unreadable}. Look at BACKUP_DIR; npx omnibus doctor says more.`}
            </p>
          )}
          {backup.foreign.length === 0 ? null : (
            <p className="notice notice-note staff-space-below">
              {`Not signed with your key: ${backup.foreign.join(', ')}. From before this key, or from somebody else. They do not count as backups here, and a restore refuses them unless told otherwise.`}
            </p>
          )}
          {backup.ahead.length === 0 ? null : (
            <p className="notice notice-note staff-space-below">
              {`Named later than now: ${backup.ahead.join(', ')}. A clock was ahead when they were made. They do not count as the newest ones; delete them when you no longer want them.`}
            </p>
          )}
          <p>
            {newestWords(backup)} <span className="text-muted">{backup.place}</span>
          </p>
          {mayAct ? (
            <form method="post" action={operationsUrls.backup()} className="staff-space-above">
              <button className="button button-small">Back up now</button>
            </form>
          ) : null}
        </section>
      )}
      <section className="staff-panel">
        <h2>Versions</h2>
        <dl className="staff-facts">
          {versions.map(([name, version]) => (
            <Fact key={name} label={name}>
              {version}
            </Fact>
          ))}
        </dl>
      </section>
    </>
  );
}
