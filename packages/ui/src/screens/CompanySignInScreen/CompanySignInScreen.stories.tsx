import {
  getFinishCompanySignInMockHandler200,
  getFinishCompanySignInMockHandler401,
  getFinishCompanySignInMockHandler503,
} from '@cortex/api-client/company/mocks';
import { networkDown, pending } from '@cortex/api-client/mocks/handlers';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { onPhone } from '../../stories/onPhone.ts';
import { keepBinding } from '../SignInScreen/companyBinding.ts';
import { CompanySignInScreen } from './CompanySignInScreen.tsx';

const meta = {
  component: CompanySignInScreen,
  args: { code: 'code', state: 'state', signInHref: '/', onSignedIn: fn() },
  beforeEach() {
    keepBinding('binding');
  },
} satisfies Meta<typeof CompanySignInScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

function refusesWith(text: RegExp): Story['play'] {
  return async ({ canvas, args }: StoryContext) => {
    await waitFor(() => expect(canvas.getAllByText(text)[0]).toBeVisible());
    await expect(canvas.getByRole('link', { name: 'Back to sign-in' })).toHaveAttribute('href', '/');
    await expect(args.onSignedIn).not.toHaveBeenCalled();
  };
}

export const Default: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledWith({ role: 'user' }));
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(getFinishCompanySignInMockHandler200(pending));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Signing in...')).toBeInTheDocument();
  },
};

export const LoadError: Story = {
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getFinishCompanySignInMockHandler503());
  },
  play: refusesWith(/does not answer/),
};

export const Refused: Story = {
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getFinishCompanySignInMockHandler401());
  },
  play: refusesWith(/Ask an admin of your organization to add you/),
};

export const Phone: Story = { ...Refused, globals: onPhone };

export const NetworkDown: Story = {
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(networkDown('finishCompanySignIn'));
  },
  play: refusesWith(/Check your connection/),
};

export const NothingCameBack: Story = {
  args: { code: '', state: '' },
  play: refusesWith(/Nothing came back/),
};
