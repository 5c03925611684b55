import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { contentSecurityPolicy, NONCE_MARK } from '#protocol/content-security.ts'
import { isScreen } from '#protocol/screens.ts'
import type { LookUpCard } from '../records/player-cards.ts'
import { previewTags } from './link-preview.ts'
import { webOrigin } from './web-origin.ts'

const YEAR_S = 31_536_000
const NOT_PAGES = /^\/(api|test|ws|docs|assets|avatars|previews)(\/|$)/

/** The path as it was sent; parsing it as a URL would stumble over what browsers never send. */
const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0] ?? '/'

export interface WebAppParts {
  folder: string
  publicUrl: URL | null
  lookUpCard: LookUpCard
}

/**
 * Serves the built renderer: hashed assets for a year, and index.html, each copy with its own nonce and the preview of
 * its link, for every page.
 */
export async function webApp(app: FastifyInstance, parts: WebAppParts): Promise<void> {
  const { folder, publicUrl, lookUpCard: lookUp } = parts
  const index = await readFile(path.join(folder, 'index.html'), 'utf8')

  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    const origin = webOrigin(publicUrl, request)
    const tags = await previewTags(request, { lookUp, origin })
    const nonce = randomBytes(16).toString('base64')
    return reply
      .code(isScreen(pathOf(request)) ? 200 : 404)
      .type('text/html; charset=utf-8')
      .header('content-security-policy', contentSecurityPolicy(nonce))
      .header('cache-control', 'no-store')
      .send(index.replaceAll(NONCE_MARK, nonce).replace('</head>', () => `  ${tags}\n  </head>`))
  }

  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    globIgnore: ['index.html', '**/*.br'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, file) => {
      const hashed = file.includes(`${path.sep}assets${path.sep}`)
      response.header(
        'cache-control',
        hashed ? `public, max-age=${YEAR_S}, immutable` : 'public, max-age=3600',
      )
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
