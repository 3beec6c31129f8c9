import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import devServer from '@hono/vite-dev-server';
import { styleAreas } from './src/site/styles/areas/areas.ts';
import { messages, messagesByIsland, wholeCatalogues } from './bin/build/messages-plugin.ts';
import { precompress } from './bin/build/precompress.mjs';

/** `"use client"` in a library of components says nothing here: every page is rendered whole. */
const withoutNoise = (warning: { code?: string }, warn: (warning: never) => void) => {
  // Nor how long plugins took, which a slow machine is told at its first start.
  if (!/^(MODULE_LEVEL_DIRECTIVE|PLUGIN_TIMINGS)$/.test(warning.code ?? '')) warn(warning as never);
};

const legacyServer = fileURLToPath(
  new URL('node_modules/react-dom/cjs/react-dom-server-legacy.node.production.js', import.meta.url),
);

/**
 * What nearly every island stands on comes in one file with React, and what scripts without React need
 * as well in another: as files of their own, a dozen of a few hundred bytes each would be found one
 * after the other, while somebody waits for the island.
 */
const sharedChunks = [
  {
    name: 'plain-words',
    test: /\/src\/messages\/(?:i18n|figures|languages)\.ts$|\/node_modules\/@lingui\/core\/|\/src\/site\/browser\/typed-words\.ts$/,
    priority: 1,
  },
  {
    name: 'island-kit',
    test: /\/node_modules\/(?:react|react-dom|scheduler|@lingui\/react)\/|\/src\/site\/browser\/hydrate-island\.tsx$|\/src\/site\/islands\/use-awake\.ts$|\/src\/site\/ui\/(?:button|icon|text-field)\.tsx$/,
  },
];

/**
 * One configuration, two builds (`node bin/build.mjs`): `client` is what browsers fetch, `ssr` is
 * the server and the command line tool. Packages with native code or worker threads stay outside.
 */
export default defineConfig(({ command }) => ({
  publicDir: false,
  clearScreen: false,
  // Pages are rendered whole: of the two halves of React's server only this one is asked.
  ...(command === 'build' ? { resolve: { alias: { 'react-dom/server': legacyServer } } } : {}),
  plugins:
    command === 'serve'
      ? [
          messages(),
          wholeCatalogues(),
          devServer({
            entry: 'src/server/wiring/development/dev-app.ts',
            // The document names the client script itself: an inline one would break the CSP.
            injectClientScript: false,
            exclude: [/^\/(@|src\/|packages\/|languages\/|messages\/|node_modules\/|\.vite\/)/],
          }),
        ]
      : [messages(), messagesByIsland(), precompress()],
  server: {
    // Pages ask it of workers; in production every answer carries it.
    headers: { 'cross-origin-embedder-policy': 'require-corp' },
    watch: { ignored: ['**/.data/**', '**/dist/**', '**/bench/**'] },
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        // `data:` fonts would need a wider CSP, and inlined files cannot be cached.
        assetsInlineLimit: 0,
        // Its helper would be one more file before the first view is done.
        modulePreload: false,
        rolldownOptions: {
          onwarn: withoutNoise,
          output: { codeSplitting: { groups: sharedChunks } },
          input: [
            'src/site/browser/boot.ts',
            'src/site/browser/entry.ts',
            'src/site/browser/inspection-worker.ts',
            'src/site/browser/embed/frame.ts',
            'src/site/styles.css',
            ...Object.values(styleAreas),
            'src/site/routes/embed/embed.css',
            'src/site/routes/dev/components.css',
            'src/site/routes/dev/whole-site.css',
            'src/staff/browser/staff-entry.ts',
            'src/staff/staff.css',
          ],
        },
      },
    },
    ssr: {
      // The build decides which half of React runs, not the environment of the process.
      ...(command === 'build'
        ? {
            define: { 'process.env.NODE_ENV': JSON.stringify('production') },
            resolve: {
              noExternal: true,
              external: ['@react-pdf/renderer', 'libheif-js', 'pg', 'pino', 'sharp'],
            },
          }
        : {}),
      build: {
        outDir: 'dist/server',
        target: 'node24',
        copyPublicDir: false,
        emitAssets: false,
        rolldownOptions: {
          onwarn: withoutNoise,
          input: {
            main: 'src/server/main.ts',
            cli: 'src/cli/main.ts',
            // They read what strangers send, each in a process of its own.
            'photo-process': 'src/adapters/photos-sharp/photo-process.ts',
            'workbook-process': 'src/adapters/table-files/workbook-process.ts',
            // Has dictionaries that are needed when somebody sets a password.
            'password-process': 'src/adapters/password-strength/password-process.ts',
            'foreign-text-process': 'src/adapters/content-wpgraphql/foreign-text-process.ts',
            // React's PDF library, which needs a hundred megabytes while it works.
            'pdf-process': 'src/adapters/documents-pdf/pdf-process.ts',
            // Draws for a minute of a processor, beside the first visitors.
            'demo-pictures-process': 'demo/demo-pictures-process.ts',
            // For the build alone.
            'write-page-dictionaries': 'src/server/wiring/development/write-page-dictionaries.ts',
            'markdown-process': 'src/adapters/content-markdown/markdown-process.ts',
          },
          output: {
            // V8 keeps the source of every loaded file, at two bytes a character as soon as one
            // needs them. Names and lines stay, for those who read a stack.
            comments: false,
            minify: {
              compress: false,
              mangle: false,
              codegen: { removeWhitespace: false, asciiOnly: true },
            },
            entryFileNames: '[name].js',
            chunkFileNames: 'chunks/[name]-[hash].js',
          },
        },
      },
    },
  },
}));
