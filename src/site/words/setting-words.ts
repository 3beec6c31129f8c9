import { siteSettings } from '#content/site-settings.ts';

const { tagline, footerTagline, hours, banner, marks } = siteSettings;

/** What the built-in settings say to visitors, by ids of their own; staff may say something else. */
export const settingTexts: ReadonlyMap<string, string> = new Map([
  ['setting.tagline', tagline],
  ['setting.footerTagline', footerTagline],
  ...Object.entries(hours).map(([where, text]): [string, string] => [
    `setting.hours.${where}`,
    text,
  ]),
  ...Object.entries(banner).map(([part, text]): [string, string] => [
    `setting.banner.${part}`,
    text,
  ]),
  ...marks.flatMap((group): [string, string][] => [
    [`setting.marks.${group.label}`, group.label],
    ...group.marks.flatMap(({ name, detail }): [string, string][] => [
      [`setting.mark.${name}`, name],
      ...(detail ? [[`setting.mark.${name}.detail`, detail] as [string, string]] : []),
    ]),
  ]),
]);
