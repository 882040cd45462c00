import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** Leaves out the controls that take a piece of code in a text field: what they would set is shown by the stories. */
export const workingControls: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      isCode(argType.control) ? { ...argType, control: { disable: true } } : argType,
    ]),
  );
// After the controls were found.
workingControls.secondPass = true;

function isCode(control: unknown): boolean {
  const type = typeof control === 'object' && control !== null && 'type' in control ? control.type : control;
  return type === 'object' || type === 'file';
}
