import { Input, type InputProps } from '@chakra-ui/react/input';
import { Eye, EyeOff } from 'lucide-react';
import { type Ref, useState } from 'react';
import { styled } from '../../theme/styled.tsx';
import { Button } from '../Button/Button.tsx';

const Frame = styled('div', {
  base: {
    position: 'relative',
    '& input': { paddingInlineEnd: '11' },
    '& button': { position: 'absolute', insetInlineEnd: '3px', insetBlockStart: '3px', minHeight: '34px' },
  },
});

type PasswordInputProps = Omit<InputProps, 'type'> & { ref?: Ref<HTMLInputElement> };

export function PasswordInput(props: PasswordInputProps) {
  const [visible, setVisible] = useState(false);
  const Icon = visible ? EyeOff : Eye;
  return (
    <Frame>
      <Input {...props} type={visible ? 'text' : 'password'} />
      <Button
        variant="quiet"
        size="icon"
        aria-label={visible ? 'Hide password' : 'Show password'}
        onClick={() => setVisible(!visible)}
      >
        <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
      </Button>
    </Frame>
  );
}
