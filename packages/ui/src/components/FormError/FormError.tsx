import { CircleAlert } from 'lucide-react';
import { styled } from '../../theme/styled.tsx';
import { Link } from '../Link/Link.tsx';

const Box = styled('div', {
  base: {
    display: 'flex',
    gap: '3',
    padding: '3',
    marginBlock: '1',
    borderRadius: 'control',
    bg: 'badSubtle',
    overflowWrap: 'anywhere',
    '& > svg': { flexShrink: 0, marginBlockStart: '2px', color: 'bad' },
    '& p + p': { color: 'muted', fontSize: 'small' },
    '& a': { color: 'accent', textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
});

export type FormErrorProps = {
  title: string;
  description: string;
  /** A link or button to continue, where there is one. */
  action?: { label: string; href: string } | undefined;
};

/** Why a form was rejected. It stays when the toast with the same text is gone. */
export function FormError({ title, description, action }: FormErrorProps) {
  return (
    <Box>
      <CircleAlert size={16} strokeWidth={2} aria-hidden="true" />
      <div>
        <p>{title}</p>
        <p>{description}</p>
        {action ? (
          <p>
            <Link href={action.href}>{action.label}</Link>
          </p>
        ) : null}
      </div>
    </Box>
  );
}
