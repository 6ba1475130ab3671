import { fileURLToPath } from 'node:url';
import base from '../../playwright.config.ts';

// Pictures are taken when somebody asks for them, not with every test.
export default {
  ...base,
  testDir: '.',
  testMatch: fileURLToPath(import.meta.resolve('./screens.shots.ts')),
  reporter: [['list']],
  use: { ...base.use, trace: 'off' },
};
