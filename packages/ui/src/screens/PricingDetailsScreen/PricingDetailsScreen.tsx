import { ArrowLeft, Check } from 'lucide-react';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { PublicPage } from '../../components/PublicPage/PublicPage.tsx';
import { type Plan, plans } from '../../plans.ts';
import { styled } from '../../theme/styled.tsx';

const Cards = styled('ul', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
    listStyle: 'none',
  },
});

const Card = styled('li', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    padding: { base: '5', lg: '6' },
    borderRadius: 'card',
    border: '1px solid {colors.line}',
    bg: 'surface',
    '& h2': { fontSize: 'lead' },
    '& .price': {
      display: 'flex',
      alignItems: 'baseline',
      flexWrap: 'wrap',
      marginBlockStart: '3',
      marginBlockEnd: '5',
      color: 'muted',
      fontVariantNumeric: 'tabular-nums',
      '& strong': {
        color: 'text',
        fontSize: { base: '2rem', lg: 'figure' },
        fontWeight: 'semibold',
        letterSpacing: '-0.02em',
        lineHeight: '1.1',
      },
    },
    '& ul': {
      flex: 1,
      listStyle: 'none',
      paddingBlockStart: '5',
      marginBlockEnd: '6',
      borderBlockStart: '1px solid {colors.line}',
    },
    '& ul li': { display: 'flex', gap: '3', paddingBlock: '1.5' },
    '& a': { whiteSpace: 'normal', textAlign: 'center' },
    '& a + a': { marginBlockStart: '2' },
    '& ul svg': { flexShrink: 0, marginBlockStart: '3px', color: 'good' },
  },
});

const Back = styled('p', { base: { marginBlockStart: '8', '& a': { whiteSpace: 'normal' } } });

export type PricingDetailsScreenProps = {
  signInHref: string;
  createOrganizationHref: string;
  /** Where an organization is created on a plan. */
  getCreateHref: (plan: { tier: Plan['tier'] }) => string;
  getPaymentHref: (plan: { tier: Plan['tier'] }) => string;
};

/** Where a visitor compares what the three plans cost and hold. */
export function PricingDetailsScreen({
  signInHref,
  createOrganizationHref,
  getCreateHref,
  getPaymentHref,
}: PricingDetailsScreenProps) {
  return (
    <PublicPage
      homeHref={signInHref}
      title="Pricing"
      description="A plan is for the whole organization. An admin can change it at any time."
      width="wide"
    >
      <Cards>
        {plans.map(({ tier, name, price, features }) => {
          const [amount, period] = price.split('/');
          return (
            <Card key={tier}>
              <h2>{name}</h2>
              <p className="price">
                <strong>{amount}</strong>/{period}
              </p>
              <ul aria-label={`What ${name} holds`}>
                {features.map((feature) => (
                  <li key={feature}>
                    <Check size={16} strokeWidth={2} aria-hidden="true" />
                    {feature}
                  </li>
                ))}
              </ul>
              <ButtonLink href={getPaymentHref({ tier })} variant="secondary" size="large" wide>
                Choose {name}
              </ButtonLink>
              <ButtonLink href={getCreateHref({ tier })} variant="quiet" wide>
                Create Organization on {name}
              </ButtonLink>
            </Card>
          );
        })}
      </Cards>
      <Back>
        <ButtonLink href={createOrganizationHref} variant="quiet">
          <ArrowLeft size={16} strokeWidth={1.75} aria-hidden="true" />
          Back to Create Organization
        </ButtonLink>
      </Back>
    </PublicPage>
  );
}
