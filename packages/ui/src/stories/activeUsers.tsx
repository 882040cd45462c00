import { newUser, peopleOfAdmin } from '@cortex/api-client/fixtures/people';
import { getListUsersMockHandler200 } from '@cortex/api-client/users/mocks';
import type { Meta, StoryContext } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { ActiveUsersScreen } from '../screens/ActiveUsersScreen/ActiveUsersScreen.tsx';

export const screenMeta = {
  args: {
    createUserHref: '/create-user',
    selectedId: null,
    onSelect: fn(),
    initialQuery: '',
    onQueryChange: fn(),
  },
  render: function Render(args) {
    const [selectedId, setSelectedId] = useState(args.selectedId);
    return (
      <ActiveUsersScreen
        {...args}
        selectedId={selectedId}
        onSelect={(selection) => {
          args.onSelect(selection);
          setSelectedId(selection.id);
        }}
      />
    );
  },
  beforeEach({ msw }) {
    msw.use(getListUsersMockHandler200(peopleOfAdmin));
  },
} satisfies Meta<typeof ActiveUsersScreen>;

export const [, recruiter] = peopleOfAdmin;
export const saved = { ...newUser, ...recruiter, full_name: 'Jordan Reyes-Stone', is_admin: true };

export const others = peopleOfAdmin.filter(({ id }) => id !== saved.id);

export async function open({ canvas, userEvent }: StoryContext, name = /^jordan\.reyes/) {
  await userEvent.click(await canvas.findByRole('option', { name }));
}
