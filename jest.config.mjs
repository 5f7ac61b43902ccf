// @ts-check

/** @type {import('jest').Config} */
const config = {
  testEnvironment: 'jsdom',
  testMatch: ['<rootDir>/__tests__/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/__tests__/e2e/'],
  modulePathIgnorePatterns: ['<rootDir>/public/', '<rootDir>/.cache/', '<rootDir>/.fixture-site/'],
  globalSetup: '<rootDir>/__tests__/support/globalSetup.ts',
  setupFilesAfterEnv: ['<rootDir>/__tests__/support/setup.ts'],
  // Jest leaves a core to the terminal, which on two cores is half of them.
  maxWorkers: '100%',
  restoreMocks: true,
  // Some tests run whole commands, and machines differ.
  testTimeout: 30_000,
  globals: { __PATH_PREFIX__: '', __BASE_PATH__: '' },
  transform: {
    '\\.(mjs|js|ts|tsx)$': [
      'babel-jest',
      {
        configFile: false,
        babelrc: false,
        presets: [
          ['babel-preset-gatsby', { reactRuntime: 'automatic' }],
          ['@babel/preset-typescript', { onlyRemoveTypeImports: true }],
        ],
      },
    ],
  },
  // The names of lucide's icons come as ES modules only.
  transformIgnorePatterns: ['/node_modules/(?!lucide-react/(dynamic|dist/esm))'],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/__tests__/support/cssModule.cjs',
    '\\.(avif|jpe?g|png|svg|webp|woff2)$': '<rootDir>/__tests__/support/assetUrl.cjs',
  },
};

export default config;
