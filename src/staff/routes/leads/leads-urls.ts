export const leadsUrls = {
  inbox: () => '/staff/leads',
  exportCsv: () => '/staff/leads/export.csv',
  lead: (id: number) => `/staff/leads/${id}`,
  step: (
    id: number,
    step: 'state' | 'assign' | 'note' | 'reply' | 'merge' | 'unmerge' | 'erase' | 'person.json',
  ) => `/staff/leads/${id}/${step}`,
  templates: () => '/staff/leads/templates',
  template: (id: number | 'new') => `/staff/leads/templates/${id}`,
};
