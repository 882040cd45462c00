import { addons } from 'storybook/manager-api';
import { ownBrand } from './brand.ts';

addons.setConfig({ theme: ownBrand });
