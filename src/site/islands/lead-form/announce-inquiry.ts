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
