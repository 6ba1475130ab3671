import base from '../../playwright.config.ts';

// Pictures are taken when somebody asks for them, not with every test.
export default {
  ...base,
  testDir: '.',
  testMatch: 'screens.shots.ts',
  reporter: [['list']],
  use: { ...base.use, trace: 'off' },
};
