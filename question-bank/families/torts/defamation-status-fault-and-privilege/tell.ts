import { capital } from '../../../text/capital.ts'
import { he, him, type Party, The } from '../../engine/party.ts'
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
  const what = charge(at, story, p.a, isPress(at) ? he(x) : x.the)
  return join(
    sentence(
      isPresumed(at)
        ? `${capital(x.a)} sued for presumed damages, without proof of any injury, after ${what}`
        : `${capital(x.a)} suffered ${story.loss} after ${what}`,
    ),
    at.status === 'aside' ? '' : more(at, story),
    background(at, story, x.the),
    at.status === 'aside' ? more(at, story) : '',
    isPresumed(at) ? '' : `${The(x)} sued ${p.the} for defamation.`,
    findings(at, story),
    law(at),
  )
}

export const tell = [inOrder, suitFirst, lossFirst] as const

const join = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ')

/** A clause with its period, unless it ends in a quotation that has one. */
const sentence = (clause: string): string => (clause.endsWith('."') ? clause : `${clause}.`)

/** Whether the press speaks in its own words, so that a pronoun can only mean the plaintiff. */
const isPress = (at: DefamationFacts): boolean =>
  !isPersonal(at) && at.speech !== 'repeated' && at.speech !== 'fair report'

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
  const Plaintiff: Party = defamed(at, story)
  switch (at.speech) {
    case 'nearly true':
      return `${p} reported that ${x} had been convicted of stealing $30,000 from an employer`
    case 'labeled':
      return `a columnist for ${p} wrote, "In my opinion, this ${Plaintiff.the.slice(4)} ${crime}, and I have sources for that."`
    case 'hyperbole':
      return `a columnist for ${p} called ${x === he(Plaintiff) ? him(Plaintiff) : x} "a snake, a bloodsucker, and the worst thing ever to happen to this town."`
    case 'repeated':
      return `${p} quoted a neighbor by name as having said that ${x} had ${crime}`
    case 'fair report':
      return `${p} printed a complete and accurate account of a criminal trial in which a witness had testified that ${x} had ${crime}`
    case 'private concern':
      return `${p} wrote to the five members of a card club that ${x} had ${gossip}`
    case 'testimony':
      return `${p}, a witness in a lawsuit over a boundary, testified that ${x} had ${crime}`
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
      ? `${asked}. ${The(publisher(at, story))} also mailed copies of the letter to two hundred customers, who had no need to know.`
      : `${asked}, and no one else saw the letter.`
  }
  if (at.status === 'aside')
    return 'The report did not mention the campaign, and the alleged crime had no connection with it.'
  switch (at.speech) {
    case 'nearly true':
      return 'There had been such a conviction, but the amount was $28,500.'
    case 'hyperbole':
      return 'The column gave no particulars.'
    case 'fair report':
      return `${The(x)} was not a party to that trial.`
    case 'private concern':
      return 'None of them told anyone else.'
    case 'testimony':
      return `${The(x)} was a party to that lawsuit and had testified in it, and a lawyer had asked ${publisher(at, story).the} whether ${x.the} was truthful.`
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
