import { defineConfig } from 'electron-vite'
import desktop from './apps/desktop/package.json' with { type: 'json' }
import { allowedServer } from './electron/main/server-url.ts'
import { updateFeed } from './electron/main/updates/update-feed.ts'

/** The server of the app that is built, for a player who has chosen none. */
const server = process.env.BARDUEL_DEFAULT_SERVER ?? ''
if (server && !allowedServer(server))
  throw new Error('BARDUEL_DEFAULT_SERVER must be an https:// address (http:// for this machine only).')

// A feed that no app could use fails the build.
updateFeed(process.env)

/** Main, the engine and the preload; the renderer is built by vite.config.ts for both hosts. */
export default defineConfig({
  main: {
    define: {
      'process.env.BARDUEL_DEFAULT_SERVER': JSON.stringify(server),
      BAKED_UPDATE_FEED: JSON.stringify(process.env.UPDATE_FEED ?? ''),
      BAKED_UPDATE_KEY: JSON.stringify(process.env.UPDATE_KEY ?? ''),
    },
    build: {
      outDir: 'out/main',
      // The packages the desktop installs are loaded from there; everything else is bundled.
      externalizeDeps: { include: Object.keys(desktop.dependencies) },
      rollupOptions: {
        input: { index: 'electron/main/index.ts', engine: 'electron/engine/index.ts' },
        // Nobody reads the comments in a package.
        output: { comments: { jsdoc: false } },
      },
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
