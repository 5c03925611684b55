import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import { SCREENS } from '../../protocol/screens.ts'
import { APP_MANIFEST } from '../../protocol/web-files.ts'
import { GROUNDS } from '../theme/grounds.ts'

/** The app's icons: the address of each, and the picture under resources/ it is. */
const ICONS = {
  'icon-192.png': 'web-icons/icon-192.png',
  'icon-512.png': 'icons/icon.png',
  'icon-maskable.png': 'web-icons/maskable-512.png',
  'icon-apple.png': 'web-icons/apple-180.png',
} as const

const png = (name: keyof typeof ICONS, size: number, purpose: 'any' | 'maskable') => ({
  src: `/${name}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** The facts a browser needs to install the app. */
const MANIFEST = {
  id: SCREENS.home,
  name: 'Bar Duel',
  short_name: 'Bar Duel',
  description: 'Duel on real law questions. Study for the bar by playing.',
  lang: 'en-US',
  start_url: SCREENS.home,
  scope: SCREENS.home,
  display: 'standalone',
  background_color: GROUNDS.chambers,
  theme_color: GROUNDS.chambers,
  categories: ['education', 'games'],
  icons: [
    png('icon-192.png', 192, 'any'),
    png('icon-512.png', 512, 'any'),
    png('icon-maskable.png', 512, 'maskable'),
  ],
  shortcuts: [
    { name: 'Daily Casefile', url: SCREENS.daily },
    { name: 'Solo Challenge', url: SCREENS.solo },
  ],
}

/** Makes the web app installable: its manifest, its icons, and the tags that name them. */
export function appManifest(resources: string): Plugin {
  return {
    name: 'bar-duel:app-manifest',
    apply: 'build',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: APP_MANIFEST.slice(1), source: JSON.stringify(MANIFEST) })
      for (const [fileName, file] of Object.entries(ICONS))
        this.emitFile({ type: 'asset', fileName, source: await readFile(path.join(resources, file)) })
    },
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: APP_MANIFEST }, injectTo: 'head' },
      { tag: 'link', attrs: { rel: 'apple-touch-icon', href: '/icon-apple.png' }, injectTo: 'head' },
    ],
  }
}
