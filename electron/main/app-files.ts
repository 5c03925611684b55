import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { contentSecurityPolicy, NO_CONTENT_POLICY, NONCE_MARK } from '#protocol/content-security.ts'
import { isScreen } from '#protocol/screens.ts'

/** The types of the renderer's files. A page is none of them: served as a file, it would have no policy of its own. */
const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

/** The file a path names inside `root`, or null for a path that leads out of it or cannot be decoded. */
export function fileWithin(root: string, pathname: string): string | null {
  let decoded: string
  try {
    decoded = decodeURIComponent(pathname)
  } catch {
    return null
  }
  if (decoded.includes('\0') || decoded.includes('\\')) return null
  const file = path.join(root, decoded)
  const inside = path.relative(root, file)
  return inside !== '' && !inside.startsWith('..') && !path.isAbsolute(inside) ? file : null
}

/** The app's one document, with a nonce of its own. Status 404 for a path that is no screen; the page says so itself. */
async function page(root: string, pathname: string): Promise<Response> {
  const nonce = randomBytes(16).toString('base64')
  const html = await readFile(path.join(root, 'index.html'), 'utf8')
  return new Response(html.replaceAll(NONCE_MARK, nonce), {
    status: isScreen(pathname) ? 200 : 404,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy(nonce),
      'cache-control': 'no-store',
    },
  })
}

async function file(root: string, pathname: string): Promise<Response> {
  const name = fileWithin(root, pathname)
  const type = name && TYPES[path.extname(name)]
  const content = type ? await readFile(name).catch(() => null) : null
  if (!type || !content) return new Response(null, { status: 404 })
  return new Response(new Uint8Array(content), {
    headers: { 'content-type': type, 'content-security-policy': NO_CONTENT_POLICY },
  })
}

/** The page or the file of the renderer that the path names. */
export function appFile(root: string, pathname: string): Promise<Response> {
  const isPage = isScreen(pathname) || path.extname(pathname) === ''
  return isPage ? page(root, pathname) : file(root, pathname)
}
