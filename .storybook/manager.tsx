/** @jsxRuntime classic */
// biome-ignore lint/correctness/noUnusedImports: Storybook makes React.createElement of its manager's JSX.
import React from 'react';
import { addons, types } from 'storybook/manager-api';
import { ownBrand } from './brand.ts';
import { CommentsPanel, CommentsTitle } from './CommentsPanel.tsx';
import { DesignPanel } from './DesignPanel.tsx';

addons.setConfig({ theme: ownBrand });

addons.register('cortex/comments', () => {
  addons.add('cortex/comments/panel', {
    type: types.PANEL,
    title: () => <CommentsTitle />,
    render: ({ active }) => (active ? <CommentsPanel /> : null),
  });
});

addons.register('cortex/design', () => {
  addons.add('cortex/design/panel', {
    type: types.PANEL,
    title: 'Design',
    // It goes on lying over the story while another panel is open.
    render: ({ active }) => (
      <div hidden={!active}>
        <DesignPanel />
      </div>
    ),
  });
});
