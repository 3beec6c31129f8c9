/** What stands above the buses when somebody asked something. */
export interface ShownAnswer {
  title: string;
  href: string;
  text: string;
  /** Of title and text, where that is not the page's language. */
  lang?: string;
  /** The page it is from, where the title is another one. */
  source: string | null;
}
