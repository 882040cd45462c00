import { useListUsers } from '@cortex/api-client/users';
import { CompanyLink } from '../../lists/CompanyLink.tsx';
import { styled } from '../../theme/styled.tsx';

const Section = styled('section', {
  base: { marginBlockStart: '6', '& h2': { fontSize: 'lead', marginBlockEnd: '1' } },
});

/** The link of one's own account to the company's sign-in; nothing where there is none, or the server does not say. */
export function OwnCompanyLink() {
  const users = useListUsers();
  const own = users.data?.find(({ is_self }) => is_self);
  if (!own?.company_linked) return null;
  return (
    <Section aria-labelledby="company-sign-in">
      <h2 id="company-sign-in">Company sign-in</h2>
      <CompanyLink user={own} />
    </Section>
  );
}
