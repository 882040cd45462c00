import { expect, field, submitCredentials, test, toUsername } from './fixtures.ts';

test.use({ as: 'admin', storageState: { cookies: [], origins: [] } });

test('a person adds a passkey, signs in with it alone, and removes it', async ({
  page,
  product,
  api,
  unique,
}) => {
  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  const { authenticatorId } = await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const name = unique('Passkey Holder');
  await api.createUser(name);
  await page.goto(product.webUrl);
  await submitCredentials(page, {
    email: `${toUsername(name)}@example.com`,
    password: 'four green lamps',
  });
  await expect(page).toHaveURL(/dashboard$/);
  await page.goto(`${product.webUrl}/update-password`);
  await page.getByRole('link', { name: 'Passkeys' }).click();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await field(page, 'Name').fill('Laptop');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Passkey added.')).toBeVisible();
  await expect(page.getByText('Not used yet')).toBeVisible();

  // The device is known already.
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await field(page, 'Name').fill('Laptop again');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('This device has a passkey for your account already.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();

  const logOut = async () => {
    await page.getByRole('link', { name: 'Log Out' }).first().click();
    await expect(page.getByRole('heading', { name: 'Logout Successful' })).toBeVisible();
    await page.goto(product.webUrl);
  };
  await logOut();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL(/dashboard$/);
  await page.goto(`${product.webUrl}/update-password?view=passkeys`);
  await expect(page.getByText(/^Last used /)).toBeVisible();
  await page.getByRole('button', { name: 'Remove Laptop' }).click();
  await page.getByRole('button', { name: 'Remove Laptop for good' }).click();
  await expect(page.getByText('No passkeys yet')).toBeVisible();
  await logOut();

  // The device still has it, and the server does not.
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText('This passkey does not sign in here.').first()).toBeVisible();
  await devices.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
});
