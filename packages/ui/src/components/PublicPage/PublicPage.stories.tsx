import preview from '../../../../../.storybook/preview.tsx';
import { PublicPage } from './PublicPage.tsx';

const meta = preview.meta({
  component: PublicPage,
  args: {
    homeHref: '/',
    title: 'Forgot Password',
    description: 'We mail you a one-time password.',
    width: 'narrow' as const,
    children: <p>The form</p>,
  },
});

export const Narrow = meta.story();
export const Form = meta.story({ args: { width: 'form' } });
export const Wide = meta.story({ args: { width: 'wide' } });
