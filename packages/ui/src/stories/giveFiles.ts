import { spyOn } from 'storybook/test';

/** For stories: answers the browser's file dialog. Call it in `beforeEach` and return its result. */
export function giveFiles(files: readonly File[]): () => void {
  const click = spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function click(
    this: HTMLInputElement,
  ) {
    const transfer = new DataTransfer();
    for (const file of files) transfer.items.add(file);
    this.files = transfer.files;
    this.dispatchEvent(new Event('change'));
  });
  return () => click.mockRestore();
}
