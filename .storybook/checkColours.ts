import type { StoryContext } from '@storybook/react-vite';

/**
 * Rules whose answer depends on the theme; all others the accessibility addon asks once, in the theme that a story
 * was played in.
 */
const RULES = ['color-contrast', 'link-in-text-block'];

/** Asks axe about the colours of the page as it stands. Throws what they violate. */
export async function checkColours({
  globals,
  parameters,
}: Pick<StoryContext, 'globals' | 'parameters'>): Promise<void> {
  if (globals.a11y?.manual === true || parameters.a11y?.test === 'off' || parameters.a11y?.disable === true)
    return;
  const { default: axe } = await import('axe-core');
  axe.reset();
  const { violations } = await axe.run(document.body, { preload: false, runOnly: RULES });
  if (violations.length === 0) return;
  const told = violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ html, failureSummary = '' }) =>
        `${id}: ${html.slice(0, 120)} ${failureSummary.replace(/\s+/g, ' ')}`,
    ),
  );
  throw new Error(`In the other theme: ${told.join('\n')}`);
}
