import { The, whose } from '../../engine/party.ts'
import type { WitnessCells } from './reason-id.ts'
import type { WitnessStory } from './story.ts'

const forgotten = ({ accident: { witness: w } }: WitnessStory, why: string) =>
  [
    `${w.the}, who has forgotten the matter, no longer has personal knowledge of it`,
    'a witness without a present memory of a matter has no personal knowledge of it',
    why,
  ] as const
const notSworn = (why: string) =>
  [
    'a recorded recollection must have been made under oath',
    'a note that was not made under oath is not a recorded recollection',
    why,
  ] as const
const exhibitFirst = (why: string) =>
  [
    'a writing must be received as an exhibit before it is read to the jury',
    'the contents of a writing may be proved only if it is received as an exhibit',
    why,
  ] as const

/** Reasons about a witness who has forgotten. */
export const MEMORY_CELLS = {
  refreshed: ({ accident: { witness: w } }) => ({
    'yes-refreshed': [
      'a witness may use any writing to refresh memory, whoever wrote it',
      `${w.the} testified from memory after using the writing to refresh it`,
      `The paper only jogged the memory, and the answer came from ${w.the}. So it doesn't matter who wrote it.`,
    ],
    'yes-recorded': [
      `${w.the} adopted the writing as a recorded recollection by reading it`,
      'a writing that a witness confirms in court is a recorded recollection',
      "A recorded recollection is adopted while the event is fresh and stands in for a memory that won't return. This one did.",
    ],
    'yes-adverse': [
      'a writing is admissible once an adverse party has been allowed to inspect it',
      'inspection by the adverse party made the writing admissible',
      `Inspection protects the other side. The testimony is proper because it came from memory.`,
    ],
    'no-recorded': [
      `the writing was neither made nor adopted by ${w.the}`,
      'a witness may look only at a writing that he or she made or adopted',
      'Who made the paper matters when it is read in place of memory. Here it was laid aside.',
    ],
    'no-exhibit': [
      'the writing was not received as an exhibit before it was used',
      'a writing may refresh memory only if it has been received as an exhibit',
      "A paper that jogs the memory needn't be evidence at all. Only the other side may offer it.",
    ],
    'no-knowledge': [
      `${w.the} has no personal knowledge beyond what the writing says`,
      'testimony given after reading a writing is not based on personal knowledge',
      `${The(w)} saw it on the day. The paper brought back what was known already.`,
    ],
  }),
  recorded: (story) => {
    const w = story.accident.witness
    return {
      'yes-recorded': [
        'the note is a recorded recollection, which may be read to the jury',
        `${w.the} made the note when the matter was fresh in memory`,
        `${The(w)} knew, wrote it down with care, and has forgotten. The note may now speak in place of the lost memory.`,
      ],
      'yes-refreshed': [
        'any writing may be used to refresh the memory of a witness',
        'a witness may read a writing aloud in order to refresh memory',
        "The attempt to refresh had failed. A witness who reads a writing aloud isn't testifying from memory.",
      ],
      'yes-knowledge': [
        'any writing that rests on personal knowledge may be read to the jury',
        `personal knowledge is all that ${w.the} needs to read from a writing`,
        'That alone would let in most hearsay. A record made with care, when all was fresh, is more.',
      ],
      'no-recorded': notSworn(
        "An oath isn't among the conditions. Fresh memory and a correct record are, and both were shown.",
      ),
      'no-exhibit': exhibitFirst(
        "The reverse is nearer the truth. A writing of this sort is read to the jury and isn't received as its proponent's exhibit.",
      ),
      'no-knowledge': forgotten(
        story,
        'A memory that fails is the very condition for reading such a record. The knowledge was there when it was written.',
      ),
    }
  },
  exhibit: (story) => {
    const p = story.accident.plaintiff
    return {
      'no-exhibit': [
        `${p.the} may not offer a recorded recollection as an exhibit`,
        'only an adverse party may offer a recorded recollection as an exhibit',
        `The note may be heard like testimony. It mustn't lie in the jury room and outweigh what others said on the stand.`,
      ],
      'no-recorded': notSworn(
        'Notes are seldom sworn. This one meets the exception and may be heard, if not handed over.',
      ),
      'no-knowledge': forgotten(
        story,
        "Forgetting doesn't undo what was once known. With that objection, the note couldn't even be read.",
      ),
      'yes-recorded': [
        'a recorded recollection may be read to the jury and also received as an exhibit',
        'a recorded recollection is admissible as an exhibit for either party',
        'It is a recorded recollection. But the one who called the witness gets it read and no more.',
      ],
      'yes-refreshed': [
        'a writing used to refresh the memory of a witness becomes an exhibit',
        'the note was used to refresh memory and may therefore be received as an exhibit',
        "It refreshed nothing. And a paper that does isn't evidence for the side that used it.",
      ],
      'yes-adverse': [
        'the adverse party may inspect the note and then may not object to it as an exhibit',
        'a writing that an adverse party may inspect may be offered as an exhibit',
        "Inspecting the note is the opponent's right. It doesn't enlarge what the proponent may offer.",
      ],
    }
  },
  'not hers': (story) => {
    const { witness: w, scribe } = story.accident
    return {
      'no-recorded': [
        `${w.the} neither made the note nor adopted it while the matter was fresh`,
        `the note was made by ${scribe} and was not adopted by ${w.the} in time`,
        `Someone else's record becomes yours when you check it while you still know. ${The(w)} never looked at it.`,
      ],
      'no-exhibit': exhibitFirst(
        "Being received as an exhibit wouldn't let the contents of this writing be read. What it lacks is a person who vouched for it in time.",
      ),
      'no-knowledge': forgotten(
        story,
        `${The(w)} saw it and once knew. What's missing is a link between that knowledge and this paper.`,
      ),
      'yes-recorded': [
        `the note records ${whose(w)} own words and is a recorded recollection`,
        'a recorded recollection may be written by anyone who heard the witness',
        'Anyone may hold the pen, but the witness must then adopt the result while the event is fresh.',
      ],
      'yes-refreshed': [
        'any writing may be used to refresh the memory of a witness',
        'a witness may read a writing aloud in order to refresh memory',
        'To refresh memory, it may be shown, whoever wrote it. It brought nothing back, so reading it aloud would be hearsay.',
      ],
      'yes-knowledge': [
        'any writing that rests on personal knowledge may be read to the jury',
        `the note rests on ${whose(w)} personal knowledge and may be read to the jury`,
        "Knowledge at the start isn't enough. Each hand through which a story passes can change it.",
      ],
    }
  },
} satisfies WitnessCells
