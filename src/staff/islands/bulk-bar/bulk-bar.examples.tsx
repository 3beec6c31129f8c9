import type { Example } from '#site/ui/example.ts';
import { StaffIsland } from '../staff-island.tsx';
import { BulkBar } from './bulk-bar.tsx';

const acts = { publish: 'Publish', sell: 'Mark as sold', archive: 'Move to the archive' };

export const examples: readonly Example[] = [
  {
    name: 'above two rows to tick',
    element: (
      <form>
        <StaffIsland
          name="bulk-bar"
          when="idle"
          component={BulkBar}
          props={{ params: 'status=draft', total: 1603, acts, draft: null }}
        />
        <p data-tick-all="" />
        <label className="check">
          <input type="checkbox" name="id" value="1" /> 2011 Champion Challenger
        </label>
        <label className="check">
          <input type="checkbox" name="id" value="2" defaultChecked /> 1998 MCI 102DL3
        </label>
      </form>
    ),
  },
];
