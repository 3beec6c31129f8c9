import { Window } from 'happy-dom';

const { DOMParser } = new Window();

/** The elements of an HTML text. One window reads all of them: making it takes longer than reading. */
export const readPage = (html: string): Document =>
  new DOMParser().parseFromString(html, 'text/html') as unknown as Document;
