import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

// Rules that need no types: svelte-check looks at those, and linting stays quick.
export default ts.config(
  { ignores: ["node_modules", "src/**/generated.ts", "test-results", "screenshots"] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-undef": "off", // TypeScript knows better
      "svelte/prefer-svelte-reactivity": "off", // collections in state are replaced, never changed
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
  {
    files: ["tests/**", "**/*.test.ts"],
    rules: {
      "@typescript-eslint/no-non-null-assertion": "off", // a test that fails there says enough
      "no-empty-pattern": "off", // a Playwright fixture that needs no other
    },
  },
);
