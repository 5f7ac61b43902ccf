// @ts-check
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'eslint/config';
// @ts-expect-error It ships no types.
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/**
 * Forbids imports across a border between rooms.
 * @param {...{ regex: string, message: string, allowTypeImports?: boolean }} patterns
 * @returns {import('eslint').Linter.RulesRecord}
 */
const border = (...patterns) => ({
  '@typescript-eslint/no-restricted-imports': ['error', { patterns }],
});

const NODE = { regex: '^node:', message: 'This runs in browsers, which have nothing of Node.' };
const BUILD = {
  regex: '(^|/)build/|/scripts/',
  message: 'What runs in browsers imports nothing of the build and of the commands.',
};

export default defineConfig(
  {
    ignores: [
      'public/',
      '.cache/',
      '.fixture-site/',
      'node_modules/',
      'coverage/',
      'src/gatsby-types.d.ts',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  tseslint.configs.strictTypeChecked,
  {
    // The compiler's rules read each file a second time: only those that may hold components or hooks.
    files: ['src/**/*.tsx', 'src/**/use*.ts', '__tests__/**/*.tsx', 'gatsby-*.tsx'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.recommended],
  },
  {
    languageOptions: {
      parserOptions: {
        projectService: true,
        tsconfigRootDir: fileURLToPath(new URL('.', import.meta.url)),
      },
    },
    rules: {
      eqeqeq: 'error',
      'no-console': ['error', { allow: ['warn', 'error'] }],
      '@typescript-eslint/consistent-type-imports': 'error',
      // A number in a text reads the same with or without String().
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // () => setOpen(false) is the customary handler.
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
            'Give a text that changes an element of its own: where a browser translates the page, React no longer finds it beside others and fails.',
        },
      ],
    },
  },
  {
    // Browser, and the server rendering of what it shows.
    files: ['src/**', 'gatsby-browser.tsx'],
    ignores: ['src/build/**', 'src/schemas/**', 'src/desk/**'],
    rules: border(NODE, BUILD, {
      regex: '/schemas/(?!clock$)',
      allowTypeImports: true,
      message: 'Content is checked at build: only the types of a schema reach the browser.',
    }),
  },
  {
    // The editor's page, which reads and writes content by its schemas.
    files: ['src/desk/**'],
    rules: border(NODE, BUILD),
  },
  {
    files: ['src/schemas/**'],
    rules: border(NODE, {
      regex: '^\\.\\./(?!constants$)',
      message: 'A schema says what content may hold and imports nothing that uses it.',
    }),
  },
  {
    // Node, called by Gatsby and by commands.
    files: ['src/build/**', 'gatsby-*.ts', 'gatsby-ssr.tsx'],
    rules: border({
      regex: '/scripts/|/__tests__/',
      message: 'Commands import the build, never the other way.',
    }),
  },
  {
    files: ['scripts/**'],
    rules: border({
      regex: '/src/(?!build/|schemas/)',
      message: 'Commands work through src/build.',
    }),
  },
  {
    files: ['**/*.{mjs,cjs}'],
    extends: [tseslint.configs.disableTypeChecked],
  },
  {
    // What runs in a terminal speaks there.
    files: ['scripts/**'],
    rules: { 'no-console': 'off' },
  },
);
