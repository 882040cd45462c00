/** @jsxRuntime classic */
// biome-ignore lint/correctness/noUnusedImports: Storybook makes React.createElement of its manager's JSX.
import React from 'react';
import { addons, types } from 'storybook/manager-api';
import { ownBrand } from './brand.ts';
import { CommentsPanel, CommentsTitle } from './CommentsPanel.tsx';

addons.setConfig({ theme: ownBrand });

addons.register('cortex/comments', () => {
  addons.add('cortex/comments/panel', {
    type: types.PANEL,
    title: () => <CommentsTitle />,
    render: ({ active }) => (active ? <CommentsPanel /> : null),
  });
});
