// @ts-check
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'eslint/config';
// @ts-expect-error It ships no types.
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

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
  reactHooks.configs.flat.recommended,
  jsxA11y.flatConfigs.recommended,
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
    files: ['**/*.{mjs,cjs}'],
    extends: [tseslint.configs.disableTypeChecked],
  },
  {
    // What runs in a terminal speaks there.
    files: ['scripts/**'],
    rules: { 'no-console': 'off' },
  },
);
