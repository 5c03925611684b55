import type { FastifyRequest } from 'fastify'
import { isRefusal } from '#http/refusal.ts'
import type { PlayerCard } from '#protocol/http/public-stats.ts'
import { SCREENS } from '#protocol/screens.ts'
import { usernameKey } from '#rules/accounts/username.ts'
import { archetypeOf } from '#rules/avatar/archetypes.ts'
import { schoolPlayedFor } from '#rules/law-schools.ts'
import type { LookUpCard } from '../records/player-cards.ts'

/** How a link looks where it is passed on: in a chat or a feed. */
interface Preview {
  title: string
  description: string
  /** path of a square picture */
  image: string
}

const LONGEST_NAME = 60
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
const PROFILE = new RegExp(`^${SCREENS.publicStats.replace(':userId', '([^/]+)')}/?$`)

const GENERAL: Preview = {
  title: 'Bar Duel',
  description: 'Duel on real law questions. Study for the bar by playing.',
  image: '/previews/bar-duel.jpg',
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

function person({ level, levelTitle, lawSchool }: PlayerCard): string {
  const school = schoolPlayedFor(lawSchool)
  return `Level ${level} ${levelTitle}${school ? `, ${school}` : ''}.`
}

const portrait = ({ avatarData: { archetypeId } }: PlayerCard): string =>
  archetypeId && archetypeOf(archetypeId) ? `/previews/${archetypeId}.jpg` : GENERAL.image

/** Returns the preview of an address, with the player it leads to where there is one to be seen. */
async function previewOf(request: FastifyRequest, lookUp: LookUpCard): Promise<Preview> {
  const [path = '/', search = ''] = request.url.split('?', 2)
  const challenged = path === SCREENS.home ? new URLSearchParams(search).get('challenge')?.trim() : undefined
  if (challenged && challenged.length <= LONGEST_NAME) {
    const card = await lookUp(request, { usernameKey: usernameKey(challenged) })
    if (!card || isRefusal(card)) return GENERAL
    const title = `${card.displayName} challenges you on Bar Duel`
    return { title, description: `${person(card)} Take the challenge.`, image: portrait(card) }
  }
  const id = PROFILE.exec(path)?.[1]
  if (id && UUID.test(id)) {
    const card = await lookUp(request, { id: id.toLowerCase() })
    if (!card || isRefusal(card)) return GENERAL
    return {
      title: `${card.displayName} on Bar Duel`,
      description: `${person(card)} See their record.`,
      image: portrait(card),
    }
  }
  return GENERAL
}

/** Returns the tags of a page's head that say how its link looks. The page never waits in vain for the database. */
export async function previewTags(
  request: FastifyRequest,
  { lookUp, origin }: { lookUp: LookUpCard; origin: string },
): Promise<string> {
  const preview = await previewOf(request, lookUp).catch((error: Error) => {
    request.log.warn({ err: error }, 'the preview of a link could not be read')
    return GENERAL
  })
  const { title, description, image } = preview
  const tags: [name: string, value: string][] = [
    ['og:site_name', 'Bar Duel'],
    ['og:type', preview === GENERAL ? 'website' : 'profile'],
    ['og:title', title],
    ['og:description', description],
    ...(URL.canParse(image, origin)
      ? [['og:image', new URL(image, origin).href] satisfies [string, string]]
      : []),
    ['og:image:width', '512'],
    ['og:image:height', '512'],
    ['twitter:card', 'summary'],
  ]
  return tags.map(([name, value]) => `<meta property="${name}" content="${escaped(value)}" />`).join('\n    ')
}
