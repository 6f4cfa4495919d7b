import { publishBaseFamilies } from './publish/base-families.ts';
publishBaseFamilies();
