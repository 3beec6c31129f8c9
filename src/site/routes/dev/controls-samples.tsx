import { Badge } from '#site/ui/badge.tsx';
import { Button, ButtonLink, type ButtonLook } from '#site/ui/button.tsx';
import { ChipList } from '#site/ui/chip-list.tsx';
import { Icon, type IconName } from '#site/ui/icon.tsx';
import { Mark, type MarkName } from '#site/ui/mark.tsx';
import { Price } from '#site/ui/price.tsx';
import { SearchForm } from '#site/ui/search-form.tsx';
import { TextAreaField, TextField } from '#site/ui/text-field.tsx';
import { urls } from '#site/urls.ts';
import { Samples } from './samples.tsx';

const looks: readonly ButtonLook[] = ['primary', 'secondary', 'ink'];
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
  'save',
  'Facebook',
  'Twitter',
  'YouTube',
  'LinkedIn',
  'Instagram',
];
const marks: readonly MarkName[] = [
  'paper',
  'broadcast',
  'truck',
  'check',
  'bank',
  'card',
  'shield',
  'lock',
];

/** Buttons, fields, chips, badges, prices, icons and marks. */
export function Controls() {
  return (
    <>
      <Samples title="Buttons">
        <div className="flex flex-wrap gap-3">
          {looks.map((look) => (
            <Button key={look} look={look}>
              {look}
            </Button>
          ))}
          <Button large>large</Button>
          <Button disabled>disabled</Button>
          <ButtonLink href={urls.buses()}>a link</ButtonLink>
        </div>
        <div className="on-ink mt-3 flex flex-wrap gap-3 bg-ink p-4">
          <Button>primary on ink</Button>
        </div>
      </Samples>
      <Samples title="Text fields">
        <div className="grid gap-5 md:grid-cols-3">
          <TextField id="ui-default" label="Default" hint="With a hint" />
          <TextField
            id="ui-required"
            label="Required and filled"
            required
            defaultValue="Columbus"
          />
          <TextField id="ui-error" label="Error" error="Give a whole number." defaultValue="many" />
          <TextField id="ui-disabled" label="Disabled" disabled defaultValue="Not now" />
          <TextAreaField id="ui-area" label="Text area" />
          <TextAreaField id="ui-area-error" label="Text area, error" error="Write a few words." />
        </div>
      </Samples>
      <Samples title="Search and chips">
        <SearchForm action={urls.buses()} name="search" id="ui-search" />
        <div className="mt-3">
          <ChipList
            label="Chips"
            chips={[
              { label: 'Default', href: '#chip' },
              { label: 'Current', href: '#chip-current', current: true },
            ]}
          />
        </div>
      </Samples>
      <Samples title="Badges and prices">
        <p className="flex flex-wrap items-center gap-4">
          <Badge type="bulk" text="Only 3 left" />
          <Badge type="featured" text="Featured" />
          <Badge type="new-arrival" text="New Arrival" />
          <Badge type="sold" text="Sold" />
          <Price text="$49,500" wordy={false} was="$55,000" />
          <Price text="Contact for Price" wordy />
          <Price text="$49,500" wordy={false} large />
        </p>
      </Samples>
      <Samples title="Icons and marks">
        <ul className="flex flex-wrap gap-4">
          {icons.map((name) => (
            <li key={name} className="grid justify-items-center text-sm">
              <Icon name={name} size={24} />
              {name}
            </li>
          ))}
        </ul>
        <ul className="on-ink mt-3 flex flex-wrap gap-2 bg-ink p-4">
          {marks.map((drawing) => (
            <li key={drawing}>
              <Mark name={drawing} drawing={drawing} detail="With a detail" />
            </li>
          ))}
        </ul>
      </Samples>
    </>
  );
}
