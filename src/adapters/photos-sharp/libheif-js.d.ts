/** The part of libheif-js that we use; the package itself describes its C functions only. */
declare module 'libheif-js/wasm-bundle.js' {
  export interface HeifTarget {
    data: Uint8ClampedArray<ArrayBuffer>;
    width: number;
    height: number;
  }

  export interface HeifImage {
    is_primary(): boolean;
    get_width(): number;
    get_height(): number;
    /** Fills `target` and hands it back, or null when the picture cannot be decoded. */
    display(target: HeifTarget, done: (shown: HeifTarget | null) => void): void;
    free(): void;
  }

  const libheif: {
    /** Resolves when the WebAssembly is compiled; absent when it already is. */
    ready?: Promise<unknown>;
    HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] };
  };
  export default libheif;
}
