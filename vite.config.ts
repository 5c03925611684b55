import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { NONCE_MARK } from './protocol/content-security.ts'
import { appManifest } from './renderer/build/app-manifest-plugin.ts'
import { brotli } from './renderer/build/brotli-plugin.ts'
import { firstLoadGroups, firstLoads } from './renderer/build/first-loads-plugin.ts'
import { firstPaint } from './renderer/build/first-paint-plugin.ts'
import { portraits } from './renderer/build/portraits-plugin.ts'
import { serviceWorker } from './renderer/build/service-worker-plugin.ts'
import { shells } from './renderer/build/shells-plugin.ts'
import { fontSubset } from './renderer/theme/fonts/font-subset-plugin.ts'

const here = import.meta.dirname

/**
 * Where the development server sends what only a server can answer, under its own address: a server refuses a change from a page
 * of another one.
 */
const server = { target: `http://localhost:${process.env.PORT ?? 4600}`, changeOrigin: false }

const config = (): UserConfig => ({
  root: join(here, 'renderer'),
  publicDir: false,
  cacheDir: join(here, 'node_modules/.vite'),
  plugins: [
    react(),
    tailwindcss(),
    fontSubset(join(here, 'node_modules/.cache/bar-duel-fonts')),
    firstPaint(),
    portraits('avatars', join(here, 'resources/avatars'), 'svg'),
    portraits('previews', join(here, 'resources/previews'), 'jpg'),
    appManifest(join(here, 'resources')),
    firstLoads(),
    shells(join(here, 'node_modules/.cache/bar-duel-shell')),
    serviceWorker(),
    brotli(),
  ],
  html: { cspNonce: NONCE_MARK },
  build: {
    outDir: join(here, 'out/renderer'),
    emptyOutDir: true,
    // light-dark() and @property without fallbacks; the desktop brings its own Chromium.
    target: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    // The content security policy lets fonts and images come only from files of ours.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  server: {
    port: 4610,
    fs: { allow: [here] },
    proxy: {
      '/api': server,
      '/test': server,
      '/docs': server,
      '/ws': { ...server, ws: true },
    },
  },
})

/** The one renderer, served by the cloud server to browsers and by the desktop shell on app://barduel. */
export default defineConfig(async ({ command }) => {
  if (command === 'serve') return config()
  const { build, ...rest } = config()
  const codeSplitting = { groups: await firstLoadGroups(config()) }
  return { ...rest, build: { ...build, rolldownOptions: { output: { codeSplitting } } } }
})
