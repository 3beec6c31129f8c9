import { chosenColumns, tableColumn } from '#domain/staff/inventory/table-columns.ts';
import { longestViewName, mostViews } from '#domain/staff/inventory/staff-views.ts';
import { readTableQuery, tableParams } from '#domain/staff/inventory/table-query.ts';
import { oneLine } from '#domain/forms/read-text.ts';
import { redirectWith } from '#staff/flash.ts';
import { readId } from '#staff/forms/read-id.ts';
import { route } from '#staff/staff-route.ts';
import { inventoryUrls } from './inventory-urls.ts';
import { backTo, readInventoryForm } from './read-inventory-form.ts';
import { showInventory } from './show-inventory.tsx';

export const tableRoutes = [
  route('GET', inventoryUrls.list, 'inventory.read', (c) =>
    showInventory(c, readTableQuery(new URL(c.req.url).searchParams)),
  ),
  route('POST', inventoryUrls.views, 'inventory.read', async (c) => {
    const form = await readInventoryForm(c.req.raw);
    const { views } = c.get('staff').inventory;
    const { id: memberId } = c.get('member');
    const name = [...oneLine(form.get('name'))].slice(0, longestViewName).join('');
    // Through the reader, so that only what the table understands is kept.
    const params = tableParams(readTableQuery(new URLSearchParams(form.get('params')))).toString();
    const back = inventoryUrls.saved(params);
    if (name === '') return redirectWith(c, back, 'Give the view a name.', 'problem');
    const columns = chosenColumns(await views.columns(memberId)).map(({ key }) => key);
    const isReplaced = (await views.list(memberId)).some((one) => one.name === name);
    const saved = await views.save(memberId, { name, params, columns });
    return saved
      ? redirectWith(c, back, `View “${name}” ${isReplaced ? 'replaced' : 'saved'}.`)
      : redirectWith(c, back, `There are ${mostViews} views already. Delete one first.`, 'problem');
  }),
  route('POST', inventoryUrls.deleteView, 'inventory.read', async (c) => {
    const id = readId(c.req.param('view'));
    if (id !== null) await c.get('staff').inventory.views.remove(c.get('member').id, id);
    return redirectWith(c, inventoryUrls.list(), 'View deleted.');
  }),
  route('POST', inventoryUrls.columns, 'inventory.read', async (c) => {
    const form = await readInventoryForm(c.req.raw);
    const keys = form.all('column').filter((key) => tableColumn(key) !== null);
    const columns = chosenColumns(keys).map(({ key }) => key);
    await c.get('staff').inventory.views.chooseColumns(c.get('member').id, columns);
    return redirectWith(c, backTo(form.get('back')), 'Columns chosen.');
  }),
];
