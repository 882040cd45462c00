import {
  getFinishCompanySignInMockHandler200,
  getFinishCompanySignInMockHandler401,
  getFinishCompanySignInMockHandler503,
} from '@cortex/api-client/company/mocks';
import { networkDown, pending } from '@cortex/api-client/mocks/handlers';
import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { onPhone } from '../../stories/onPhone.ts';
import { keepBinding } from '../SignInScreen/companyBinding.ts';
import { CompanySignInScreen } from './CompanySignInScreen.tsx';

const meta = preview.meta({
  component: CompanySignInScreen,
  args: { code: 'code', state: 'state', signInHref: '/', onSignedIn: fn() },
  beforeEach() {
    keepBinding('binding');
  },
});

function refusesWith(text: RegExp) {
  return async ({ canvas, args }: StoryContext) => {
    await waitFor(() => expect(canvas.getAllByText(text)[0]).toBeVisible());
    await expect(canvas.getByRole('link', { name: 'Back to sign-in' })).toHaveAttribute('href', '/');
    await expect(args.onSignedIn).not.toHaveBeenCalled();
  };
}

export const Default = meta.story({
  play: async ({ args }) => {
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledWith({ role: 'user' }));
  },
});

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(getFinishCompanySignInMockHandler200(pending));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Signing in...')).toBeInTheDocument();
  },
});

export const LoadError = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getFinishCompanySignInMockHandler503());
  },
  play: refusesWith(/does not answer/),
});

export const Refused = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(getFinishCompanySignInMockHandler401());
  },
  play: refusesWith(/Ask an admin of your organization to add you/),
});

export const Phone = meta.story({ ...Refused.input, globals: onPhone });

export const NetworkDown = meta.story({
  parameters: { expectsFailure: true },
  beforeEach({ msw }) {
    msw.use(networkDown('finishCompanySignIn'));
  },
  play: refusesWith(/Check your connection/),
});

export const NothingCameBack = meta.story({
  args: { code: '', state: '' },
  play: refusesWith(/Nothing came back/),
});
