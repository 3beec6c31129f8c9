import type { Example } from './example.ts';
import { SelectField, TextAreaField, TextField } from './text-field.tsx';

export const examples: readonly Example[] = [
  {
    name: 'at rest',
    element: (
      <TextField id="example-rest" label="Passenger seats" hint="Without the driver" required />
    ),
  },
  {
    name: 'left empty',
    element: <TextField id="example-empty" label="First name" isMarked required />,
  },
  {
    name: 'wrong',
    element: (
      <TextField
        id="example-wrong"
        label="Email"
        hint="We send your private link there."
        error="Enter an email address in the correct format, like name@example.com"
        defaultValue="zoe@@"
      />
    ),
  },
  {
    name: 'disabled',
    element: (
      <TextField id="example-disabled" label="Stock number" defaultValue="C-2210" disabled />
    ),
  },
  {
    name: 'a choice',
    element: (
      <SelectField id="example-choice" label="Best time to call">
        <option>Any time in opening hours</option>
        <option>Late afternoon, 3PM to 6PM Eastern, or whenever somebody is in the office</option>
      </SelectField>
    ),
  },
  {
    name: 'several lines',
    element: (
      <TextAreaField
        id="example-area"
        label="Message"
        defaultValue="Is the lift at the back?"
        below={<p className="field-hint figures">12 characters left</p>}
      />
    ),
  },
];
