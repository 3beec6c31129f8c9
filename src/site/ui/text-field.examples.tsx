import type { Example } from './example.ts';
import { TextAreaField, TextField } from './text-field.tsx';

export const examples: readonly Example[] = [
  {
    name: 'default, with a hint',
    element: <TextField id="ui-default" label="Default" hint="With a hint" />,
  },
  {
    name: 'required and filled',
    element: (
      <TextField id="ui-required" label="Required and filled" required defaultValue="Columbus" />
    ),
  },
  {
    name: 'with an error',
    element: (
      <TextField id="ui-error" label="Error" error="Give a whole number." defaultValue="many" />
    ),
  },
  {
    name: 'disabled',
    element: <TextField id="ui-disabled" label="Disabled" disabled defaultValue="Not now" />,
  },
  { name: 'text area', element: <TextAreaField id="ui-area" label="Text area" /> },
  {
    name: 'text area with an error',
    element: (
      <TextAreaField id="ui-area-error" label="Text area, error" error="Write a few words." />
    ),
  },
];
