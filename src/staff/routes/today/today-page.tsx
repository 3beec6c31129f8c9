import type { StaffMember } from '#domain/staff/staff-member.ts';
import type { Today, WaitingList } from '#domain/staff/today-service.ts';
import { ageWords } from '../../layout/moment.tsx';
import { StaffIcon, type StaffIconName } from '../../ui/staff-icon.tsx';
import { inventoryUrls } from '../inventory/inventory-urls.ts';
import { leadsUrls } from '../leads/leads-urls.ts';
import { operationsUrls } from '../operations/operations-urls.ts';
import { webhookUrls } from '../webhooks/webhook-urls.ts';
import { submissionUrls } from '../submissions/submission-urls.ts';
import { StaffHeading } from '../../layout/staff-heading.tsx';

interface TodayPageProps {
  member: StaffMember;
  today: Today;
  now: Date;
}

/** What waits, each one click from the thing itself. */
export function TodayPage({ member, today, now }: TodayPageProps) {
  const { submissions, leads, failedJobs, staleListings, webhooks } = today;
  const lists = [submissions, leads, failedJobs, staleListings, webhooks].filter(
    (list) => list !== null,
  );
  const total = lists.reduce((sum, list) => sum + list.total, 0);
  return (
    <>
      <StaffHeading title={<>Good to see you, {member.name.split(' ')[0]}</>}>
        <p className="text-muted">
          {total === 0
            ? 'Nothing waits.'
            : `${total} ${total === 1 ? 'thing waits' : 'things wait'}.`}
        </p>
      </StaffHeading>
      <div className="today-lists">
        <List
          title="Unanswered leads"
          icon="leads"
          list={leads}
          all={leadsUrls.inbox()}
          href={(key) => leadsUrls.lead(Number(key))}
          done="Every lead has its answer."
          now={now}
        />
        <List
          title="Buses to review"
          icon="submissions"
          list={submissions}
          all={submissionUrls.list()}
          href={submissionUrls.one}
          done="No seller waits for us."
          now={now}
        />
        <List
          title="Listings nobody has confirmed lately"
          icon="inventory"
          list={staleListings}
          all={inventoryUrls.stale()}
          href={(key) => inventoryUrls.listing(Number(key))}
          done="Every listing was confirmed lately."
          now={now}
        />
        <List
          title="Work that failed"
          icon="operations"
          list={failedJobs}
          all={operationsUrls.jobs()}
          href={() => operationsUrls.jobs()}
          done={
            failedJobs && failedJobs.waiting > 0
              ? `Nothing failed. ${failedJobs.waiting} waiting to be sent.`
              : 'Nothing failed.'
          }
          now={now}
        />
        {webhooks !== null && webhooks.total > 0 ? (
          <List
            title="Webhooks that were paused"
            icon="operations"
            list={webhooks}
            all={webhookUrls.list()}
            href={(key) => webhookUrls.endpoint(Number(key))}
            done="Every endpoint takes its messages."
            now={now}
          />
        ) : null}
      </div>
    </>
  );
}

interface ListProps {
  title: string;
  icon: StaffIconName;
  list: WaitingList | null;
  /** All of them. */
  all: string;
  href(key: string): string;
  /** What stands there when none waits. */
  done: string;
  now: Date;
}

function List({ title, icon, list, all, href, done, now }: ListProps) {
  if (list === null) return null;
  return (
    <section className="staff-panel">
      <div className="staff-panel-head">
        <h2 className="today-title">
          <StaffIcon name={icon} /> {title}
        </h2>
        {list.total > 0 ? (
          <a className="today-count" href={all} aria-label={`${list.total}: ${title}`}>
            {list.total}
          </a>
        ) : null}
      </div>
      {list.total === 0 ? (
        <p className="today-done">
          <StaffIcon name="check" size={18} /> {done}
        </p>
      ) : (
        <ul className="today-items" data-key-list="">
          {list.items.map(({ key, title: name, detail, since }) => (
            <li key={key}>
              <a href={href(key)} data-key-open="">
                <span className="today-name">{name}</span>
                <span className="today-detail">{detail}</span>
                <span className="today-age">{ageWords(since, now)}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {list.total > list.items.length ? (
        <p className="today-all">
          <a href={all}>All {list.total}</a>
        </p>
      ) : null}
    </section>
  );
}
