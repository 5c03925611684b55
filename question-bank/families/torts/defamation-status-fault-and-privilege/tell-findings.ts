import { capital } from '../../../text/capital.ts'
import { him, whose } from '../../engine/party.ts'
import { type DefamationFacts, type DefamationStory, defamed, isReference, publisher } from './facts.ts'

const FALSE = 'The jury found that the statement was false and'

/** Returns what the jury found of truth and of fault. */
export function findings(at: DefamationFacts, story: DefamationStory): string {
  const x = defamed(at, story)
  const who = mind(at, story)
  const careless = 'had carelessly failed to check public records that disproved it'
  switch (at.speech) {
    case 'spiteful':
      return `${FALSE} that ${who}, who hated ${x.the} and wanted to ruin ${him(x)} but trusted ${story.source}, ${careless}.`
    case 'doubted':
      return `${FALSE}, by clear and convincing evidence, that ${who} had seriously doubted it but published it without checking.`
    case 'friendly':
    case 'presumed friendly':
      return `${FALSE}, by clear and convincing evidence, that ${who} knew this but bore ${x.the} no ill will.`
    case 'careful':
      return `The jury found that the statement was false. ${capital(who)} had also questioned two witnesses, and the record was a forgery so skillful that the court clerk was deceived too.`
    case 'unproven':
      return `The jury found that the evidence of truth and of falsity was evenly balanced and that ${who} had carelessly failed to check public records.`
    case 'nearly true':
      return `The jury found that ${who} had believed the larger amount but had carelessly failed to check it.`
    case 'hyperbole':
      return `The jury found that the columnist disliked ${x.the} and had spoken to no one who knew ${him(x)}.`
    case 'fair report':
      return `The jury found that the testimony was false and that ${who} could easily have learned this from public records.`
    case 'testimony':
      return `${FALSE} that ${who} knew this and wanted to ruin ${x.the}.`
    case 'false reference':
      return `${FALSE} that ${who} knew this when writing the letter.`
    default:
      return isReference(at) || at.speech === 'private concern'
        ? `${FALSE} that ${who}, trusting ${isReference(at) ? 'a longtime manager' : `a relative of ${x.the}`}, had carelessly failed to check it.`
        : `${FALSE} that ${who}, trusting ${at.speech === 'repeated' ? 'the neighbor' : story.source}, ${careless}.`
  }
}

/** Whose state of mind counts. */
function mind(at: DefamationFacts, story: DefamationStory): string {
  const p = publisher(at, story)
  return p.pronoun === 'it' ? (at.speech === 'labeled' ? 'the columnist' : `${whose(p)} editor`) : p.the
}
