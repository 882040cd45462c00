import { recruiterLogin } from '@cortex/api-client/fixtures/people';
import { networkDown } from '@cortex/api-client/mocks/handlers';
import { getSession, storeSession } from '@cortex/api-client/session';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { LogoutScreen } from './LogoutScreen.tsx';

const meta = preview.meta({
  component: LogoutScreen,
  args: { signInHref: '/' },
  beforeEach() {
    storeSession(recruiterLogin);
  },
});

export const Default = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { name: 'Logout Successful' })).toBeVisible();
    await expect(canvas.getByText('You have been successfully logged out.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/');
    await expect(getSession()).toBeNull();
    await expect(localStorage.getItem('access_token')).toBeNull();
    await expect(localStorage.getItem('userRole')).toBeNull();
  },
});

export const LogsOutWithoutNetwork = meta.story({
  beforeEach({ msw }) {
    msw.use(networkDown('logOut'));
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { name: 'Logout Successful' })).toBeVisible();
    await expect(getSession()).toBeNull();
  },
});
