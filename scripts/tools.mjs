/** The script of each tool in node_modules that we run, by its command. A shell would differ from system to system. */
export const TOOLS = {
  biome: 'node_modules/@biomejs/biome/bin/biome',
  'electron-vite': 'node_modules/electron-vite/bin/electron-vite.js',
  playwright: 'node_modules/@playwright/test/cli.js',
  tsc: 'node_modules/typescript/bin/tsc',
  vite: 'node_modules/vite/bin/vite.js',
  vitest: 'node_modules/vitest/vitest.mjs',
}
