import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { controlRecipe } from './controlRecipe.ts';

const Frame = chakra('div', {
  base: {
    position: 'relative',
    '& > svg': {
      position: 'absolute',
      insetInlineEnd: '3',
      insetBlockStart: 'calc(50% - 8px)',
      color: 'muted',
      pointerEvents: 'none',
    },
    '& select': { appearance: 'none', paddingInlineEnd: '9', textOverflow: 'ellipsis' },
    '& option': { bg: 'raised', color: 'text' },
  },
});

const Select = chakra('select', controlRecipe);

export type SelectInputProps = ComponentProps<typeof Select>;

export function SelectInput(props: SelectInputProps) {
  return (
    <Frame>
      <Select {...props} />
      <ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" />
    </Frame>
  );
}
