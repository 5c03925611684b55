import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { contentSecurityPolicy, NONCE_MARK, SERVICE_WORKER_POLICY } from '#protocol/content-security.ts'
import { isScreen, SCREENS } from '#protocol/screens.ts'
import {
  AFTER_PAINT,
  APP_MANIFEST,
  FIRST_LOADS,
  type FirstLoads,
  HOME_SHELL,
  LANDING_SHELL,
  SERVICE_WORKER,
  SHELL_ID,
  VISITOR_MARK,
} from '#protocol/web-files.ts'
import type { LookUpCard } from '../records/player-cards.ts'
import { previewTags } from './link-preview.ts'
import { webOrigin } from './web-origin.ts'

const YEAR_S = 31_536_000
const NOT_PAGES = /^\/(api|test|ws|docs|assets|avatars|previews)(\/|$)/

/** How long a browser may keep a file: one named after its content for good, the app's own two only if it asks each time. */
function keeping(file: string): string {
  if (path.dirname(file) === 'assets') return `public, max-age=${YEAR_S}, immutable`
  return [SERVICE_WORKER, APP_MANIFEST].includes(`/${file}`) ? 'no-cache' : 'public, max-age=3600'
}

/** The path as it was sent; parsing it as a URL would stumble over what browsers never send. */
const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0] ?? '/'

export interface WebAppParts {
  folder: string
  publicUrl: URL | null
  lookUpCard: LookUpCard
  /** whether a request brings no session */
  isVisitor: (request: FastifyRequest) => boolean
}

/** Returns the tags that have a page's scripts fetched all at a time, and not one after the other as each is found. */
const preloads = (files: readonly string[], rel: 'modulepreload' | typeof AFTER_PAINT): string =>
  files.map((file) => `<link rel="${rel}" crossorigin href="${file}" nonce="${NONCE_MARK}">`).join('')

/** Returns the document of the page at `/`, which shows a picture of it until the app has drawn it. */
async function pictured(folder: string, document: string, shell: string): Promise<string> {
  const picture = await readFile(path.join(folder, shell), 'utf8')
  return document.replace(
    '<div id="root">',
    (root) =>
      `<div id="${SHELL_ID}" data-of="${path.basename(shell, '-shell.html')}" aria-hidden="true" inert>${picture}</div>${root}`,
  )
}

/**
 * Serves the built renderer: hashed assets for a year, and index.html, each copy with its own nonce, the preview of its
 * link and what is known of its reader, for every page.
 */
export async function webApp(app: FastifyInstance, parts: WebAppParts): Promise<void> {
  const { folder, publicUrl, lookUpCard: lookUp, isVisitor } = parts
  const index = await readFile(path.join(folder, 'index.html'), 'utf8')
  const loads: FirstLoads = JSON.parse(await readFile(path.join(folder, FIRST_LOADS), 'utf8'))
  const forVisitors = index.replace('<html', `<html ${VISITOR_MARK}`)
  const landing = await pictured(folder, forVisitors, LANDING_SHELL)
  const home = await pictured(folder, index, HOME_SHELL)

  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    const origin = webOrigin(publicUrl, request)
    const tags = await previewTags(request, { lookUp, origin })
    const nonce = randomBytes(16).toString('base64')
    const pathname = pathOf(request)
    const visits = isVisitor(request)
    const isFirst = pathname === SCREENS.home
    // A link with a challenge shows more than the plain page, or another one.
    const isPlain = isFirst && !request.url.includes('?')
    const document = visits ? (isPlain ? landing : forVisitors) : isPlain ? home : index
    const needed = [...loads.every, ...(isFirst ? loads[visits ? 'visitor' : 'player'] : [])]
    const scripts = preloads(needed, isPlain ? AFTER_PAINT : 'modulepreload')
    const html = document.replace('</head>', () => `  ${tags}${scripts}\n  </head>`)
    return reply
      .code(isScreen(pathname) ? 200 : 404)
      .type('text/html; charset=utf-8')
      .header('content-security-policy', contentSecurityPolicy(nonce))
      .header('cache-control', 'no-store')
      .send(html.replaceAll(NONCE_MARK, nonce))
  }

  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    globIgnore: ['index.html', FIRST_LOADS, LANDING_SHELL, HOME_SHELL, '**/*.br'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, file) => {
      const name = path.relative(folder, file).replace(/\.br$/, '')
      response.header('cache-control', keeping(name))
      if (`/${name}` === SERVICE_WORKER) response.header('content-security-policy', SERVICE_WORKER_POLICY)
    },
  })
  app.get('/', page)
  app.get('/index.html', (_request, reply) => reply.redirect('/', 301))

  // Every other path is a page: the app's own router shows the screen, or its 404.
  app.get('/*', (request, reply) => {
    const pathname = pathOf(request)
    const wanted = path.extname(pathname) === '' || request.headers.accept?.includes('text/html') === true
    return wanted && !NOT_PAGES.test(pathname) ? page(request, reply) : reply.callNotFound()
  })
}
