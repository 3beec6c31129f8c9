import { chosenColumns, tableColumn } from '#domain/staff/inventory/table-columns.ts';
import { longestViewName, mostViews, type StaffView } from '#domain/staff/inventory/staff-views.ts';
import { readTableQuery, viewParams } from '#domain/staff/inventory/table-query.ts';
import { oneLine } from '#domain/forms/read-text.ts';
import { redirectWith } from '#staff/flash.ts';
import { readId } from '#staff/forms/read-id.ts';
import { route } from '#staff/staff-route.ts';
import { inventoryUrls } from './inventory-urls.ts';
import { backTo, readInventoryForm, type InventoryForm } from './read-inventory-form.ts';
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
    const query = readTableQuery(new URLSearchParams(form.get('params')));
    const back = inventoryUrls.list(query);
    if (name === '') return redirectWith(c, back, 'Give the view a name.', 'problem');
    const before = await views.list(memberId);
    // As they are shown: those of the view that is open, too.
    const shown = openOf(before, form)?.columns ?? (await views.columns(memberId));
    const columns = chosenColumns(shown).map(({ key }) => key);
    const saved = await views.save(memberId, { name, params: viewParams(query), columns });
    if (!saved)
      return redirectWith(
        c,
        back,
        `There are ${mostViews} views already. Delete one first.`,
        'problem',
      );
    const after = await views.list(memberId);
    const view = after.find((one) => one.name === name);
    const isReplaced = before.some((one) => one.name === name);
    return redirectWith(
      c,
      view ? inventoryUrls.saved(view, after) : back,
      `View “${name}” ${isReplaced ? 'replaced' : 'saved'}.`,
    );
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
    const { views } = c.get('staff').inventory;
    const { id: memberId } = c.get('member');
    // A view shows its own columns, whatever is chosen elsewhere.
    const view = openOf(await views.list(memberId), form);
    if (view) await views.save(memberId, { ...view, columns });
    else await views.chooseColumns(memberId, columns);
    const words = view ? `Columns of the view “${view.name}” chosen.` : 'Columns chosen.';
    return redirectWith(c, backTo(form.get('back')), words);
  }),
];

/** The view that was open where the form stood. */
const openOf = (views: readonly StaffView[], form: InventoryForm) =>
  views.find(({ id }) => id === readId(form.get('view')));
