import { fn, spyOn } from 'storybook/test';

/** For stories: catches downloads. Call `begin` in `beforeEach` and return its result. */
export function catchFiles() {
  const saved = fn<(file: { name: string; blob: Blob }) => void>();
  return {
    saved,
    begin() {
      saved.mockClear();
      let blob = new Blob();
      const create = spyOn(URL, 'createObjectURL').mockImplementation((given) => {
        if (given instanceof Blob) blob = given;
        return 'blob:file';
      });
      const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
        this: HTMLAnchorElement,
      ) {
        saved({ name: this.download, blob });
      });
      return () => {
        create.mockRestore();
        click.mockRestore();
      };
    },
  };
}
