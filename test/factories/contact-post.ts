import type { TestSite } from './test-site.ts';

export type FormValues = Record<string, string>;

/** What a person types into the contact form. */
export const goodForm: FormValues = {
  firstName: 'Zoë',
  lastName: 'O’Brien',
  phone: '(856) 555-0100',
  email: 'zoe@example.com',
  message: 'Is the lift at the back?',
};

/** Posts a form as a browser without scripts does from a page of the site. */
export function postForm(
  site: TestSite,
  path: string,
  values: FormValues,
  headers: Record<string, string> = {},
): Promise<Response> {
  return Promise.resolve(
    site.app.request(`http://omnibus.example${path}`, {
      method: 'POST',
      body: new URLSearchParams(values).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'https://omnibus.example',
        ...headers,
      },
    }),
  );
}

/** Opens the page and gives the hidden fields of its form, as a browser would send them back. */
export async function hiddenFields(site: TestSite, path: string): Promise<FormValues> {
  const html = await (await site.get(path)).text();
  const inputs = html.match(/<input type="hidden"[^>]*>/g) ?? [];
  return Object.fromEntries(
    inputs.map((input) => [
      /name="([^"]*)"/.exec(input)?.[1] ?? '',
      /value="([^"]*)"/.exec(input)?.[1] ?? '',
    ]),
  );
}
