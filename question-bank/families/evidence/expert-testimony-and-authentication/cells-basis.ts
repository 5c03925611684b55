import { whose } from '../../engine/party.ts'
import type { ExpertCells } from './reason-id.ts'
import { anySource, beforeOpinion, causation, exhibitFirst } from './shared-cells.ts'

/** Reasons about the facts and data behind an opinion. */
export const BASIS_CELLS = {
  report: ({ suit: { expert: e } }) => ({
    'yes-relied': [
      'experts in the field reasonably rely on such reports in forming an opinion',
      'the basis is of a kind on which experts in the field reasonably rely',
      'The basis of an opinion need not be admissible if those in the field would reasonably rely on it. The opinion then comes in alone.',
    ],
    'yes-treatise': [
      'the report became an exception to the hearsay rule when an expert relied on it',
      `${whose(e)} reliance made the hearsay report admissible for its truth`,
      'The report stays hearsay and stays out. Only the opinion that rests on it comes in.',
    ],
    'yes-qualified': anySource(
      e,
      'The test looks to the whole field and not to what one expert finds convincing or would choose.',
    ),
    'no-basis': [
      'the opinion rests in part on hearsay that was ruled inadmissible',
      'the basis of the opinion is inadmissible and taints the opinion',
      'An opinion does not fail because its basis is inadmissible hearsay. An expert may use in court what the field uses outside.',
    ],
    'no-disclosure': beforeOpinion(
      e,
      'An opinion may come first, unless the court orders otherwise. The other side can ask for the facts on cross-examination.',
    ),
    'no-exhibit': exhibitFirst(
      e,
      "The source of an opinion needn't be in evidence, as an exhibit or otherwise.",
    ),
  }),
  gossip: ({ suit: { expert: e } }) => ({
    'no-basis': [
      'the basis is not of a kind on which experts in the field reasonably rely',
      'experts in the field would not reasonably rely on such a source',
      'Inadmissible facts are allowed as a basis only if the field itself would rely on their kind. This one would not.',
    ],
    'no-law': causation(
      e,
      'An opinion may embrace an ultimate issue such as causation. It may not rest on a source that the field would not use.',
    ),
    'no-exhibit': exhibitFirst(
      e,
      "The source needn't be an exhibit in evidence. Reasonable reliance is what's missing.",
    ),
    'yes-relied': [
      `${e.the} was free to rely on inadmissible facts in forming an opinion`,
      'the basis of an opinion need not be admissible or of any special kind',
      'The permission has a condition: others in the field must reasonably rely on those kinds of facts.',
    ],
    'yes-weight': [
      'the weakness of the basis goes to the weight of the opinion',
      `${whose(e)} choice of a basis goes to weight and to cross-examination`,
      'Before weight comes admissibility. The field has to use such sources, and it does not.',
    ],
    'yes-qualified': anySource(
      e,
      'One expert, however qualified or convinced, cannot choose for a field that would have nothing to do with such a basis.',
    ),
  }),
  told: ({ suit: { expert: e } }) => ({
    'no-disclosure': [
      'the value of disclosure does not substantially outweigh its prejudicial effect',
      'the value of reading the report does not substantially outweigh its prejudice',
      'For the side that calls the expert, the scale is tilted toward silence. An even balance keeps the report out.',
    ],
    'no-basis': [
      `${whose(e)} opinion should be stricken along with its inadmissible basis`,
      'the opinion itself rests on an inadmissible hearsay report',
      'The opinion was properly given. It is the report that may not be read.',
    ],
    'no-exhibit': [
      'the report had not been received as an exhibit before it was read',
      'the report is not an exhibit from which a witness may read',
      "It couldn't be received as an exhibit. Another test decides whether its contents may be told.",
    ],
    'yes-relied': [
      'experts reasonably rely on such reports and may disclose them to the jury',
      `${whose(e)} reasonable reliance on the report makes it admissible`,
      'Reasonable reliance admits the opinion and no more. To disclose the report to the jury takes a further showing.',
    ],
    'yes-cross': [
      `${e.the} has to disclose the basis of the opinion on direct examination`,
      'the jury cannot evaluate the opinion unless its basis is disclosed',
      'Disclosure can be demanded on cross-examination. It gives the proponent no right to read hearsay.',
    ],
    'yes-weight': [
      'the prejudicial effect does not substantially outweigh the probative value',
      'the risk of prejudice from the report does not exceed its probative value',
      'That is the balance of Rule 403. For the hidden basis of an opinion, the scale is turned around.',
    ],
  }),
  cross: ({ suit: { expert: e } }) => ({
    'yes-cross': [
      'the facts that underlie an expert opinion are open to cross-examination',
      'the report is a basis of the opinion and open to cross-examination',
      'The other side may ask about everything behind the opinion. The limit on disclosure binds only the proponent.',
    ],
    'yes-treatise': [
      'the report became evidence of its truth when the expert relied on it',
      `${whose(e)} reliance on the report took it out of the hearsay rule`,
      "Reliance doesn't lift the hearsay rule, and the report is no evidence of its truth. It may be used to test the opinion.",
    ],
    'yes-weight': [
      'the hearsay nature of the report goes to its weight alone',
      'hearsay goes to weight once it has been the basis of an opinion',
      'Hearsay gains no weight by being the basis of an opinion. The question is allowed because it tests the expert.',
    ],
    'no-disclosure': [
      'the value of disclosing the report does not substantially outweigh its prejudice',
      'the question would disclose a report that was ruled inadmissible',
      'That balance protects the opponent of the expert, and here it is the opponent who asks.',
    ],
    'no-basis': [
      'the ruling made the report inadmissible for both sides and all purposes',
      'the hearsay report is a basis for the opinion but not for a question',
      'The ruling kept the report out as proof, not for all purposes. If it could be a basis for the opinion but not for a question, no such opinion could be tested.',
    ],
    'no-exhibit': [
      'the report had not been received as an exhibit before the question',
      `${e.the} was asked about a report that is not an exhibit`,
      "A report needn't be received as an exhibit before a question about it. It is part of what the expert used.",
    ],
  }),
} satisfies ExpertCells
