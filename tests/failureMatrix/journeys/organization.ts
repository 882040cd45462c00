import { extensionMessages } from '../../../packages/ui/src/feedback/extensionMessages.ts';
import { messages } from '../../../packages/ui/src/feedback/messages.ts';
import { retentionMessages } from '../../../packages/ui/src/screens/OrganizationEditScreen/retentionMessages.ts';
import type { Journey } from '../Journey.ts';
import { choose, press, seeNoDialog } from '../person.ts';
import { retention } from './places.ts';

const record = '/organization/update?view=record';

async function askToDelete(): Promise<void> {
  await choose('Mara Lindqvist');
  await press('Delete 1 candidate');
}

/** The way through the screens to each call about the organization, its figures and its record. */
export const organizationJourneys = {
  getDashboard: [
    {
      kind: 'load',
      path: '/dashboard',
      as: 'user',
      heading: "Welcome! Here's an overview of your hiring activity",
      texts: messages.dashboard,
      loaded: 'See all candidates',
    },
  ],
  createOrganization: [
    {
      kind: 'save',
      path: '/organization/create',
      as: 'visitor',
      heading: 'Create Organization',
      texts: messages.createOrganization,
      typed: {
        'Organization name': 'Night Bakers',
        'Admin username': 'nia',
        'Admin email': 'nia.holm@example.com',
        'Admin password': 'three unrelated words',
        'Confirm password': 'three unrelated words',
      },
      fields: {
        name: 'Organization name',
        admin_username: 'Admin username',
        admin_email: 'Admin email',
        admin_password: 'Admin password',
      },
      submit: () => press('Create Organization'),
      saved: messages.createOrganization.success,
      answerRead: false,
    },
  ],
  getOrganization: [
    {
      kind: 'load',
      path: '/organization/update',
      as: 'admin',
      heading: 'Update Organization',
      texts: messages.loadOrganization,
      loaded: 'Pricing tier',
    },
  ],
  updateOrganization: [
    {
      kind: 'save',
      path: '/organization/update',
      as: 'admin',
      heading: 'Update Organization',
      texts: messages.updateOrganization,
      typed: { Name: 'Night Bakers', 'Admin email': 'nia.holm@example.com' },
      comesBack: true,
      fields: { name: 'Name', adminEmail: 'Admin email' },
      async submit() {
        await seeNoDialog();
        await press('Save');
        await press('Save changes');
      },
      saved: messages.updateOrganization.success,
      answerRead: false,
    },
  ],
  contactSupport: [
    {
      kind: 'save',
      path: '/contact-support',
      as: 'user',
      heading: 'Contact Support',
      texts: messages.contactSupport,
      typed: { Name: 'Nia Holm', Email: 'nia.holm@example.com', Message: 'The oven is cold.' },
      comesBack: true,
      fields: { name: 'Name', email: 'Email', message: 'Message' },
      submit: () => press('Submit'),
      saved: messages.contactSupport.success,
      answerRead: false,
    },
  ],
  getUserPerformance: [
    {
      kind: 'load',
      path: '/user-performance',
      as: 'user',
      heading: 'User Performance: All Users',
      texts: { failed: messages.performance.failed },
      loaded: 'Jobs Overview',
    },
  ],
  getUserPerformanceHistory: [
    {
      kind: 'load',
      path: '/user-performance',
      as: 'user',
      heading: 'User Performance: All Users',
      texts: { failed: messages.performance.historyFailed },
      loaded: 'Jobs filled and candidates shared by month',
    },
  ],
  getOrganizationPerformance: [
    {
      kind: 'load',
      path: '/org-performance',
      as: 'admin',
      heading: 'Organization Performance',
      texts: { failed: messages.performance.organizationFailed },
      loaded: 'See all candidates',
    },
  ],
  listLedger: [
    {
      kind: 'load',
      path: record,
      as: 'admin',
      heading: 'Update Organization',
      texts: extensionMessages.loadLedger,
      loaded: 'Avery Stone signed in through the company',
    },
  ],
  exportLedger: [
    {
      kind: 'save',
      path: record,
      as: 'admin',
      heading: 'Update Organization',
      texts: extensionMessages.exportLedger,
      submit: () => press('Download CSV'),
      saved: extensionMessages.exportLedger.success,
      answerRead: true,
    },
  ],
  getRetention: [
    {
      kind: 'load',
      path: retention,
      as: 'admin',
      heading: 'Update Organization',
      texts: retentionMessages.load,
      loaded: 'Mara Lindqvist',
    },
  ],
  updateRetention: [
    {
      kind: 'save',
      path: retention,
      as: 'admin',
      heading: 'Update Organization',
      texts: retentionMessages.update,
      typed: { 'Propose candidates': '24 months without activity' },
      comesBack: false,
      submit: () => press('Save'),
      saved: retentionMessages.update.success,
      answerRead: true,
    },
  ],
  deleteInactiveCandidates: [
    {
      kind: 'save',
      path: retention,
      as: 'admin',
      heading: 'Update Organization',
      texts: retentionMessages.erase,
      open: askToDelete,
      reopen: askToDelete,
      submit: () => press('Delete 1 candidate for good'),
      saved: retentionMessages.erase.success,
      answerRead: true,
    },
  ],
} satisfies Record<string, readonly [Journey, ...Journey[]]>;
