import { Button, ButtonLink, type ButtonLook } from './button.tsx';
import type { Example } from './example.ts';

const looks: readonly ButtonLook[] = ['primary', 'secondary', 'ink'];

export const examples: readonly Example[] = [
  {
    name: 'every look',
    element: (
      <div className="example-row">
        {looks.map((look) => (
          <Button key={look} look={look}>
            {look}
          </Button>
        ))}
        <Button large>large</Button>
        <Button disabled>disabled</Button>
        <ButtonLink href="/example">a link</ButtonLink>
      </div>
    ),
  },
  {
    name: 'on ink',
    element: (
      <div className="on-ink example-row example-ink">
        <Button>primary on ink</Button>
      </div>
    ),
  },
];
