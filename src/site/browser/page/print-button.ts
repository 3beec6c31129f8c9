export default function startPrintButton(button: HTMLElement): void {
  button.addEventListener('click', () => window.print());
}
