import type { ArgTypesEnhancer } from 'storybook/internal/types';

const SIMPLE = ['string', 'number', 'boolean', 'enum'];

/** Leaves out the controls that take a piece of code in a text field: what they would set is shown by the stories. */
export const workingControls: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const ownControl = argType.control !== undefined || argType.options !== undefined;
      const simple = SIMPLE.includes(argType.type?.name ?? '');
      return [name, ownControl || simple ? argType : { ...argType, control: { disable: true } }];
    }),
  );
// After the types were found, and before the controls are made of them.
workingControls.secondPass = true;
