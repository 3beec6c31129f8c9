import type { Context } from 'hono';
import { memberCan } from '#domain/staff/permissions.ts';
import { chosenColumns } from '#domain/staff/inventory/table-columns.ts';
import { openView } from '#domain/staff/inventory/staff-views.ts';
import { viewParams, type TableQuery } from '#domain/staff/inventory/table-query.ts';
import { listTitle, renderStaffPage } from '#staff/layout/render-staff-page.tsx';
import type { StaffEnv } from '#staff/staff-services.ts';
import { statusTabs } from './table-tabs.tsx';
import { InventoryPageView, type RefusedBulk } from './inventory-page.tsx';

/** What the signed-in member may do in this area. */
export function inventoryRights(c: Context<StaffEnv>) {
  const member = c.get('member');
  return {
    edit: memberCan(member, 'inventory.edit'),
    price: memberCan(member, 'inventory.price'),
    bulk: memberCan(member, 'inventory.bulk'),
  };
}

/** The table; after a mistake in a change of many listings with all that was chosen for it. */
export async function showInventory(
  c: Context<StaffEnv>,
  query: TableQuery,
  refused: RefusedBulk | null = null,
): Promise<Response> {
  const { inventory } = c.get('staff');
  const { id: memberId } = c.get('member');
  const [found, views, chosen] = await Promise.all([
    inventory.page(query),
    inventory.views.list(memberId),
    inventory.views.columns(memberId),
  ]);
  const view = openView(views, viewParams(query), query.view);
  const tab = statusTabs.find(({ status }) => status === query.status) ?? statusTabs[0];
  return renderStaffPage(c, {
    title: listTitle('Inventory', tab.label, found.total),
    status: refused ? 422 : 200,
    children: (
      <InventoryPageView
        query={{ ...query, page: found.page }}
        found={found}
        views={views}
        view={view}
        columns={chosenColumns(view?.columns ?? chosen)}
        staleDays={inventory.staleDays}
        can={inventoryRights(c)}
        refused={refused}
      />
    ),
  });
}
