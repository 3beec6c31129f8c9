/** What is asked of the staff table, by name; each is the query of its address. */
export const questions: Readonly<Record<string, string>> = {
  'first page': '',
  'page 1,500': 'page=1500',
  'filter: status, category': 'status=published&category=shuttle',
  'filter: years, price, make': 'year-from=2010&year-to=2018&price-to=60000&make=Ford',
  'filter: no photos, featured': 'photos=missing&featured=1',
  'filter: stale': 'stale=1&status=published&sort=confirmed',
  'search: words': 'q=blue+bird+school',
  'search: stock number': 'q=SH-0005',
  'search: no match': 'q=zzzzqqq',
  'sort: price': 'sort=-price',
  'sort: bus': 'sort=bus',
  'sort: place, filtered': 'sort=place&category=school&year-from=2005',
};
