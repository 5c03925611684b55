import { defineConfig } from 'electron-vite'

/** Main, the engine and the preload; the renderer is built by vite.config.ts for both hosts. */
export default defineConfig({
  main: {
    build: {
      outDir: 'out/main',
      rollupOptions: { input: { index: 'electron/main/index.ts', engine: 'electron/engine/index.ts' } },
    },
  },
  preload: {
    build: {
      outDir: 'out/preload',
      externalizeDeps: false,
      isolatedEntries: true,
      rollupOptions: {
        input: { index: 'electron/preload/index.ts' },
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
})
