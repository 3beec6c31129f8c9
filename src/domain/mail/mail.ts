/** One mail, ready to be sent: to one recipient, from the address the operator configured. */
export interface Mail {
  /** The part before `@` of the Message-ID; the same job gives the same, so a repeat is seen. */
  id: string;
  /** One address, read by `readEmail` or configured. */
  to: string;
  /** Whom an answer goes to when not us; read by `readEmail`. */
  replyTo: string | null;
  /** One line. */
  subject: string;
  text: string;
  /** Empty: plain text alone. */
  html: string;
  /** Of a mail that comes again and again: the address that ends it, by a post of one click (RFC 8058). */
  unsubscribe?: string;
}

/** The mail server will never take this mail; trying again is no use. */
export class MailRefused extends Error {
  override name = 'MailRefused';
}

/**
 * Sends mail. Promises: resolves when a server has taken the mail, throws `MailRefused` when it
 * never will (5xx), any other error when it may later. Sending the same id again may deliver twice,
 * with the same Message-ID.
 */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

/** A mail in the development mailbox. */
export interface StoredMail extends Mail {
  number: number;
  at: string;
}

/** Where mail goes while no mail server is configured. */
export interface Mailbox {
  /** Storing the same id again changes nothing. */
  put(mail: Mail): Promise<void>;
  /** Newest first. */
  list(limit: number): Promise<StoredMail[]>;
  find(number: number): Promise<StoredMail | null>;
}
