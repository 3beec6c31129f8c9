import type { Example } from './example.ts';
import { Icon, type IconName } from './icon.tsx';

const icons: readonly IconName[] = [
  'phone',
  'search',
  'menu',
  'close',
  'chevron-down',
  'chevron-left',
  'chevron-right',
  'arrow-right',
  'pin',
  'mail',
  'clock',
  'expand',
  'info',
  'license',
  'print',
  'share',
  'Facebook',
  'Twitter',
  'YouTube',
  'LinkedIn',
  'Instagram',
];

export const examples: readonly Example[] = [
  {
    name: 'all',
    element: (
      <ul className="example-row">
        {icons.map((name) => (
          <li key={name} className="example-icon">
            <Icon name={name} size={24} />
            {name}
          </li>
        ))}
      </ul>
    ),
  },
];
