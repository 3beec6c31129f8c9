import { msg } from '@lingui/core/runtime-macro';
import type { Message } from '#messages/i18n.ts';
import type { NoRoom } from './arriving-files.ts';
import type { ForeignKind } from './sniff-picture.ts';

/** Why a photo was not taken, in words for the person who sent it. */
export interface Refusal {
  outcome: 'refused';
  reason: RefusalReason;
  /** What is wrong and what to do; follows the file's name, as in `IMG_1.jpg: …`. */
  message: Message;
  /** The same file may be taken later. */
  retry: boolean;
}

/** A photo of a bus as somebody sends it. */
export interface ArrivingPhoto {
  source: Uint8Array | ReadableStream<Uint8Array>;
  /** As announced; fewer that arrive count as a lost connection. Null when nothing was said. */
  sizeBytes: number | null;
  /** Null for a form without scripts: then the picture itself tells a repeat. */
  clientId: string | null;
  /** As `networkOf` gives it; empty when there is none. */
  network: string;
}

/** The caller names the file. */
export type PhotoVerdict<Photo> =
  | { outcome: 'added' | 'repeated'; photo: Photo }
  | Omit<Refusal, 'reason'>;

const messages = {
  empty: msg`This file is empty. Choose the photo again.`,
  'not-a-picture': msg`This file is not a photo. Send a JPEG, PNG, WebP, AVIF, HEIC or GIF picture.`,
  'too-large': msg`This file is larger than 20 MB. Send it in a smaller size, or a screenshot of it.`,
  'too-many-pixels': msg`This picture has more than 60 megapixels. Send it in a smaller size, or a screenshot of it.`,
  'too-small': msg`This picture is too small to show a bus: it needs at least 320 by 240 pixels. Send the original photo.`,
  damaged: msg`This picture is damaged or was cut short. Open it to see if it is whole, and send it again.`,
  'too-slow': msg`This picture is too heavy for us to read. Save it as a plain JPEG, or send a screenshot of it.`,
  interrupted: msg`The connection was lost before the whole photo arrived. Send it again.`,
  busy: msg`Many photos are arriving right now. Send this one again in a minute.`,
  'on-their-way': msg`As many photos as a bus may have are already on their way. Send this one again when they have arrived.`,
  enough: msg`Very many photos have come for this bus or from your network. Send this one in an hour, or call us and we add it for you.`,
  'cannot-store': msg`We could not save this photo. Your other details are safe. Try again in a few minutes.`,
} as const satisfies Record<string, Message>;
export type RefusalReason = keyof typeof messages;

const foreign: Readonly<Record<ForeignKind, Message>> = {
  drawing: msg`This is a drawing (SVG), not a photo. Send a JPEG or PNG picture.`,
  document: msg`This is a document, not a photo. Send a JPEG or PNG picture, or a screenshot of the page.`,
  video: msg`This is a video, and only photos are taken here.`,
  archive: msg`This is a compressed folder. Unpack it and send the photos themselves.`,
  'other-picture': msg`This kind of picture cannot be shown on a web page. Save it as a JPEG, or send a screenshot of it.`,
};

/** How it is said that there is no room. */
export const noRoomReasons = {
  sender: 'on-their-way',
  network: 'busy',
  all: 'busy',
  disk: 'cannot-store',
} as const satisfies Record<NoRoom['of'], RefusalReason>;

const worthRepeating: readonly RefusalReason[] = [
  'interrupted',
  'busy',
  'on-their-way',
  'enough',
  'cannot-store',
];

export function refusal(reason: RefusalReason, kind: ForeignKind | null = null): Refusal {
  return {
    outcome: 'refused',
    reason,
    message: reason === 'not-a-picture' && kind ? foreign[kind] : messages[reason],
    retry: worthRepeating.includes(reason),
  };
}
