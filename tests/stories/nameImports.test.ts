import { expect, test } from 'vitest';
import { nameImports } from '../../.storybook/nameImports.ts';

function importsOf(told: string | undefined): string | undefined {
  return nameImports({ components: { components: { one: { import: told } } } }).components?.components.one
    ?.import;
}

test('a component, a screen and a part of a list are imported from where the package exports them', () => {
  expect(importsOf('import { Button } from "@cortex/ui";')).toBe(
    'import { Button } from "@cortex/ui/components/Button";',
  );
  expect(importsOf('import { DashboardScreen, Palette } from "@cortex/ui";')).toBe(
    'import { DashboardScreen } from "@cortex/ui/screens/DashboardScreen";\nimport { Palette } from "@cortex/ui/lists/Palette";',
  );
});

test('what the package does not export is left out, and other imports stay', () => {
  expect(
    importsOf('import { RankedRow, Button } from "@cortex/ui";\nimport { useState } from "react";'),
  ).toBe('import { Button } from "@cortex/ui/components/Button";\nimport { useState } from "react";');
  expect(importsOf('import { RankedRow } from "@cortex/ui";')).toBe('');
  expect(
    importsOf('import { Dialog } from "@cortex/ui";\n\nimport { Button } from \'../Button/Button.tsx\';'),
  ).toBe('import { Dialog } from "@cortex/ui/components/Dialog";');
  expect(importsOf(undefined)).toBeUndefined();
});
