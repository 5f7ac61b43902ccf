// @ts-check
import { fileURLToPath } from 'node:url';
import css from '@eslint/css';
import { defineConfig } from 'eslint/config';
import baselineJs from 'eslint-plugin-baseline-js';
// @ts-expect-error The package has no types.
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import importSort from 'eslint-plugin-simple-import-sort';
import tseslint from 'typescript-eslint';

/**
 * Returns a rule that forbids imports from folders whose code runs elsewhere.
 * @param {...{ regex: string, message: string, allowTypeImports?: boolean }} patterns
 * @returns {import('eslint').Linter.RulesRecord}
 */
const restrictImports = (...patterns) => ({
  '@typescript-eslint/no-restricted-imports': ['error', { patterns }],
});

const NODE_MODULES = {
  regex: '^node:',
  message: 'This code runs in browsers, which do not have Node’s modules.',
};
const NODE_CODE = {
  regex: '/(build|cms|scripts)/|/content/(?!schemas/|(galleryPaths|time)$)',
  message: 'This code runs in browsers: it must not import code that runs in Node.',
};
const SCHEMAS = {
  regex: '/schemas/',
  allowTypeImports: true,
  message:
    'Content is checked in the build: code for browsers may import only the types of a schema.',
};

/** Code that runs only in Node. */
const NODE_FILES = [
  'src/{build,cms}/**',
  'src/content/!(galleryPaths|time).ts',
  'src/content/*/**',
];

/** Code that runs in browsers, and in Node when Gatsby renders pages to HTML; without `NODE_FILES`. */
const BROWSER_FILES = ['src/**/*.{ts,tsx}', 'templates/*', 'gatsby-browser.tsx'];

/** Packages that only these files import, so that only they change if another package replaces them. */
const WRAPPERS = {
  '@reach/dialog': 'src/gallery/viewer/Dialog.tsx',
  'react-masonry-css': 'src/gallery/PhotoGrid.tsx',
  photoswipe: 'src/gallery/viewer/*.ts',
};

/**
 * Returns a rule that forbids what code for browsers must not import.
 * @param {string} [wrapper] the files, if they are in `WRAPPERS`
 */
const restrictBrowserImports = (wrapper) =>
  restrictImports(
    NODE_MODULES,
    NODE_CODE,
    SCHEMAS,
    ...Object.entries(WRAPPERS)
      .filter(([, file]) => file !== wrapper)
      .map(([name, file]) => ({
        regex: `^${name}$`,
        message: `Only ${file} may import this package.`,
      })),
  );

const CODE = ['**/*.{ts,tsx,mjs,cjs}'];

/** The last year whose new features all browsers of package.json support, the oldest being Safari 15.6. */
const BASELINE = 2021;

/** Newer styles that are used nevertheless. */
const NEWER_STYLES = {
  atRules: [
    'layer', // since Chrome 99, Firefox 97 and Safari 15.4
    'container', // Safari 15: words of cards stay below their picture, hours beside their days
    'page', // Safari: a sheet has the browser's margins
  ],
  functions: [
    'color-mix', // Chrome 109, Safari 15: a decorative line or shadow is missing, or has the text's colour
    'lch', // Chrome 109: the alternative text of a missing picture has the page's text colour
  ],
  mediaConditions: [
    'forced-colors', // Safari has no forced colours
  ],
  properties: [
    // Supported by all browsers of the list:
    'appearance',
    'contain',
    'mask',
    'mask-image',
    'outline',
    'rotate',
    'scale',
    'scroll-behavior',
    'scroll-snap-stop',
    'scroll-snap-type',
    // With a lesser result in some:
    'container',
    'container-type',
    'content-visibility', // on paper, texts of services stay closed
    'forced-color-adjust', // Safari has no forced colours
    'hyphenate-limit-chars', // more words are broken
    'hyphens',
    'overscroll-behavior', // Safari 15: the page scrolls at the end of a dialog
    'overscroll-behavior-x', // Safari 15: a swipe beyond the last card may leave the page
    'resize', // iOS: the message box keeps its size
    'scrollbar-width', // Chrome 120 and Safari 18.1 have a selector for it
    'text-size-adjust', // for phones only
    'text-wrap', // lines of unequal length
  ],
  values: {
    'break-after': ['avoid'], // Firefox: on paper a heading may end a sheet
    'break-before': ['avoid'], // Firefox: on paper the footer may have its own sheet
    float: ['inline-start'], // Chrome 109: on paper words stand below their picture
    'grid-template-rows': ['subgrid'], // Chrome 109 and Safari 15: pictures and dolls stand on no shelf
    overflow: ['clip'], // Safari 15: corners of cards are square
    'overflow-wrap': ['anywhere'],
    'overflow-x': ['clip'], // Safari 15: see `base.css`
  },
  selectors: [
    'marker', // some show list markers in the text's colour
    'focus-visible', // since Safari 15.4
    'backdrop', // since Safari 15.4
    'details-content', // as 'content-visibility'
    'has', // Firefox 115: some words are elsewhere
    'selection', // iOS: the browser's default colour
  ],
  units: [
    'svh', // since Chrome 108, Firefox 101 and Safari 15.4
    'cqw', // Safari 15: see `Figures.module.css`; tables in texts may be too wide
  ],
};

/** All conditions of style sheets. Before you add one, see whether the page is as good with one of these. */
const CONDITIONS = [
  '(min-width: 40rem)', // phones on their side
  '(min-width: 48rem)', // tablets; the header shows its links
  '(min-width: 64rem)', // desktops
  '(min-width: 80rem)', // wide desktops
  '(min-aspect-ratio: 5/4) and (min-width: 35rem)', // words stand beside a picture (`breakpoints.ts`)
  '(max-aspect-ratio: 1249/1000) and (min-width: 44rem)', // tablets on end
  '(max-height: 30rem)', // low windows
  '(hover: hover)',
  '(hover: hover), (min-width: 64rem)', // arrows beside the carousel
  '(any-pointer: coarse)',
  '(prefers-reduced-motion: reduce)',
  '(forced-colors: active)',
  '(min-width: 38rem)', // of a card: its table stands beside its words
  '(max-width: 18rem)', // of a card: times stand below their days
];

/**
 * A rule that forbids all others.
 * @type {import('eslint').Rule.RuleModule}
 */
const knownConditions = {
  create: (context) => ({
    'Atrule[name=/^(media|container)$/] > AtrulePrelude'(
      /** @type {import('eslint').Rule.Node} */ node,
    ) {
      const condition = context.sourceCode.getText(node).trim();
      if (!CONDITIONS.includes(condition))
        context.report({ node, message: 'Not among the CONDITIONS of eslint.config.mjs.' });
    },
  }),
};

export default defineConfig(
  {
    ignores: [
      'public/',
      '.cache/',
      '.*-site/',
      'node_modules/',
      'coverage/',
      '.wrangler/',
      'src/build/gatsby-types.d.ts',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  { files: CODE, extends: [tseslint.configs.strictTypeChecked] },
  {
    // Only files with components or hooks, since the rules of the React Compiler parse each file a second time.
    files: ['src/**/*.tsx', 'src/**/use*.ts', '__tests__/**/*.tsx', 'gatsby-*.tsx'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.recommended],
  },
  {
    files: CODE,
    languageOptions: {
      parserOptions: {
        projectService: true,
        tsconfigRootDir: fileURLToPath(new URL('.', import.meta.url)),
      },
    },
    plugins: { 'import-sort': importSort },
    rules: {
      // Node's modules, packages, other folders, this folder, and last imports for their effect, such as styles.
      'import-sort/imports': [
        'error',
        { groups: [['^node:', '^@?\\w', '^\\.\\.', '^\\.', '^\\u0000']] },
      ],
      eqeqeq: 'error',
      '@typescript-eslint/no-shadow': ['error', { ignoreOnInitialization: true }],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      '@typescript-eslint/consistent-type-imports': 'error',
      // Allows numbers in template literals without String().
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // Allows handlers such as () => setOpen(false).
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    },
  },
  {
    files: ['src/**/*.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: [
            ':matches(JSXElement, JSXFragment):has(> JSXElement) > JSXExpressionContainer > :matches(ConditionalExpression, LogicalExpression) > :matches(MemberExpression, Literal, TemplateLiteral):matches(.consequent, .alternate, .right)',
            'JSXElement:has(> JSXElement) > JSXExpressionContainer > TemplateLiteral',
            'JSXFragment > JSXExpressionContainer > :matches(MemberExpression, TemplateLiteral)',
          ].join(', '),
          message:
            'Put a text that changes into its own element: browsers replace text nodes when they translate a page, and React then fails to update a text with siblings.',
        },
      ],
    },
  },
  {
    files: BROWSER_FILES,
    ignores: NODE_FILES,
    rules: restrictBrowserImports(),
  },
  ...Object.values(WRAPPERS).map((file) => ({
    files: [file],
    rules: restrictBrowserImports(file),
  })),
  {
    // Allows only what every browser of the browserslist in package.json supports, since all are newer than the
    // year. `lib` in tsconfig.json limits the methods of JavaScript's own objects.
    files: BROWSER_FILES,
    ignores: NODE_FILES,
    plugins: { 'baseline-js': { rules: baselineJs.rules } },
    rules: {
      'baseline-js/use-baseline': [
        'error',
        {
          available: BASELINE,
          includeWebApis: { preset: 'auto' },
          includeJsBuiltins: { preset: 'auto' },
          // All browsers of the list have `dialog`, the last since Safari 15.4. The code checks for `navigation`: without
          // it a button does less. Mice send no touch events.
          ignoreFeatures: ['dialog', 'navigation', 'touch-events'],
        },
      ],
    },
  },
  {
    files: ['{src,static}/**/*.css'],
    plugins: { css, house: { rules: { 'known-conditions': knownConditions } } },
    language: 'css/css',
    rules: {
      'house/known-conditions': 'error',
      'css/use-baseline': [
        'error',
        {
          available: BASELINE,
          allowAtRules: NEWER_STYLES.atRules,
          allowFunctions: NEWER_STYLES.functions,
          allowMediaConditions: NEWER_STYLES.mediaConditions,
          allowProperties: NEWER_STYLES.properties,
          allowPropertyValues: NEWER_STYLES.values,
          allowSelectors: NEWER_STYLES.selectors,
          allowUnits: NEWER_STYLES.units,
        },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'PseudoClassSelector[name=hover]:not(Atrule[name=media] *)',
          message: 'Put it into "@media (hover: hover)": a tap would leave the style behind.',
        },
      ],
    },
  },
  {
    // Runs in Node, called by Gatsby and by commands.
    files: [...NODE_FILES, 'gatsby-*.ts', 'gatsby-ssr.tsx'],
    rules: restrictImports({
      regex: '/scripts/|/__tests__/',
      message: 'Commands import this code; it must not import commands.',
    }),
  },
  {
    files: ['src/content/schemas/**'],
    rules: restrictImports(NODE_MODULES, {
      regex: '^\\.\\./(?!time$)',
      message: 'A schema must not import the code that uses it.',
    }),
  },
  {
    files: ['scripts/**'],
    rules: restrictImports({
      regex: '/src/(?!(build|cms|content)/)',
      message: 'Commands may import only the code of src that runs in Node.',
    }),
  },
  {
    // What tests real content and published sites, where no fixture is built.
    files: [
      '__tests__/e2e/real-content/**',
      '__tests__/e2e/support/!(carousel|contactForm|fixture|photos).ts',
    ],
    rules: restrictImports({
      regex: '/(carousel|contactForm|content|fixture\\w*|photos)$|/fixtureSite/',
      message: 'This code also tests published sites: it must not import the fixture.',
    }),
  },
  {
    files: ['**/*.{mjs,cjs}'],
    extends: [tseslint.configs.disableTypeChecked],
  },
  {
    // Commands print to the terminal.
    files: ['scripts/**'],
    rules: { 'no-console': 'off' },
  },
);
