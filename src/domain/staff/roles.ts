/** What people are here for, most powerful first. One role a person. */
export const staffRoles = {
  owner: 'Owner',
  manager: 'Manager',
  sales: 'Sales',
  editor: 'Editor',
  viewer: 'Viewer',
} as const;
export type StaffRole = keyof typeof staffRoles;

/** What each role may do, in one line, for the people page and the invitation. */
export const roleDescriptions: Readonly<Record<StaffRole, string>> = {
  owner: 'Everything, and names other owners',
  manager: 'Everything but naming owners',
  sales: 'Submissions, inventory and leads',
  editor: 'Articles, pages and the words and photos of listings',
  viewer: 'Looks at inventory and figures, changes nothing',
};

/** Whether a role ranks as high as another or higher: who may name it, change it, see its links. */
export function isAtLeast(role: StaffRole, other: StaffRole): boolean {
  const ranks = Object.keys(staffRoles);
  return ranks.indexOf(role) <= ranks.indexOf(other);
}

export function isStaffRole(text: unknown): text is StaffRole {
  return typeof text === 'string' && Object.hasOwn(staffRoles, text);
}
