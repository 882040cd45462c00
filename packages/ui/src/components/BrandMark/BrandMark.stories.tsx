import preview from '../../../../../.storybook/preview.tsx';
import { BrandMark } from './BrandMark.tsx';

const meta = preview.meta({
  component: BrandMark,
  decorators: [(Story) => <div style={{ padding: 24 }}>{Story()}</div>],
});

export const WithName = meta.story();
export const MarkAlone = meta.story({ args: { nameHidden: true } });
export const Large = meta.story({ args: { size: 'large' } });
