import { defineRecipe } from '@chakra-ui/react/styled-system';
import { styled } from '../../theme/styled.tsx';
import { Link } from '../Link/Link.tsx';
import { getInitials } from './getInitials.ts';

const Card = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    flexShrink: 0,
    gap: '3',
    paddingBlock: '2.5',
  },
  variants: {
    open: {
      true: { paddingInline: '3', borderBlockStart: '1px solid {colors.line}' },
      false: { justifyContent: 'center' },
    },
  },
});

const disc = defineRecipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    boxSize: '8',
    borderRadius: 'full',
    bg: 'accentSubtle',
    color: 'text',
    fontSize: 'small',
    fontWeight: 'semibold',
    textDecoration: 'none',
  },
});

const Disc = styled('span', disc);

const DiscLink = styled(Link, disc);

const Words = styled('p', {
  base: {
    minWidth: 0,
    lineHeight: '1.35',
    '& > span': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& .name': { fontWeight: 'medium' },
    '& .place': { color: 'muted', fontSize: 'small' },
    '& a': { color: 'inherit', _hover: { color: 'text', textDecoration: 'underline' } },
  },
  variants: { open: { true: {}, false: { srOnly: true } } },
});

/** Who is signed in, for which organization and on which plan. */
export type Viewer = {
  fullName: string;
  organizationName: string;
  planName: string;
  /** Where the organization and its plan are changed, for who may. */
  organizationHref?: string | undefined;
};

type ViewerCardProps = { viewer: Viewer; open: boolean };

export function ViewerCard({ viewer, open }: ViewerCardProps) {
  const { fullName, organizationName, planName, organizationHref } = viewer;
  const place = `${organizationName} · ${planName}`;
  return (
    <Card open={open} title={`${fullName}\n${place}`}>
      {open || !organizationHref ? (
        <Disc aria-hidden="true">{getInitials(fullName)}</Disc>
      ) : (
        <DiscLink href={organizationHref} aria-label={`${getInitials(fullName)}: ${place}`}>
          {getInitials(fullName)}
        </DiscLink>
      )}
      <Words open={open}>
        <span className="name">
          <bdi>{fullName}</bdi>
        </span>
        <span className="place">
          {organizationHref && open ? (
            <Link href={organizationHref}>
              <bdi>{place}</bdi>
            </Link>
          ) : (
            <bdi>{place}</bdi>
          )}
        </span>
      </Words>
    </Card>
  );
}
