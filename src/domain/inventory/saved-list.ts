/** As many as one page shows; a list of more is a search. */
export const mostSaved = 24;
