import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,packages,demo,test,bin}/**/*.{test,contract}.{ts,tsx}'],
  },
});
