import { ContentCard } from './content-card.tsx';
import type { Example } from './example.ts';

const text = 'Its text is cut after three lines. '.repeat(4).trim();

export const examples: readonly Example[] = [
  {
    name: 'with a picture, without one',
    element: (
      <div className="content-cards">
        <ContentCard
          href="/example"
          label="Blog & Articles"
          title="An article with a picture and a title that is cut off after its second line, however long it gets"
          text={text}
          readMinutes={8}
          picture={{
            src: '/media/category/coach.webp',
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
    ),
  },
];
