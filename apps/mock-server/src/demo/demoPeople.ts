export type DemoPerson = { username: string; email: string; full_name: string; is_admin: boolean };

/** The members of the demo organization. Passwords are set where the organization is seeded. */
export const demoPeople: readonly DemoPerson[] = [
  { username: 'admin', email: 'admin@cortex.test', full_name: 'Amara Castellan', is_admin: true },
  { username: 'morgan.reyes', email: 'user@cortex.test', full_name: 'Morgan Reyes', is_admin: false },
  { username: 'user1', email: 'user1@cortex.test', full_name: 'User 1', is_admin: false },
  { username: 'user2', email: 'user2@cortex.test', full_name: 'User 2', is_admin: false },
  { username: 'jordan.blake', email: 'jordan.blake@cortex.test', full_name: 'Jordan Blake', is_admin: false },
  {
    username: 'casey.lindqvist',
    email: 'casey.lindqvist@cortex.test',
    full_name: 'Casey Lindqvist',
    is_admin: false,
  },
  {
    username: 'tomasz.okafor',
    email: 'tomasz.okafor@cortex.test',
    full_name: 'Tomasz Okafor',
    is_admin: true,
  },
];

export const DEMO_ORGANIZATION = 'Acme Talent';

/** Another organization, small, so that what separates two can be seen and tried. */
export const SECOND_ORGANIZATION = 'Northwind Staffing';

export const secondPeople: readonly DemoPerson[] = [
  { username: 'noor.west', email: 'admin@second.cortex.test', full_name: 'Noor West', is_admin: true },
  { username: 'ellis.hart', email: 'user@second.cortex.test', full_name: 'Ellis Hart', is_admin: false },
];

export const secondJob = {
  title: 'Warehouse Coordinator',
  description: 'You plan the shifts of a warehouse with twenty people and keep its stock right.',
  skills_required: 'Shift planning, Inventory management, Forklift licence',
};
