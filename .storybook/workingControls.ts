import type { ArgTypesEnhancer, InputType, SBType } from 'storybook/internal/types';

const CONTROLS = { string: 'text', number: 'number', boolean: 'boolean' } as const;

/** Leaves out the controls that take a piece of code in a text field: what they would set is shown by the stories. */
export const workingControls: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const hasControl = argType.control !== undefined || argType.options !== undefined;
      return [name, hasControl ? argType : { ...argType, ...chooseControl(argType.type) }];
    }),
  );
// After the types were found, and before the controls are made of them.
workingControls.secondPass = true;

function chooseControl(type: SBType | undefined): Pick<InputType, 'control'> {
  if (type?.name === 'enum' || (type && isSimple(type.name))) return {};
  // A text or nothing is set as a text.
  const [only, ...others] = type?.name === 'union' ? type.value.map(({ name }) => name).filter(isSimple) : [];
  return { control: only && others.length === 0 ? { type: CONTROLS[only] } : { disable: true } };
}

function isSimple(name: string): name is keyof typeof CONTROLS {
  return name in CONTROLS;
}

const EMPTY = { text: '', number: null, boolean: false };

/**
 * What a control begins with where a story leaves its prop out: the component's own default, else nothing. Without it,
 * it would be a button that makes a control.
 */
export function chooseStart({ control, table }: InputType): unknown {
  const kind =
    typeof control === 'string' ? control : control && 'type' in control ? control.type : undefined;
  if (kind !== 'text' && kind !== 'number' && kind !== 'boolean') return undefined;
  return readDefault(table?.defaultValue?.summary) ?? EMPTY[kind];
}

/** A default as it stands in the code: 'medium', 3, true. */
function readDefault(code = ''): string | number | boolean | undefined {
  const text = /^(['"])(.*)\1$/.exec(code)?.[2];
  if (text !== undefined) return text;
  if (code === 'true' || code === 'false') return code === 'true';
  return code === '' || Number.isNaN(Number(code)) ? undefined : Number(code);
}
