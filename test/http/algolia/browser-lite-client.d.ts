/** The package ships its browser build without a declaration of its own; it is the same client. */
declare module 'algoliasearch/dist/lite/builds/browser.js' {
  export { liteClient } from 'algoliasearch/lite';
}
