import { sql } from 'kysely';
import { suspiciousFrom } from '#domain/forms/form-signals.ts';
import { emailKey } from '#domain/forms/read-text.ts';
import { submissionTitle } from '#domain/selling/submission.ts';
import type { SubmissionQueue } from '#domain/staff/submissions/submission-queue.ts';
import type { Database } from '../database.ts';
import { fieldsOf } from '../schema/fields-as-columns.ts';
import { submissionFromRow } from '../schema/submission-rows.ts';
import { likePattern } from './like-pattern.ts';
import { titleColumns, titleOfRow } from './listing-row-title.ts';
import { findDuplicates } from './staff-inventory-reads.ts';

type Reads = Pick<SubmissionQueue, 'page' | 'counts' | 'twins' | 'listingsLike' | 'comparables'>;

const yearsApart = 4;
const mostComparables = 60;
const mostTwins = 10;

const mostWords = 8;
/** What the list prints of a submission `s`, and how its seller is reached. */
const searched = [
  'reference',
  'name',
  'email',
  'phone',
  'vin',
  'make',
  'model',
  'body_manufacturer',
  'city',
  'region',
  'zip_code',
].map((column) => sql`lower(coalesce(${sql.ref(`s.${column}`)}, ''))`);

/** One condition a word, wherever it stands; a comma as in "Lancaster, PA" is no part of it. */
function matches(words: string) {
  const each = words.split(/[\s,]+/).filter(Boolean);
  return each.slice(0, mostWords).map((word) => {
    const pattern = likePattern(word);
    const texts = [...searched, sql`coalesce(cast(s.year as text), '')`];
    const found = texts.map((text) => sql`${text} like ${pattern} escape '\\'`);
    return sql<boolean>`(${sql.join(found, sql` or `)})`;
  });
}

export function createStaffSubmissionReads({ kysely }: Database): Reads {
  return {
    async page({ states, spam, words, beforeId, limit }) {
      let query = kysely
        .selectFrom('submissions as s')
        .selectAll('s')
        .select([
          sql<number>`(select count(*) from submission_photos where submission_id = s.id)`.as(
            'photo_count',
          ),
          sql<string | null>`(select name from submission_photos where submission_id = s.id
            order by position, id limit 1)`.as('first_photo'),
        ])
        .where('s.state', 'in', states)
        .where((eb) => eb.and(matches(words)))
        .orderBy('s.id', 'desc')
        .limit(limit);
      if (spam !== null) query = query.where('s.spam_score', spam ? '>=' : '<', suspiciousFrom);
      if (beforeId !== null) query = query.where('s.id', '<', beforeId);
      const rows = await query.execute();
      return rows.map(({ photo_count, first_photo, ...row }) => ({
        submission: submissionFromRow(row),
        photoCount: Number(photo_count),
        firstPhoto: first_photo,
      }));
    },

    async counts(words = '') {
      const rows = await kysely
        .selectFrom('submissions as s')
        .select([
          's.state',
          sql<number>`case when spam_score >= ${sql.lit(suspiciousFrom)} then 1 else 0 end`.as(
            'spam',
          ),
          sql<number>`count(*)`.as('count'),
        ])
        .where((eb) => eb.and(matches(words)))
        .groupBy(['s.state', 'spam'])
        .execute();
      return rows.map(({ state, spam, count }) => ({
        state,
        spam: Number(spam) === 1,
        count: Number(count),
      }));
    },

    async twins({ id, details: { vin, year, email, phoneE164 } }) {
      const rows = await kysely
        .selectFrom('submissions')
        .selectAll()
        .where('id', '<>', id)
        // What is null in this one is equal to nothing.
        .where((eb) =>
          eb.or([
            eb('vin', '=', vin),
            eb.and([
              eb.or([
                eb('email_key', '=', email === null ? null : emailKey(email)),
                eb('phone_e164', '=', phoneE164),
              ]),
              eb('year', '=', year),
              eb('submitted_at', 'is not', null),
              // Two VINs are two buses.
              ...(vin === null ? [] : [eb('vin', 'is', null)]),
            ]),
          ]),
        )
        .orderBy('id', 'desc')
        .limit(mostTwins)
        .execute();
      return rows.map((row) => {
        const twin = submissionFromRow(row);
        const { reference, state, details } = twin;
        const same = vin !== null && details.vin === vin ? 'vin' : 'seller';
        return { reference, title: submissionTitle(twin), state, same };
      });
    },

    listingsLike: (keys) => findDuplicates(kysely, { ...keys, exceptId: null }),

    async comparables({ category, year }) {
      let query = kysely
        .selectFrom('bus_listings')
        .select(['id', 'slug', 'status', 'mileage_miles', 'price_cents', ...titleColumns])
        .where('category', '=', category)
        .where('status', 'in', ['published', 'sold'])
        .where('price_cents', 'is not', null)
        .limit(mostComparables);
      query =
        year === null
          ? query.orderBy('id', 'desc')
          : query
              .where('year', '>=', year - yearsApart)
              .where('year', '<=', year + yearsApart)
              .orderBy(sql`abs(year - ${sql.lit(year)})`)
              .orderBy('id', 'desc');
      const rows = await query.execute();
      return rows.map((row) => ({
        ...fieldsOf(row, ['id', 'slug', 'year', 'bodyMake', 'passengers', 'mileageMiles']),
        status: row.status === 'sold' ? ('sold' as const) : ('published' as const),
        title: titleOfRow(row),
        priceCents: row.price_cents!,
      }));
    },
  };
}
