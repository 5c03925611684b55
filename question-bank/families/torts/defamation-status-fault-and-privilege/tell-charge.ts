import { capital } from '../../../text/capital.ts'
import { he, him, his, The, whose } from '../../engine/party.ts'
import { type DefamationFacts, type DefamationStory, defamed, isReference, publisher } from './facts.ts'

const INSULTS = '"a snake, a bloodsucker, and the worst thing ever to happen to this town."'
const CONVICTED = 'been convicted of stealing $30,000 from an employer'

/** The part already told: the act of the publisher, the suit, or what was read or heard. */
type Order = 'charge' | 'suit' | 'article'

/** The charge against the plaintiff, reading on after "had". */
const said = (at: DefamationFacts, { crime, gossip, paid }: DefamationStory): string =>
  at.speech === 'nearly true'
    ? CONVICTED
    : at.speech === 'private concern'
      ? gossip
      : at.status === 'drawn'
        ? paid
        : crime

/** The words of a column that calls its charge an opinion. */
const labeled = (at: DefamationFacts, story: DefamationStory): string =>
  `"In my opinion, ${he(defamed(at, story))} ${story.crime}, and I have sources for that."`

/** The charge, as the act of the publisher; `x` names the plaintiff. */
export function charge(at: DefamationFacts, story: DefamationStory, x: string): string {
  const p = publisher(at, story).a
  const had = said(at, story)
  switch (at.speech) {
    case 'labeled':
      return `a columnist for ${p} wrote of ${x}, ${labeled(at, story)}`
    case 'hyperbole':
      return `a columnist for ${p} called ${x} ${INSULTS}`
    case 'repeated':
      return `${p} ran a story that quoted a neighbor, by name, as saying that ${x} had ${had}`
    case 'fair report':
      return `${p} printed a complete and accurate account of a criminal trial in which a witness had testified that ${x} had ${had}`
    case 'private concern':
      return `${p} wrote to five friends that ${x} had ${had}`
    case 'testimony':
      return `${p}, asked by a lawyer at the trial of a boundary dispute whether ${x} was honest, testified that ${defamed(at, story).the} had ${had}`
    case 'reference':
    case 'false reference':
    case 'spread':
      return `${p}, answering a request for a confidential reference, wrote to a firm that ${x} had ${had}`
    case 'careful':
      return `${p} reported, on the strength of a certified court record, that ${x} had ${had}`
    default:
      return `${p} reported that ${x} had ${had}`
  }
}

/** The charge, as it was read or heard; `x` names the plaintiff. */
export function article(at: DefamationFacts, story: DefamationStory, x: string): string {
  const { a: p, the } = publisher(at, story)
  const had = said(at, story)
  const inPress = `${p.includes('website') ? 'on' : 'in'} ${p}`
  switch (at.speech) {
    case 'labeled':
      return `a column ${inPress} said of ${x}, ${labeled(at, story)}`
    case 'hyperbole':
      return `a column ${inPress} called ${x} ${INSULTS}`
    case 'repeated':
      return `an article ${inPress} quoted a neighbor, by name, as saying that ${x} had ${had}`
    case 'fair report':
      return `an article ${inPress} gave a complete and accurate account of a criminal trial in which a witness had testified that ${x} had ${had}`
    case 'private concern':
      return `in a letter to five friends, ${p} said that ${x} had ${had}`
    case 'testimony':
      return `at the trial of a boundary dispute, a lawyer asked ${p} whether ${x} was honest. ${capital(the)} testified that ${defamed(at, story).the} had ${had}`
    case 'reference':
    case 'false reference':
    case 'spread':
      return `a firm that was about to hire ${x} asked ${p} for a confidential reference. ${capital(the)} wrote to the firm that ${defamed(at, story).the} had ${had}`
    case 'careful':
      return `relying on a certified court record, ${p} reported that ${x} had ${had}`
    default:
      return `an article ${inPress} reported that ${x} had ${had}`
  }
}

/** The suit, with the charge that it is about. */
export function suit(at: DefamationFacts, story: DefamationStory): string {
  const x = defamed(at, story)
  const p = publisher(at, story)
  const had = `${he(x)} had ${said(at, story)}`
  const led =
    at.status === 'drawn' || at.status === 'aside'
      ? ` who had led a campaign ${story.campaign}, giving speeches and writing a newspaper column,`
      : ''
  const sued = `${capital(x.a)}${led} sued ${p.a} for defamation over`
  switch (at.speech) {
    case 'labeled':
      return `${sued} a column that said of ${him(x)}, ${labeled(at, story)}`
    case 'hyperbole':
      return `${sued} a column that called ${him(x)} ${INSULTS}`
    case 'repeated':
      return `${sued} an article that quoted a neighbor, by name, as saying that ${had}`
    case 'fair report':
      return `${sued} a complete and accurate account of a criminal trial in which a witness had testified that ${had}`
    case 'private concern':
      return `${sued} a letter to five friends in which ${p.the} had said that ${had}`
    case 'testimony':
      return `${sued} ${his(p)} testimony at the trial of a boundary dispute. Asked by a lawyer whether ${x.the} was honest, ${p.the} had testified that ${had}`
    case 'reference':
    case 'false reference':
    case 'spread':
      return `${sued} a confidential reference. Answering a firm that was about to hire ${x.the}, ${p.the} had written that ${x.the} had ${said(at, story)}`
    case 'careful':
      return `${sued} a report, based on a certified court record, that ${had}`
    default:
      return `${sued} a report that ${had}`
  }
}

/** The rest of what was published, and to whom; `order` says what has been told. */
export function more(at: DefamationFacts, story: DefamationStory, order: Order): string {
  const x = defamed(at, story)
  const p = publisher(at, story)
  if (isReference(at)) return readers(at, story, order)
  if (at.status === 'aside')
    return `The ${order === 'article' ? 'article' : 'report'} did not mention the campaign.`
  switch (at.speech) {
    case 'nearly true':
      return `${The(x)} had in fact been convicted of stealing from the employer, but the amount was $28,500.`
    case 'hyperbole':
      return 'The column gave no particulars.'
    case 'fair report':
      return `${The(x)} ${order === 'suit' ? 'had not been' : 'was not'} a party to that trial.`
    case 'private concern':
      return `The friends had never met ${x.the}, and ${p.the} ${order === 'suit' ? 'had written' : 'wrote'} only to amuse them.`
    case 'testimony':
      return order === 'suit'
        ? `${The(x)} had been a party to the dispute and had testified earlier that day.`
        : `${The(x)} was a party to the dispute and had testified earlier that day.`
    default:
      return ''
  }
}

/** The reader of a reference, and the reason. */
function readers(at: DefamationFacts, story: DefamationStory, order: Order): string {
  const x = defamed(at, story)
  const asked = order === 'charge' ? `The firm had asked because it was about to hire ${x.the}` : ''
  const had = order === 'suit' ? 'had ' : ''
  if (at.speech === 'spread') {
    const copies = `To explain ${whose(x)} departure, ${publisher(at, story).the} ${had}also mailed copies of the letter to two hundred customers, and ${whose(x)} loss came from those copies alone.`
    return asked === '' ? copies : `${asked}. ${copies}`
  }
  const read = `the letter ${order === 'suit' ? 'had been' : 'was'} read only by the three managers who were to decide`
  return asked === '' ? `${capital(read)} whether to hire ${him(x)}.` : `${asked}, and ${read}.`
}
