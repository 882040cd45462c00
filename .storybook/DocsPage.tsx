import { Controls, Description, Primary, Subtitle, Title } from '@storybook/addon-docs/blocks';

/** What a component is, with its first story and controls. The other stories are in the sidebar, each a page of its own. */
export function DocsPage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <Controls />
    </>
  );
}
