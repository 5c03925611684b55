import type { Reason } from '../../engine/contract.ts'
import type { WritingFacts, WritingSkin } from './facts.ts'

/** What is told of a reason: its wordings, and when it is right. */
const REASONS: Readonly<Record<string, Reason>> = {
  'yes-perceived': {
    side: 'yes',
    texts: [
      'what a witness perceived may be told although there is a writing on it as well',
      'a witness who was there may tell of it with no regard to any paper on the subject',
    ],
    lesson:
      'Firsthand knowledge makes a writing unnecessary only where the fact to be proved exists apart from the writing.',
  },
  'yes-minor': {
    side: 'yes',
    texts: [
      'the writing has too little to do with the controlling issue to need producing',
      'the paper is too far from the heart of the dispute for the original to be asked',
    ],
    lesson:
      'A writing is collateral when its content hardly bears on a controlling issue, which is not so where the dispute turns on its terms.',
  },
  'yes-copy': {
    side: 'yes',
    texts: [
      'a copy of this type may stand in for the original in circumstances such as these',
      'in circumstances such as these the rules take a copy of this type in its place',
    ],
    lesson:
      'A mechanical duplicate serves unless authenticity is genuinely questioned or its use would be unfair, and a certified copy serves for public records.',
  },
  'yes-output': {
    side: 'yes',
    texts: [
      'what a device puts out in this way is itself an original and stands for no other',
      'for the purposes of the rule a sheet produced in this way is itself an original',
    ],
    lesson:
      'A printout that accurately shows stored information is itself an original; a photocopy or a transcript of a paper is not.',
  },
  'yes-lost': {
    side: 'yes',
    texts: [
      'the original is out of reach in such a way that other evidence may take its place',
      'the way in which the original is out of reach leaves the choice of proof open',
    ],
    lesson:
      'Other evidence takes the place of an original that is lost without bad faith, beyond process, or withheld by an opponent who had notice.',
  },
  'yes-volume': {
    side: 'yes',
    texts: [
      'records of such bulk may be proved by what has been drawn from them, as was done here',
      'the bulk of the records allows them to be shown in this way, on terms that were kept',
    ],
    lesson:
      'A summary proves voluminous records if the originals or duplicates were made available to the other side, whether or not they are in evidence.',
  },
  'yes-admitted': {
    side: 'yes',
    texts: [
      'the opposing party has owned up to the content in a manner that the rule accepts',
      'the manner in which the opposing party owned up to the content makes it provable',
    ],
    lesson:
      'The content may be proved by the testimony, deposition or written statement of the party against whom it is offered.',
  },
  'yes-whole': {
    side: 'yes',
    texts: [
      'in fairness these words belong beside those that the jury has heard already',
      'the jury has heard one piece already, and fairness calls for this piece as well',
    ],
    lesson:
      'The remainder of a statement, even an oral one, comes in over a hearsay objection only if fairness requires it beside the part that was shown.',
  },
  'no-content': {
    side: 'no',
    texts: [
      'it is used to prove what a writing says, and for that the original is required',
      'to prove what a writing says in this manner the original would have to be produced',
    ],
    lesson:
      'The original is required to prove content, unless the rules accept a duplicate, a summary, an admission or an excuse.',
  },
  'no-ladder': {
    side: 'no',
    texts: [
      'a better kind of evidence is within reach, and the rule puts that kind first',
      'the rule ranks the kinds of evidence here, and a higher one could have been had',
    ],
    lesson:
      'There are no degrees of secondary evidence, except that for a public record a copy must be sought before testimony.',
  },
  'no-hearsay': {
    side: 'no',
    texts: [
      'the words are offered as true by the side that needs them, which hearsay law forbids',
      'under the hearsay rule such words may not be used as proof that they are accurate',
    ],
    lesson:
      'Hearsay law does not bar terms that have legal effect, an opposing party, or a remainder that fairness requires.',
  },
  'no-doubt': {
    side: 'no',
    texts: [
      'in these circumstances the copy is not good enough to be used for the original',
      'the state of the case is such that only the original itself will be good enough',
    ],
    lesson:
      'A duplicate is refused where a genuine question is raised about the authenticity of the original or its use would be unfair.',
  },
  'no-blame': {
    side: 'no',
    texts: [
      'the original was lost through the side that offers this, which defeats the excuse',
      'a side that has itself to blame for the loss of an original is denied the excuse',
    ],
    lesson:
      'The excuse is denied only to a proponent who lost or destroyed the original in bad faith; carelessness does not matter.',
  },
  'no-notice': {
    side: 'no',
    texts: [
      'the other side was not given the warning or the access that the rule provides for',
      'the rule provides for warning or access to the other side, which was not secured',
    ],
    lesson:
      'Notice matters where the opponent holds the original, and access where a summary replaces voluminous records.',
  },
  'no-aid': {
    side: 'no',
    texts: [
      'a thing of this type helps a jury to follow but is not itself evidence to take along',
      'a thing of this type serves for explanation in court and is not received as proof',
    ],
    lesson:
      'An illustrative aid is not evidence, while a summary of voluminous records is evidence of what they contain.',
  },
  'no-spoken': {
    side: 'no',
    texts: [
      'an admission about the content of a writing is not enough when made in such a form',
      'the form in which the opposing party spoke of the content keeps it from being used',
    ],
    lesson:
      'An oral admission out of court does not prove content; testimony, a deposition or a writing of the opposing party does.',
  },
}

export const reasonIds: readonly string[] = Object.keys(REASONS)

export function reason(id: string, _facts: WritingFacts, _skin: WritingSkin): Reason {
  const found = REASONS[id]
  if (!found) throw new Error(`ev-14 has no reason ${id}`)
  return found
}

/** Which reasons make sense in which matters: others are struck at sight and not offered. */
const FITTING: Readonly<Record<WritingFacts['matter'], RegExp>> = {
  witness: /^(?:yes-(?:perceived|minor|lost)|no-(?:content|ladder|hearsay|notice))$/,
  copy: /^(?:yes-(?:copy|output|lost)|no-(?:content|doubt|notice|hearsay|ladder))$/,
  missing: /^(?:yes-(?:lost|minor|perceived)|no-(?:content|blame|ladder|notice|hearsay))$/,
  public: /^(?:yes-(?:copy|output|lost|minor|perceived)|no-(?:content|doubt|ladder|notice))$/,
  bulk: /^(?:yes-(?:volume|perceived|copy|minor)|no-(?:content|notice|aid))$/,
  admission: /^(?:yes-(?:admitted|minor|perceived)|no-(?:content|spoken|hearsay|notice))$/,
  remainder: /^(?:yes-(?:whole|perceived|minor)|no-(?:hearsay|content|notice))$/,
}

export function fits(id: string, { matter, twist }: WritingFacts): boolean {
  if (!FITTING[matter].test(id)) return false
  switch (id) {
    case 'yes-lost':
      return matter === 'witness' ? twist === 'collateral' : matter !== 'copy' || twist === 'printout'
    case 'no-notice':
      return twist !== 'noticed'
    case 'no-blame':
      return twist === 'careless' || twist === 'bad faith' || twist === 'copy exists'
    case 'yes-copy':
      return twist !== 'from memory' && twist !== 'drawing'
    case 'yes-output':
      return matter !== 'public' || twist === 'certified'
    case 'yes-perceived':
      return twist !== 'certified'
    case 'no-doubt':
      return matter === 'copy' || twist === 'certified'
    default:
      return true
  }
}
