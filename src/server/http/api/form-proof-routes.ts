import { Hono } from 'hono';
import { formProofPath } from '#domain/forms/form-proof.ts';
import type { SiteEnv } from '#site/site-services.ts';

/** The challenge that a form's script solves while a person types. */
export const formProofRoutes = new Hono<SiteEnv>().get(
  formProofPath.replace(/^\/api/, ''),
  async (c) => {
    c.header('cache-control', 'no-store');
    const { proof } = c.get('services').leads;
    return proof ? c.json((await proof.issue()) as object) : c.body(null, 404);
  },
);
