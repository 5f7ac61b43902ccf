// @ts-check
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'eslint/config';
// @ts-expect-error The package has no types.
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/**
 * A rule that forbids imports from folders whose code runs elsewhere.
 * @param {...{ regex: string, message: string, allowTypeImports?: boolean }} patterns
 * @returns {import('eslint').Linter.RulesRecord}
 */
const border = (...patterns) => ({
  '@typescript-eslint/no-restricted-imports': ['error', { patterns }],
});

const NODE = {
  regex: '^node:',
  message: 'This code runs in browsers, which do not have the modules of Node.',
};
const NODE_ROOMS = {
  regex: '/(content|check|gatsby|html|hosting|desk|scripts)/',
  message: 'This code runs in browsers: it must not import code that runs in Node.',
};
const NODE_FOLDERS = ['content', 'check', 'gatsby', 'html', 'hosting', 'desk'].map(
  (name) => `src/${name}/**`,
);

export default defineConfig(
  {
    ignores: [
      'public/',
      '.cache/',
      '.fixture-site/',
      '.develop-site/',
      '.warm-site/',
      'node_modules/',
      'coverage/',
      'src/gatsby-types.d.ts',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  tseslint.configs.strictTypeChecked,
  {
    // Only files with components or hooks: the rules of the React Compiler parse each file a second time.
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
      // In a template literal, a number needs no String().
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
            'Put a text that changes into an element of its own: browsers replace text nodes when they translate a page, and React then fails to update a text that has siblings.',
        },
      ],
    },
  },
  {
    // Runs in browsers, and in Node while pages are rendered to HTML.
    files: ['src/**', 'gatsby-browser.tsx'],
    ignores: [...NODE_FOLDERS, 'src/schemas/**'],
    rules: border(NODE, NODE_ROOMS, {
      regex: '/schemas/(?!clock$)',
      allowTypeImports: true,
      message:
        'Content is checked in the build: code for browsers may import only the types of a schema.',
    }),
  },
  {
    files: ['src/schemas/**'],
    rules: border(NODE, {
      regex: '^\\.\\./(?!constants$)',
      message: 'A schema must not import the code that uses it.',
    }),
  },
  {
    // Runs in Node, called by Gatsby and by commands.
    files: [...NODE_FOLDERS, 'gatsby-*.ts', 'gatsby-ssr.tsx'],
    rules: border({
      regex: '/scripts/|/__tests__/',
      message: 'Commands import this code; it must not import commands.',
    }),
  },
  {
    files: ['gatsby-config.ts', 'gatsby-node.ts'],
    rules: border({
      regex: '^\\.',
      allowTypeImports: true,
      message:
        'Gatsby notices no change of what this file imports: load it in src/gatsby/hooks.ts, on whose files the cache depends.',
    }),
  },
  {
    files: ['scripts/**'],
    rules: border({
      regex: '/src/(?!content/|check/|gatsby/|html/|hosting/|desk/|schemas/)',
      message: 'Commands may import only the code of src that runs in Node.',
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
