import { capital } from '../../../text/capital.ts'
import { The } from '../../engine/party.ts'
import {
  type DefamationFacts,
  type DefamationStory,
  defamed,
  isPersonal,
  isPresumed,
  publisher,
} from './facts.ts'
import { background } from './tell-background.ts'
import { article, charge, learned, more } from './tell-charge.ts'
import { findings, inquiry } from './tell-findings.ts'

/** The charge as the act of its publisher, the suit, the findings. */
function chargeFirst(at: DefamationFacts, story: DefamationStory): string {
  const before = background(at, story, 'first')
  return join(
    before,
    sentence(capital(charge(at, story, name(at, story, before)))),
    rest(at, story, 'charge'),
  )
}

/** The publication as it came to the plaintiff, the suit, the findings. */
function learnedFirst(at: DefamationFacts, story: DefamationStory): string {
  const before = background(at, story, 'reader')
  const then = at.status === 'noticed' ? 'Later, ' : before === '' ? '' : 'One day '
  return join(
    before,
    sentence(capital(`${then}${learned(at, story, name(at, story, before))}`)),
    rest(at, story, 'charge'),
  )
}

/** The publication, as it was read or heard; the suit, the findings. */
function articleFirst(at: DefamationFacts, story: DefamationStory): string {
  const before = background(at, story, 'speeches')
  return join(
    before,
    sentence(capital(article(at, story, name(at, story, before)))),
    rest(at, story, 'article'),
  )
}

export const tell = [chargeFirst, learnedFirst, articleFirst] as const

/** The plaintiff, by whether anything was said before. */
const name = (at: DefamationFacts, story: DefamationStory, before: string): string =>
  before === '' ? defamed(at, story).a : defamed(at, story).the

const join = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ')

/** A clause with its period, unless it ends in a quotation that has one. */
const sentence = (clause: string): string => (clause.endsWith('."') ? clause : `${clause}.`)

/** The story from the publication on. */
function rest(at: DefamationFacts, story: DefamationStory, order: 'charge' | 'article'): string {
  const x = The(defamed(at, story))
  return join(
    more(at, story, order),
    inquiry(at, story),
    `${x} sued ${publisher(at, story).the} for defamation in a state ${law(at)}.`,
    `${at.speech === 'testimony' || at.speech === 'fair report' ? 'At the trial of that action' : 'At trial'}, ${findings(at, story)}`,
    isPresumed(at)
      ? `${x} offered no proof of injury and asked for presumed damages.`
      : `${x} proved ${story.loss}.`,
  )
}

/** The law of the state, reading on after it. */
function law(at: DefamationFacts): string {
  if (at.speech === 'repeated' || at.speech === 'fair report' || (isPersonal(at) && !isPresumed(at)))
    return 'that follows the Restatement (Second) of Torts'
  return `whose law allows ${isPresumed(at) ? 'presumed damages' : 'recovery'} to the full extent that the Constitution permits`
}
