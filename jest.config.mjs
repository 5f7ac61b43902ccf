// @ts-check

/** The configuration shared by both projects. */
const common = {
  modulePathIgnorePatterns: ['<rootDir>/public/', '<rootDir>/.cache/', '<rootDir>/\\..*-site/'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/__tests__/e2e/'],
  // Jest compiles no packages except those that are only ES modules.
  transformIgnorePatterns: [
    '/node_modules/(?!(?:github-slugger|lucide-react|p-limit|yocto-queue)/)',
  ],
  clearMocks: true,
  restoreMocks: true,
  globals: {
    __PATH_PREFIX__: '',
    __BASE_PATH__: '',
    __BUILD_YEAR__: 2020,
    __FAILURE__: {
      heading: 'Man overboard!',
      link: 'Back to the pier',
    },
    __LANGUAGES__: null,
  },
  transform: {
    '\\.(mjs|js|ts|tsx)$': [
      'babel-jest',
      {
        presets: [
          ['babel-preset-gatsby', { reactRuntime: 'automatic' }],
          '@babel/preset-typescript',
        ],
      },
    ],
  },
  moduleNameMapper: {
    '\\.css$': '<rootDir>/__tests__/support/cssModule.cjs',
    '\\.(avif|jpe?g|png|svg|webp|woff2)$': '<rootDir>/__tests__/support/assetUrl.cjs',
  },
};

/** @type {import('jest').Config} */
const config = {
  globalSetup: '<rootDir>/__tests__/support/globalSetup.ts',
  // By default Jest leaves one core unused: half of a machine with two.
  maxWorkers: '100%',
  // A worker with more takes so long to end that Jest kills it, and says so.
  workerIdleMemoryLimit: '300MB',
  // Some tests run whole commands, and some machines are slow.
  testTimeout: 30_000,
  projects: [
    {
      ...common,
      displayName: 'code',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
      setupFilesAfterEnv: ['<rootDir>/__tests__/support/printsNothing.ts'],
    },
    {
      ...common,
      displayName: 'page',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/__tests__/**/*.test.tsx'],
      setupFilesAfterEnv: [
        '<rootDir>/__tests__/support/dom.ts',
        '<rootDir>/__tests__/support/printsNothing.ts',
      ],
    },
  ],
};

export default config;
