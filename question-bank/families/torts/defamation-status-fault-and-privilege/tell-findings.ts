import { him, whose } from '../../engine/party.ts'
import { type DefamationFacts, type DefamationStory, defamed, isReference, publisher } from './facts.ts'

const FALSE = 'the jury found that the statement was false and'

/** Returns what the jury found of truth and of fault, reading on after "At trial,". */
export function findings(at: DefamationFacts, story: DefamationStory): string {
  const x = defamed(at, story)
  const who = mind(at, story)
  const careless = 'had carelessly failed to check public records that disproved it'
  switch (at.speech) {
    case 'spiteful':
      return `the jury found that ${who} hated ${x.the} and wanted to ruin ${him(x)}. It also found that the statement was false and that the editor, trusting ${story.source}, ${careless}.`
    case 'doubted':
      return `${FALSE}, by clear and convincing evidence, that ${who} had seriously doubted it but had published it without checking.`
    case 'friendly':
    case 'presumed friendly':
      return `${FALSE}, by clear and convincing evidence, that ${who} had known this but bore ${x.the} no ill will.`
    case 'careful':
      return 'the jury found that the statement was false.'
    case 'unproven':
      return `the jury found that the evidence of truth and of falsity was evenly balanced and that ${who} had carelessly failed to check public records.`
    case 'nearly true':
      return `the jury found that ${who} had believed that the amount was $30,000 but had carelessly failed to check it.`
    case 'hyperbole':
      return `the jury found that the columnist disliked ${x.the} and had spoken to no one who knew ${him(x)}.`
    case 'fair report':
      return `the jury found that the witness's testimony was false and that ${who} could easily have learned this from public records.`
    case 'testimony':
      return `the jury found that the answer was false and that ${who} had known this and had wanted to ruin ${x.the}.`
    case 'false reference':
      return `${FALSE} that ${who} had known this when writing the letter.`
    default:
      return isReference(at) || at.speech === 'private concern'
        ? `${FALSE} that ${who}, trusting ${isReference(at) ? 'a longtime manager' : `a relative of ${x.the}`}, had carelessly failed to check it.`
        : `${FALSE} that ${who}, trusting ${at.speech === 'repeated' ? 'the neighbor' : story.source}, ${careless}.`
  }
}

/** Returns what the newspaper did before it relied on a record; nothing elsewhere. */
export function inquiry(at: DefamationFacts, story: DefamationStory): string {
  return at.speech === 'careful'
    ? `Before publishing, ${mind(at, story)} had also questioned two witnesses. The record turned out to be a forgery so skillful that the court clerk who certified it had been deceived too.`
    : ''
}

/** Whose state of mind counts. */
function mind(at: DefamationFacts, story: DefamationStory): string {
  const p = publisher(at, story)
  return p.pronoun === 'it' ? (at.speech === 'labeled' ? 'the columnist' : `${whose(p)} editor`) : p.the
}
