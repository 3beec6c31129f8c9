/** Pages that must be accessible and sound at every width; one line per kind of page. */
export const pages: readonly { name: string; path: string; status?: number }[] = [
  { name: 'home', path: '/' },
  { name: 'all buses', path: '/buses' },
  { name: 'second page of buses', path: '/buses?page=2' },
  { name: 'a page beyond the last', path: '/buses?page=9999', status: 404 },
  { name: 'categories', path: '/categories' },
  { name: 'one category', path: '/categories/school' },
  { name: 'not found', path: '/no-such-page', status: 404 },
];
