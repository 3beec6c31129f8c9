/**
 * What articles and questions speak of, across languages: the same thing has one name here, so that
 * a question in French finds an English article where there is no French one.
 */
type Topic =
  | 'life'
  | 'money'
  | 'price'
  | 'lowering'
  | 'insurance'
  | 'transport'
  | 'inspection'
  | 'weight'
  | 'seats'
  | 'people'
  | 'driver'
  | 'license'
  | 'mileage'
  | 'rust'
  | 'braking'
  | 'title'
  | 'purchase'
  | 'sale'
  | 'repair'
  | 'conversion'
  | 'picture'
  | 'account'
  | 'opening'
  | 'distance'
  | 'owner'
  | 'chassis'
  | 'body'
  | 'lift'
  | 'diesel'
  | 'gasoline'
  | 'electric'
  | 'propane'
  | 'endorsement'
  | 'offer'
  | 'video'
  | 'type';

/** How people of one language ask. Plain words without accents, in lower case. */
export interface QuestionWords {
  /** May stand before a question: "hi", "please", "so". */
  leadIns: string[];
  /** A question begins with one of these. */
  openings: string[];
  /** Verbs that begin a question when somebody or something follows: "do" + "i". */
  verbs: string[];
  askers: string[];
  /** The thing asked for comes next: "what is a …". */
  meaningOf: string[];
  /** The thing asked for stands before: "… meaning", "what does … mean". */
  meaningAfter: string[];
  /** Between a thing and what it is: "is", "means". */
  copulas: string[];
  /** After such a word: "is a …"; a sentence without one says something else of the thing. */
  articles: string[];
  /** A question with one of these asks for money. */
  priceAsked: string[];
  /** Words for the license that a bus may take. */
  license: string[];
  /** What one does with a license, or what asks for it. */
  needing: string[];
  /** Somebody wants to be shown buses: "do you have", "where can i buy". */
  shopping: string[];
  /** A question about buses begins with these and a kind of bus: "which shuttle has". */
  choosing: string[];
  /** Whom a question is put to: "do you offer …". */
  us: string[];
  /** Two things are asked about: "difference", "versus". */
  comparing: string[];
  /** The vehicle itself, whatever its kind. */
  vehicle: string[];
  /** Words that say nothing about the topic. */
  fillers: string[];
  /** Ends of words, longest first, without which words are compared. */
  endings: string[];
  /** Words that mean one thing; each language has those that its people use. */
  topics: Partial<Record<Topic, string[]>>;
}
