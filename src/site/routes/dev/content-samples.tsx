import { siteSettings } from '#content/site-settings.ts';
import { Breadcrumbs } from '#site/ui/breadcrumbs.tsx';
import { CategoryTile } from '#site/ui/category-tile.tsx';
import { ContentCard } from '#site/ui/content-card.tsx';
import { FaqAccordion } from '#site/ui/faq-accordion.tsx';
import { Notice } from '#site/ui/notice.tsx';
import { SectionHeading } from '#site/ui/section-heading.tsx';
import { urls } from '#site/urls.ts';
import { CallBanner } from '../call-banner.tsx';
import { Testimonials } from '../home/testimonials.tsx';
import { Samples } from './samples.tsx';

const longAnswer = Array.from(
  { length: 14 },
  (_, index) =>
    `Paragraph ${index + 1}: the answer is longer than its panel, so it scrolls inside.`,
);

const faqEntries = [
  { id: 'ui-short', question: 'A short question?', answer: ['A short answer.'] },
  {
    id: 'ui-link',
    question: 'A question that is long enough to need a second line on the screen of a phone?',
    answer: ['An answer with a link.'],
    link: { label: 'Go on', href: urls.faqs() },
  },
  { id: 'ui-long', question: 'A long answer?', answer: longAnswer },
];

/** Headings, notices, tiles, articles, questions, testimonials. */
export function ContentSamples() {
  return (
    <>
      <Samples title="Headings and notices">
        <Breadcrumbs crumbs={[{ label: 'Home', href: urls.home() }, { label: 'Here' }]} />
        <SectionHeading
          id="ui-section"
          title="A section"
          text="With a remark"
          link={{ label: 'See more', href: urls.buses() }}
        />
        <Notice>
          <p>Something to know before going on.</p>
        </Notice>
      </Samples>
      <Samples title="Tiles">
        <div className="flex flex-wrap gap-2">
          <CategoryTile
            name="Shuttle"
            href={urls.category('shuttle')}
            image={urls.media('category-tile/shuttle.webp')}
            count={12}
            contain={false}
          />
          <CategoryTile
            name="Coach"
            href={urls.category('coach')}
            image={urls.media('category-tile/coach.webp')}
            count={null}
            contain
          />
        </div>
      </Samples>
      <Samples title="Content cards">
        <div className="content-cards">
          <ContentCard
            href={urls.blogArticles()}
            label="Blog & Articles"
            title="An article with a picture and a title that is cut off after its second line, however long it gets"
            text="Its text is cut after three lines. Its text is cut after three lines. Its text is cut after three lines. Its text is cut after three lines."
            readMinutes={8}
            picture={{
              src: urls.media('category/coach.webp'),
              alt: 'Drawing of a coach',
              width: 480,
              height: 320,
              placeholder: null,
            }}
          />
          <ContentCard
            href="https://video.example/"
            label="Media & Resources"
            title="A video elsewhere"
            readMinutes={null}
            picture={null}
          />
        </div>
      </Samples>
      <Samples title="Questions">
        <FaqAccordion group="ui-faq" entries={faqEntries} open="ui-long" stateName="Ohio" />
      </Samples>
      <Testimonials />
      <CallBanner settings={siteSettings} />
    </>
  );
}
