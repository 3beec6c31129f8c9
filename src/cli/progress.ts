import type { Output } from './command.ts';

const barWidth = 28;
const drawEveryMs = 100;

/** A progress bar on a terminal; silent anywhere else. */
export class Progress {
  readonly #output: Output;
  readonly #label: string;
  #drawnAt = 0;
  #drawn = false;

  constructor(output: Output, label: string) {
    this.#output = output;
    this.#label = label;
  }

  /** `done` of `total` in whatever unit; `detail` stands behind the bar. */
  show(done: number, total: number, detail: string): void {
    const now = performance.now();
    if (!this.#output.isTTY || now - this.#drawnAt < drawEveryMs) return;
    this.#drawnAt = now;
    this.#drawn = true;
    const share = total > 0 ? Math.min(1, done / total) : 0;
    const filled = Math.round(share * barWidth);
    const bar = '█'.repeat(filled) + '░'.repeat(barWidth - filled);
    this.#output.write(`\r\u001B[K${this.#label} ${bar} ${Math.floor(share * 100)}% ${detail}`);
  }

  clear(): void {
    if (this.#drawn) this.#output.write('\r\u001B[K');
    this.#drawn = false;
  }
}
