import { NativeSelect } from '@chakra-ui/react/native-select';
import { ChevronDown } from 'lucide-react';
import { selectRecipe } from './selectRecipe.ts';

type SelectInputProps = NativeSelect.FieldProps;

export function SelectInput(props: SelectInputProps) {
  return (
    <NativeSelect.Root recipe={selectRecipe}>
      <NativeSelect.Field {...props} />
      <NativeSelect.Indicator>
        <ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" />
      </NativeSelect.Indicator>
    </NativeSelect.Root>
  );
}
