import { defineConfig } from 'electron-vite'
import desktop from './apps/desktop/package.json' with { type: 'json' }
import { updateFeed } from './electron/main/updates/update-feed.ts'

// A feed that no app could use fails the build.
updateFeed(process.env)

/** Main, the engine and the preload; the renderer is built by vite.config.ts for both hosts. */
export default defineConfig({
  main: {
    define: {
      BAKED_UPDATE_FEED: JSON.stringify(process.env.UPDATE_FEED ?? ''),
      BAKED_UPDATE_KEY: JSON.stringify(process.env.UPDATE_KEY ?? ''),
    },
    build: {
      outDir: 'out/main',
      // The packages the desktop installs are loaded from there; everything else is bundled.
      externalizeDeps: { include: Object.keys(desktop.dependencies) },
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
