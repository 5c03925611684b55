import { capital } from '../../../text/capital.ts'
import { he, him, The, whose } from '../../engine/party.ts'
import { type DefamationFacts, type DefamationStory, defamed, isReference, publisher } from './facts.ts'

const INSULTS = '"a snake, a bloodsucker, and the worst thing ever to happen to this town."'
const CONVICTED = 'been convicted of stealing $30,000 from an employer'

/** The part already told: the act of the publisher, or what was read, heard or asked for. */
type Order = 'charge' | 'article'

/** The charge against the plaintiff, reading on after "had". */
const said = (at: DefamationFacts, { crime, gossip, paid, work }: DefamationStory): string =>
  at.speech === 'nearly true'
    ? CONVICTED
    : at.speech === 'private concern'
      ? gossip
      : isReference(at)
        ? work
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
      return `${x} was a party to a boundary dispute and testified at the trial. Later that day, a lawyer asked ${p} on the witness stand whether ${defamed(at, story).the} was honest, and ${publisher(at, story).the} answered that ${defamed(at, story).the} had ${had}`
    case 'reference':
    case 'false reference':
    case 'spread':
      return `${p} was asked by a firm for a confidential reference on ${x}, whom the firm was about to hire. ${The(publisher(at, story))} wrote back that ${defamed(at, story).the} had ${had}`
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
      return `at the trial of a boundary dispute to which ${x} was a party, ${defamed(at, story).the} testified first. A lawyer then asked the next witness, ${p}, whether ${defamed(at, story).the} was honest. ${capital(the)} answered that ${defamed(at, story).the} had ${had}`
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

/** The charge, as it came to the plaintiff; `x` names the plaintiff. */
export function learned(at: DefamationFacts, story: DefamationStory, x: string): string {
  const { a: p, the } = publisher(at, story)
  const had = `${he(defamed(at, story))} had ${said(at, story)}`
  const where = `${p.includes('website') ? 'on' : 'in'} ${p}`
  switch (at.speech) {
    case 'labeled':
      return `${x} read ${where} a column that said of ${him(defamed(at, story))}, ${labeled(at, story)}`
    case 'hyperbole':
      return `${x} read ${where} a column that called ${him(defamed(at, story))} ${INSULTS}`
    case 'repeated':
      return `${x} read ${where} an article that quoted a neighbor, by name, as saying that ${defamed(at, story).the} had ${said(at, story)}`
    case 'fair report':
      return `${x} read ${where} a complete and accurate account of a criminal trial in which a witness had testified that ${defamed(at, story).the} had ${said(at, story)}`
    case 'private concern':
      return `${x} learned of a letter to five friends in which ${p} had written that ${defamed(at, story).the} had ${said(at, story)}`
    case 'testimony':
      return `${x} testified at the trial of a boundary dispute to which ${he(defamed(at, story))} was a party. When ${p} took the stand that afternoon, a lawyer asked whether ${defamed(at, story).the} was honest, and ${the} answered that ${defamed(at, story).the} had ${said(at, story)}`
    case 'reference':
    case 'false reference':
    case 'spread':
      return `${x} applied for a job with a firm, which asked ${p} for a confidential reference. ${capital(the)} wrote to the firm that ${defamed(at, story).the} had ${said(at, story)}`
    case 'careful':
      return `${x} read a report ${where}, based on a certified court record, that ${had}`
    default:
      return `${x} read ${where} that ${had}`
  }
}

/** The rest of what was published, and to whom; `order` says what has been told. */
export function more(at: DefamationFacts, story: DefamationStory, order: Order): string {
  const x = defamed(at, story)
  const p = publisher(at, story)
  if (isReference(at)) return readers(at, story)
  if (at.status === 'aside')
    return `The ${order === 'article' ? 'article' : 'report'} did not mention the campaign.`
  switch (at.speech) {
    case 'nearly true':
      return `${The(x)} had in fact been convicted of stealing from the employer, but the amount was $28,500.`
    case 'hyperbole':
      return 'The column gave no particulars.'
    case 'fair report':
      return `${The(x)} was not a party to that trial.`
    case 'private concern':
      return `The friends had never met ${x.the}, and ${p.the} ${order === 'article' ? 'had written' : 'wrote'} only to amuse them.`
    default:
      return ''
  }
}

/** The reader of a reference, and the reason. */
function readers(at: DefamationFacts, story: DefamationStory): string {
  const x = defamed(at, story)
  return at.speech === 'spread'
    ? `${The(publisher(at, story))} also mailed copies of the letter to two hundred customers who had never dealt with ${x.the}, and ${whose(x)} loss came from those copies alone.`
    : `The letter was read only by the three managers who were to decide whether to hire ${him(x)}.`
}
