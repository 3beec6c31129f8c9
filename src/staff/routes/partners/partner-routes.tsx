import type { Context } from 'hono';
import type { ReactNode } from 'react';
import type { KeyMade, KeyWish } from '#domain/partners/partner-service.ts';
import { readPostedForm } from '#site/posted-form.ts';
import { redirectWith } from '../../flash.ts';
import { readId } from '../../forms/read-id.ts';
import { orNotFound } from '../../or-not-found.ts';
import { renderStaffPage } from '../../layout/render-staff-page.tsx';
import { proved, route } from '../../staff-route.ts';
import type { StaffEnv } from '../../staff-services.ts';
import { NewKeyPage, PartnerPage, RevokePage } from './partner-page.tsx';
import { partnerUrls } from './partner-urls.ts';
import { PartnersPage } from './partners-page.tsx';

const mostBytes = 16 * 1024;
const nothing: KeyWish = { name: '', scopes: [], source: '' };

/** Keys by which partners' programs call us. */
export const partnerRoutes = [
  route('GET', partnerUrls.list, 'partners.manage', (c) => listPage(c, nothing, null)),

  route('POST', partnerUrls.list, proved('partners.manage'), async (c) => {
    const form = await readPostedForm(c.req.raw, { mostBytes, lists: ['scope'] });
    const wish = {
      name: form.get('name'),
      scopes: form.all('scope'),
      source: form.get('source'),
    };
    const made = await c.get('staff').partners.make(wish, c.get('member'));
    if (made.outcome === 'invalid') return listPage(c, wish, made);
    return page(c, <NewKeyPage partnerKey={made.key} secret={made.secret} />);
  }),

  route('GET', partnerUrls.one, 'partners.manage', async (c) =>
    page(c, <PartnerPage {...await viewOf(c)} />),
  ),

  route('GET', partnerUrls.revoke, 'partners.manage', async (c) => {
    const { partnerKey } = await viewOf(c);
    return page(c, <RevokePage partnerKey={partnerKey} />);
  }),

  // Whoever sees that a key is lost is not asked for a password first.
  route('POST', partnerUrls.revoke, 'partners.manage', async (c) => {
    const id = readId(c.req.param('id'));
    const revoked = id !== null && (await c.get('staff').partners.revoke(id, c.get('member')));
    return revoked
      ? redirectWith(c, partnerUrls.list(), 'The key is revoked: it opens nothing any more.')
      : redirectWith(c, partnerUrls.list(), 'That key was revoked already.', 'problem');
  }),
];

/** The key of the address. */
const viewOf = async (c: Context<StaffEnv>) =>
  orNotFound(await c.get('staff').partners.view(orNotFound(readId(c.req.param('id')))));

async function listPage(
  c: Context<StaffEnv>,
  typed: KeyWish,
  problem: Extract<KeyMade, { outcome: 'invalid' }> | null,
): Promise<Response> {
  const { partners, imports } = c.get('staff');
  const [keys, sources] = await Promise.all([partners.list(), imports.sources.list()]);
  const names = sources.map(({ name }) => name);
  return page(
    c,
    <PartnersPage keys={keys} sources={names} typed={typed} problem={problem} />,
    problem ? 422 : 200,
  );
}

const page = (c: Context<StaffEnv>, children: ReactNode, status: 200 | 422 = 200) =>
  renderStaffPage(c, { title: 'Partners', children, status });
