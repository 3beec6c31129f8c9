import type { Example } from './example.ts';
import { SearchForm } from './search-form.tsx';

export const examples: readonly Example[] = [
  { name: 'empty', element: <SearchForm action="/example" name="search" id="ui-search" /> },
];
