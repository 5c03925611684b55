import { whose } from '../../engine/party.ts'
import type { ExpertCells } from './reason-id.ts'
import { anySource, beforeOpinion, causation, exhibitFirst } from './shared-cells.ts'

/** Reasons about the facts and data behind an opinion. */
export const BASIS_CELLS = {
  report: ({ suit: { expert: e } }) => ({
    'yes-relied': [
      'experts in the field reasonably rely on such reports in forming an opinion',
      'an opinion may rest on inadmissible data of a kind on which experts in the field reasonably rely',
      'The basis of an opinion need not be admissible if those in the field would reasonably rely on it. The opinion then comes in alone.',
    ],
    'yes-treatise': [
      'a hearsay report becomes admissible for its truth when an expert relies on it',
      `${whose(e)} reliance on the hearsay report made it admissible for its truth`,
      'The report stays hearsay and stays out. Only the opinion that rests on it comes in.',
    ],
    'yes-qualified': anySource(
      e,
      'The test looks to the whole field and not to what one expert finds convincing or would choose.',
    ),
    'no-basis': [
      'an opinion that rests in part on inadmissible hearsay is itself inadmissible',
      'an expert may not base an opinion on a report that was ruled inadmissible',
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
      'the basis of the opinion is not one on which experts in the field reasonably rely',
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
      'an expert may rely on inadmissible facts in forming an opinion',
      'the facts on which an expert bases an opinion need not be admissible',
      'The permission has a condition: others in the field must reasonably rely on those kinds of facts.',
    ],
    'yes-weight': [
      'a weakness in the basis of an opinion goes to its weight, not its admissibility',
      `${whose(e)} choice of a basis affects only the weight of the opinion`,
      'Before weight comes admissibility. The field has to use such sources, and it does not.',
    ],
    'yes-qualified': anySource(
      e,
      'One expert, however qualified or convinced, cannot choose for a field that would have nothing to do with such a basis.',
    ),
  }),
  told: ({ suit: { expert: e } }) => ({
    'no-disclosure': [
      'an inadmissible report may be disclosed only if its value substantially outweighs its prejudicial effect',
      'the value of disclosing the report does not substantially outweigh its prejudicial effect',
      'For the side that calls the expert, the scale is tilted toward silence. An even balance keeps the report out.',
    ],
    'no-basis': [
      `${e.the} could not base an opinion on a report that is inadmissible hearsay`,
      'an opinion that rests on an inadmissible hearsay report is itself inadmissible',
      'The opinion was properly given. It is the report that may not be read.',
    ],
    'no-exhibit': [
      'a report may not be read to the jury until it has been received as an exhibit',
      'a witness may not read aloud from a report that is not an exhibit in evidence',
      "It couldn't be received as an exhibit. Another test decides whether its contents may be told.",
    ],
    'yes-relied': [
      'an expert may disclose to the jury a report on which experts in the field reasonably rely',
      `${whose(e)} reasonable reliance on the report makes the report itself admissible`,
      'Reasonable reliance admits the opinion and no more. To disclose the report to the jury takes a further showing.',
    ],
    'yes-cross': [
      'an expert must disclose the basis of an opinion on direct examination',
      'an expert may disclose whatever basis would help the jury to evaluate the opinion',
      'Disclosure can be demanded on cross-examination. It gives the proponent no right to read hearsay.',
    ],
    'yes-weight': [
      'the prejudicial effect of the report does not substantially outweigh its probative value',
      'the risk of prejudice from the report does not exceed its probative value',
      'That is the balance of Rule 403. For an inadmissible basis of an opinion, the scale is turned around.',
    ],
  }),
  cross: ({ suit: { expert: e } }) => ({
    'yes-cross': [
      'an expert may be asked on cross-examination about the facts that underlie the opinion',
      'the report is a basis of the opinion and is open to cross-examination',
      'The other side may ask about everything behind the opinion. The limit on disclosure binds only the proponent.',
    ],
    'yes-treatise': [
      'a report becomes evidence of its truth when an expert relies on it',
      `${whose(e)} reliance on the report took it out of the hearsay rule`,
      "Reliance doesn't lift the hearsay rule, and the report is no evidence of its truth. It may be used to test the opinion.",
    ],
    'yes-weight': [
      'the hearsay nature of a report on which an expert relied affects only its weight',
      'an objection to hearsay on which an expert relied goes to weight, not admissibility',
      'Hearsay gains no weight by being the basis of an opinion. The question is allowed because it tests the expert.',
    ],
    'no-disclosure': [
      'a report may be disclosed only if its value substantially outweighs its prejudicial effect',
      'a report that was ruled inadmissible may not be disclosed by either party',
      'That balance protects the opponent of the expert, and here it is the opponent who asks.',
    ],
    'no-basis': [
      'the ruling on hearsay made the report inadmissible for all purposes',
      'a hearsay report may be the basis of an opinion but not the basis of a question',
      'The ruling kept the report out as proof, not for all purposes. If it could be the basis of an opinion but not of a question, no such opinion could be tested.',
    ],
    'no-exhibit': [
      'a report must be received as an exhibit before a witness is asked about it',
      `${e.the} may not be asked about a report that is not an exhibit in evidence`,
      "A report needn't be received as an exhibit before a question about it. It is part of what the expert used.",
    ],
  }),
} satisfies ExpertCells
