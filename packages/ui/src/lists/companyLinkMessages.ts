/** Messages about the link between an account and the company's sign-in. */
export const companyLinkMessages = {
  remove: {
    success: 'Company sign-in unlinked.',
    failed: 'Failed to unlink the company sign-in.',
    error: 'Error unlinking the company sign-in. Please try again.',
  },
} as const;
