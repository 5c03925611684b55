import { capital } from '../../../text/capital.ts'
import { he, The, whose } from '../../engine/party.ts'
import {
  type DefamationFacts,
  type DefamationStory,
  defamed,
  isPersonal,
  isPresumed,
  isReference,
  publisher,
} from './facts.ts'
import { findings } from './tell-findings.ts'

/** The charge, the suit, the findings. */
function inOrder(at: DefamationFacts, story: DefamationStory): string {
  const x = defamed(at, story)
  const p = publisher(at, story)
  const before = background(at, story, x.a)
  const suit = isPresumed(at)
    ? `${The(x)} sued ${p.the} for defamation and asks for presumed damages, with no proof of injury.`
    : `${The(x)} sued ${p.the} for defamation and proved ${story.loss}.`
  return join(
    before,
    sentence(capital(charge(at, story, p.a, before === '' ? x.a : x.the))),
    more(at, story),
    suit,
    findings(at, story),
    law(at),
  )
}

/** The suit first. */
function suitFirst(at: DefamationFacts, story: DefamationStory): string {
  const x = defamed(at, story)
  const p = publisher(at, story)
  return join(
    `${capital(x.a)} sued ${p.a} for defamation.`,
    background(at, story, x.the),
    sentence(capital(charge(at, story, p.the, x.the))),
    more(at, story),
    findings(at, story),
    isPresumed(at)
      ? `${The(x)} offered no proof of injury and asks for presumed damages alone.`
      : `${The(x)} proved ${story.loss}.`,
    law(at),
  )
}

/** The loss first. */
function lossFirst(at: DefamationFacts, story: DefamationStory): string {
  const x = defamed(at, story)
  const p = publisher(at, story)
  return join(
    isPresumed(at)
      ? `${capital(x.a)} asks for presumed damages, without proof of any injury, in an action for defamation against ${p.a}.`
      : `${capital(x.a)} proved ${story.loss} in an action for defamation against ${p.a}.`,
    background(at, story, x.the),
    sentence(capital(charge(at, story, p.the, x.the))),
    more(at, story),
    findings(at, story),
    law(at),
  )
}

export const tell = [inOrder, suitFirst, lossFirst] as const

const join = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ')

/** A clause with its period, unless it ends in a quotation that has one. */
const sentence = (clause: string): string => (clause.endsWith('."') ? clause : `${clause}.`)

/** The plaintiff's part in public life, beyond an office, a name or a trade. */
function background({ status }: DefamationFacts, story: DefamationStory, x: string): string {
  const own = story.pronoun
  const isEarlier = x.startsWith('the ')
  switch (status) {
    case 'drawn':
    case 'aside':
      return `${capital(x)} ${isEarlier ? 'had led' : 'led'} a campaign ${story.campaign}, for which ${own} gave speeches and wrote a column.`
    case 'noticed':
      return `${capital(x)} ${isEarlier ? 'had been' : 'was'} in the news for a month when a wealthy spouse sued for divorce, but ${own} never spoke to the press or took part in a public debate.`
    default:
      return ''
  }
}

/** The charge, as a clause; `p` names the publisher and `x` the plaintiff. */
function charge(at: DefamationFacts, story: DefamationStory, p: string, x: string): string {
  const { crime, gossip, paid } = story
  const plaintiff = defamed(at, story)
  switch (at.speech) {
    case 'nearly true':
      return `${p} reported that ${x} had been convicted of stealing $30,000 from an employer`
    case 'labeled':
      return `a columnist for ${p} wrote of ${x}, "In my opinion, ${he(plaintiff)} ${crime}, and I have sources for that."`
    case 'hyperbole':
      return `a columnist for ${p} called ${x} "a snake, a bloodsucker, and the worst thing ever to happen to this town."`
    case 'repeated':
      return `${p} ran a story that quoted a neighbor, by name, as saying that ${x} had ${crime}`
    case 'fair report':
      return `${p} printed a complete and accurate account of a criminal trial in which a witness had testified that ${x} had ${crime}`
    case 'private concern':
      return `${p} wrote to five friends that ${x} had ${gossip}`
    case 'testimony':
      return `${p}, asked by a lawyer at the trial of a boundary dispute whether ${x} was honest, testified that ${plaintiff.the} had ${crime}`
    case 'reference':
    case 'false reference':
    case 'spread':
      return `${p}, answering a request for a confidential reference, wrote to a firm that ${x} had ${crime}`
    case 'careful':
      return `${p} reported, on the strength of a certified court record, that ${x} had ${crime}`
    default:
      return `${p} reported that ${x} had ${at.status === 'drawn' ? paid : crime}`
  }
}

/** The rest of what was published, and to whom. */
function more(at: DefamationFacts, story: DefamationStory): string {
  const x = defamed(at, story)
  if (isReference(at)) {
    const asked = `The firm had asked because it was about to hire ${x.the}`
    return at.speech === 'spread'
      ? `${asked}. To explain ${whose(x)} departure, ${publisher(at, story).the} also mailed copies of the letter to two hundred customers, and ${whose(x)} loss came from those copies alone.`
      : `${asked}, and the letter was read only by the three managers who were to decide.`
  }
  if (at.status === 'aside') return 'The report did not mention the campaign.'
  switch (at.speech) {
    case 'nearly true':
      return 'There had been such a conviction, but the amount was $28,500.'
    case 'hyperbole':
      return 'The column gave no particulars.'
    case 'fair report':
      return `${The(x)} was not a party to that trial.`
    case 'private concern':
      return `The friends had never met ${x.the}, and ${publisher(at, story).the} wrote only to amuse them.`
    case 'testimony':
      return `${The(x)} was a party to the dispute and had testified earlier that day.`
    default:
      return ''
  }
}

/** The law of the jurisdiction, where it is not the same everywhere. */
function law(at: DefamationFacts): string {
  if (at.speech === 'repeated' || at.speech === 'fair report' || (isPersonal(at) && !isPresumed(at)))
    return 'The jurisdiction follows the Restatement (Second) of Torts.'
  return isPresumed(at)
    ? 'State law allows recovery for defamation, including presumed damages, to the full extent that the Constitution permits.'
    : 'State law allows recovery for defamation to the full extent that the Constitution permits.'
}
