import type { Place } from './read-everything.ts';

/** The whole answer: in these places, all of them and no other, stand these canaries. */
export const whereTheyBelong: readonly (readonly [
  places: readonly Place[],
  canaries: readonly string[],
])[] = [
  [
    [],
    [
      // Secrets of the operator.
      'password of the mail server',
      'STAFF_SECRET',
      'BACKUP_KEY',
      'ADF_POST_SECRET',
      'YOUTUBECACHE_API_KEY',
      // Secrets of people and programs, of which a hash with salt or key is kept, if anything.
      'password of staff',
      'password that signs in in vain',
      'mail address that forgot a password of nobody',
      'one-time link of staff',
      'one-time link that is none',
      'one-time key of a form',
      'one-time key of a program',
      'key of a partner that is none',
      'bus of a program that is refused',
      // What a camera writes into its pictures.
      'owner in a photo',
      'serial number in a photo',
      'place in a photo',
      'place in the XMP of a photo',
      'bytes after a photo',
      // What a browser tells of its visitor.
      'browser of a visitor',
      'address of a visitor',
      'page that a visitor came from',
      'cookie of a visitor',
      'language of a visitor',
      'request id of a visitor',
      'header that nobody knows',
      'mail address that is measured',
      'phone number that is measured',
      'VIN that is measured',
      'person that is measured',
      'device that is measured',
      'property that is measured',
      // What is asked or sent in vain.
      'VIN that a price is asked for',
      'question to a page that is not there',
      'body that is too large',
      'body from another site',
      'body that is no JSON',
      'question of a method of nobody',
    ],
  ],
  [
    ['own'],
    [
      // Shown once.
      'secret of a code app',
      'recovery code of staff',
      'session of staff',
      'secret address of an inspection',
      'key of a partner',
      'secret of a webhook',
      // Answered and forgotten.
      'mail address typed as a search',
      'phone number typed as a search',
      'odd word typed as a search',
      'VIN that is looked up',
      'VIN that is typed',
      'mail address told to an assistant',
      'question to the back office of a stranger',
    ],
  ],
  [
    ['refusal'],
    [
      'mail address that signs in in vain',
      'mail address that is none',
      'phone number that is none',
      'secret address that is none',
      'mail address as a path',
      'phone number as a path',
      'VIN as a path',
      'name in a message that could not be stored',
      'mail address in a message that could not be stored',
      'words in a message that could not be stored',
      'mail address of a seller that could not be stored',
      'VIN that could not be stored',
    ],
  ],
  // Operators look for links that lead nowhere.
  [
    ['refusal', 'log'],
    ['path of a page that is not there', 'path that is no text'],
  ],
  [['visits', 'staff'], ['rare word that is measured']],
  [
    ['rows', 'staff', 'mail', 'crm'],
    [
      'phone number of a message',
      'mail address of a message',
      'phone number to call back',
      'mail address of a quote',
      'words of a quote',
      'last name of a video tour',
    ],
  ],
  // They come back with a form that was filled in wrongly.
  [
    ['rows', 'staff', 'mail', 'crm', 'refusal'],
    ['first name of a message', 'last name of a message', 'words of a message'],
  ],
  // Whoever knows a reference cannot open anything with it.
  [['rows', 'staff', 'mail', 'crm', 'own', 'log'], ['reference of a message']],
  [['rows', 'staff', 'own', 'log', 'signedOut'], ['reference of an offered bus']],
  // A mail to the person and nobody else.
  [
    ['rows', 'staff', 'mail'],
    [
      'mail address of an alert',
      'mail address of a price watch',
      'words of a reply',
      'mail address of an invited member',
    ],
  ],
  [
    ['rows', 'staff', 'mail', 'own'],
    [
      'name of a seller',
      'phone number of a seller',
      'mail address of a seller',
      'VIN of an offered bus',
      'words of a seller',
      // Who hears that the way into the account has changed.
      'mail address of staff',
    ],
  ],
  [['rows', 'own', 'mail'], ['secret address of a seller']],
  [['rows', 'own'], ['secret address of a draft']],
  [['rows'], ['file name of a photo', 'device of an inspection']],
  [
    ['rows', 'staff'],
    [
      'name in a draft',
      'phone number in a draft',
      'mail address in a draft',
      'VIN in a draft',
      'words in a draft',
      'words of an alert',
      'mail address that bounces',
      'note on a message',
      'note on an offered bus',
      'note of an inspection',
      'model of a bus not published',
      'VIN of a bus not published',
      'stock number of a bus not published',
      'words about a bus not published',
      'VIN of a withdrawn bus',
      'VIN of a unit of a lot not published',
      'buyer of a sold bus',
      'text of an article not published',
      'name of a file',
      'key in the address of a webhook',
    ],
  ],
  [
    ['rows', 'staff', 'own'],
    [
      'title of an article not published',
      'name of an inspector',
      'VIN of a bus that a program keeps as a draft',
    ],
  ],
  // As it came, until the import is over.
  [['rows', 'staff', 'files'], ['VIN in a file to import']],
  // What is for sale is for everybody; so that we see that these places are read.
  [
    ['rows', 'staff', 'pages', 'programs', 'files'],
    ['VIN of a published bus', 'words about a published bus'],
  ],
  // Sales are told by name what a quote asks for.
  [
    ['rows', 'staff', 'pages', 'programs', 'files', 'log', 'own', 'mail'],
    ['model of a published bus'],
  ],
  [['rows', 'staff', 'pages', 'programs'], ['VIN of a sold bus']],
  // The protocol of the search sorts by distance.
  [['rows', 'staff', 'programs', 'files'], ['exact point of a published bus']],
];
