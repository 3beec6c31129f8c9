import { wakingTable } from './pages/islands-table.ts';
import { serveLeastIsland } from './pages/least-island/serve-least-island.ts';
const bus = '/buses/1002-2015-mci-j4500-56-passenger-coach';
const islands = [
  { name: 'search-box', path: '/buses' },
  { name: 'filters', path: '/buses' },
  { name: 'gallery', path: bus },
  { name: 'lead-form', path: '/contact' },
];
const least = await serveLeastIsland(4394);
for (const port of process.argv.slice(2)) {
  console.log(port);
  console.log((await wakingTable(`http://127.0.0.1:${port}`, islands, 'http://127.0.0.1:4394', 4)).join('\n'));
}
least.close();
