import type { Example } from '#site/ui/example.ts';
import { KeyHelp } from '../key-help/key-help.tsx';
import { StaffIsland } from '../staff-island.tsx';
import { Palette } from './palette.tsx';

const areas = [
  { label: 'Today', href: '#staff' },
  { label: 'Inventory', href: '#staff-inventory' },
];

/** On the dark side of the frame. */
export const examples: readonly Example[] = [
  {
    name: 'its button, beside that of the keys',
    element: (
      <div className="staff-side">
        <div className="staff-person">
          <StaffIsland
            name="palette"
            when="intent"
            component={Palette}
            props={{ jump: '#staff-jump', areas }}
          />
          <StaffIsland name="key-help" when="intent" component={KeyHelp} props={{}} />
        </div>
      </div>
    ),
  },
];
