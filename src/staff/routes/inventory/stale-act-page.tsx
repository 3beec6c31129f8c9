import { listingTitle } from '#domain/inventory/listing-title.ts';
import {
  actProblem,
  listingActs,
  type ListingAct,
} from '#domain/staff/inventory/listing-workflow.ts';
import type { StaffListing } from '#domain/staff/inventory/staff-listing.ts';
import { inventoryUrls } from './inventory-urls.ts';
import { MeanwhileList, type Meanwhile } from './meanwhile.tsx';
import { StaffHeading } from '../../layout/staff-heading.tsx';

interface StaleActPageProps {
  current: StaffListing;
  act: ListingAct;
  meanwhile: Meanwhile;
  back: string;
}

/** Somebody was quicker than this act: what they did, and the act once more for who still wants it. */
export function StaleActPage({ current, act, meanwhile, back }: StaleActPageProps) {
  const { id, revision } = current.listing;
  const problem = actProblem(act, current);
  return (
    <>
      <StaffHeading
        back={<a href={inventoryUrls.listing(id)}>{listingTitle(current.listing)}</a>}
        title="Somebody else saved this bus in the meantime"
      />
      <div className="notice notice-problem staff-space-below" role="alert">
        <p>Nothing of yours was done. Since your page was opened:</p>
        <MeanwhileList current={current} {...meanwhile} />
      </div>
      <form method="post" action={inventoryUrls.act(id)} className="staff-panel">
        <input type="hidden" name="revision" value={revision} />
        <input type="hidden" name="back" value={back} />
        <p>
          You wanted: <strong>{listingActs[act]}</strong>. {problem}
        </p>
        <p className="actions">
          {problem === null ? (
            <button name="act" value={act} className="button">
              {listingActs[act]} anyway
            </button>
          ) : null}
          <a className="button button-primary" href={inventoryUrls.listing(id)}>
            Look at it as it is now
          </a>
        </p>
      </form>
    </>
  );
}
