import { describe, expect, test } from 'vitest';
import { withoutContact } from './withoutContact.ts';

const name = 'Maria Lopez-Hunt';

describe('takes out', () => {
  test.each([
    ['a street and its town', '12 Mill Lane, Portland, OR 97201', /Mill|Portland|97201/],
    ['a German street', 'Hauptstra\u00dfe 12, 10115 Berlin', /Haupt|Berlin/],
    ['a French street', '7 rue de la Paix, 75002 Paris', /Paix|Paris/],
    ['a Spanish street', 'Calle Mayor 4, Madrid', /Mayor|Madrid/],
    ['a town with its code', 'Leeds LS1 4AP', /LS1/],
    ['a link without https', 'see t.me/marialh or calendly.com/m-l', /t\.me|calendly/],
    ['a name on a network', 'Twitter @maria_lh', /@|maria/],
    ['a mail that hides', 'maria [at] example [dot] com', /maria|example/],
    ['a site of their own', 'marialopez.dev', /lopez/],
    ['a name written together', 'MariaLopezHunt wrote it', /Maria/],
    ['half of a double name', 'We met Lopez and HUNT.', /Lopez|HUNT/],
  ])('%s', (_name, text, gone) => {
    expect(withoutContact(text, name)).not.toMatch(gone);
  });
});

test('takes no everyday word for a name', () => {
  expect(withoutContact('performance reviews', 'Per Form')).toBe('performance reviews');
});

test.each([
  'Built services in ASP.NET/C# and Node.js/Express on AWS.',
  'Clerk @ Ferris Wholesale, 2019 - 2025',
  'Hunted bugs, drove 12 trucks a day, and ran 3 stores on the high street.',
  'Cut costs by 20 % in 2021, in the way of lean production.',
  'Via radio and phone she kept 40 drivers on their way.',
  'Managed 15 Senior Nurses at the hospital.',
])('leaves work as it is: %s', (text) => {
  expect(withoutContact(text, name)).toBe(text);
});
