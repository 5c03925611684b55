import { capital } from '../../../text/capital.ts'
import { The } from '../../engine/party.ts'
import { challenger, type TierFacts, type TierStory } from './facts.ts'
import { events } from './tell-events.ts'
import { proved } from './tell-proof.ts'

const suit = ({ trait }: TierFacts): string =>
  `sued a ${trait === 'federal alien' ? 'federal' : 'state'} official, claiming a denial of equal protection`

/** The one whom the rule hits, the rule, the suit. */
function personFirst(at: TierFacts, story: TierStory): string {
  const x = challenger(at, story)
  const [told] = events(at, story, x.a)
  return `${told} ${The(x)} ${suit(at)}. ${proved(at, story)}`
}

/** The rule, the one whom it hits, the suit. */
function ruleFirst(at: TierFacts, story: TierStory): string {
  const x = challenger(at, story)
  const [, told] = events(at, story, x.a)
  return `${told} ${The(x)} ${suit(at)}. ${proved(at, story)}`
}

/** The suit first. */
function suitFirst(at: TierFacts, story: TierStory): string {
  const x = challenger(at, story)
  const [told] = events(at, story, x.the)
  return `${capital(x.a)} ${suit(at)}. ${told} ${proved(at, story)}`
}

export const tell = [personFirst, ruleFirst, suitFirst] as const
