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
import { article, charge, more, suit } from './tell-charge.ts'
import { findings } from './tell-findings.ts'

/** The charge as the act of its publisher, the suit, the findings. */
function chargeFirst(at: DefamationFacts, story: DefamationStory): string {
  const x = defamed(at, story)
  const p = publisher(at, story)
  const before = background(at, story, 'first')
  const sued = `${The(x)} sued ${p.the} for defamation`
  return join(
    before,
    sentence(capital(charge(at, story, before === '' ? x.a : x.the))),
    more(at, story, 'charge'),
    isPresumed(at)
      ? `${sued}, offering no proof of injury and asking for presumed damages.`
      : `${sued} and proved ${story.loss}.`,
    findings(at, story),
    law(at),
  )
}

/** The suit with what it is about, and what had gone before. */
function suitFirst(at: DefamationFacts, story: DefamationStory): string {
  return join(
    sentence(suit(at, story)),
    background(at, story, 'later'),
    more(at, story, 'suit'),
    trial(at, story),
    law(at),
  )
}

/** The publication, as it was read or heard; the suit, the findings. */
function articleFirst(at: DefamationFacts, story: DefamationStory): string {
  const x = defamed(at, story)
  const before = background(at, story, 'speeches')
  return join(
    before,
    sentence(capital(article(at, story, before === '' ? x.a : x.the))),
    more(at, story, 'article'),
    `${The(x)} sued ${publisher(at, story).the} for defamation.`,
    trial(at, story),
    law(at),
  )
}

export const tell = [chargeFirst, suitFirst, articleFirst] as const

const join = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ')

/** A clause with its period, unless it ends in a quotation that has one. */
const sentence = (clause: string): string => (clause.endsWith('."') ? clause : `${clause}.`)

/** The findings at the trial, and the loss. */
function trial(at: DefamationFacts, story: DefamationStory): string {
  const found = findings(at, story).replace(/^The jury/, 'At trial, the jury')
  const x = The(defamed(at, story))
  return isPresumed(at)
    ? `${found} ${x} offered no proof of injury and asked for presumed damages.`
    : `${found} ${x} proved ${story.loss}.`
}

/** The law of the jurisdiction, where it is not the same everywhere. */
function law(at: DefamationFacts): string {
  if (at.speech === 'repeated' || at.speech === 'fair report' || (isPersonal(at) && !isPresumed(at)))
    return 'The jurisdiction follows the Restatement (Second) of Torts.'
  return isPresumed(at)
    ? 'State law allows recovery for defamation, including presumed damages, to the full extent that the Constitution permits.'
    : 'State law allows recovery for defamation to the full extent that the Constitution permits.'
}
