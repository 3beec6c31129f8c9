import type { VideoTopic } from '#domain/content/featured-video.ts';

/**
 * The media section without a video service: topics told step by step, with drawings, in an article.
 * Films appear in their place once a playlist is configured. A topic whose article is not there is
 * left out.
 */
export const videoTopics: readonly VideoTopic[] = [
  {
    article: 'school-bus-types-explained',
    description: 'Types A, B, C and D in drawings: where the engine sits and who each one suits.',
  },
  {
    article: 'cdl-or-no-cdl',
    description: 'The two numbers that decide who may drive the bus, and where to find them.',
  },
  {
    article: 'what-sets-the-price-of-a-used-bus',
    description: 'What moves the price of a used bus up or down, one thing at a time.',
  },
];
