import { hiddenFields } from '#site/forms/hidden-fields.ts';

/** Spec §7: what analytics count. Where the form stands, never what is in it. */
export function announceInquiry(busId: number | null, more: Readonly<Record<string, string>> = {}) {
  const detail = {
    inquiryType: 'form',
    formLocation: busId === null ? 'contact_page' : 'bus_detail_page',
    ...(busId === null ? {} : { busId: String(busId) }),
    ...more,
  };
  document.dispatchEvent(new CustomEvent('Contact Inquiry', { detail }));
}

/** The bus that a form is about; null for none. */
export const busOf = (form: HTMLFormElement): number | null =>
  Number(new FormData(form).get(hiddenFields.bus)) || null;
