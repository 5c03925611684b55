import { capital } from '../../../text/capital.ts'
import { whose } from '../../engine/party.ts'
import type { MirandaCells } from './reason-id.ts'

/** More reasons where no warnings came before the questions: handcuffs beside the road, and a find. */
export const MORE_UNWARNED_CELLS = {
  cuffed: ({ suspect }) => ({
    'no-restraint': [
      `${suspect.the} was in custody when the officer asked about the crime`,
      `the restraint in the patrol car was equivalent to a formal arrest`,
      `A driver who's handcuffed and locked in a patrol car is in custody, though the encounter began as a traffic stop.`,
    ],
    'no-silence': [
      `${suspect.the} invoked the right to remain silent by saying nothing in the car`,
      `${whose(suspect)} silence was an invocation of the right to remain silent`,
      `Saying nothing is no invocation; the right to silence has to be claimed unambiguously. Custody without warnings is what keeps the answer out.`,
    ],
    'no-massiah': [
      `${whose(suspect)} Sixth Amendment right to counsel attached on arrest`,
      `${suspect.the}, once under arrest, had a Sixth Amendment right to counsel`,
      `That right attaches with formal judicial proceedings, not with an arrest. The patrol car matters because it was custody under Miranda.`,
    ],
    'yes-custody': [
      `${suspect.the} was not in custody during what began as a traffic stop`,
      `a driver detained in a traffic stop is not in custody under Miranda`,
      `An ordinary stop isn't custody, but this one had turned into handcuffs and a locked patrol car.`,
    ],
    'yes-safety': [
      `the officers at the roadside could rely on Miranda's public safety exception`,
      `the officers could question ${suspect.the} to ensure public safety during the stop`,
      `The question was about a past crime, with ${suspect.the} locked up. No immediate danger at the roadside prompted it.`,
    ],
    'yes-prompt': [
      `the officer asked a single question, which is not interrogation under Miranda`,
      `the officer's question was routine and was not interrogation under Miranda`,
      `One direct question about a crime is interrogation. In handcuffs, it called for warnings.`,
    ],
  }),
  object: ({ suspect, detective }) => ({
    'yes-voluntary': [
      `Miranda does not bar physical fruits of ${whose(suspect)} voluntary statement`,
      `${suspect.the} spoke voluntarily, and Miranda does not bar the physical fruits`,
      `The answer was unwarned but voluntary. Miranda keeps out the words, not physical evidence that they lead to.`,
    ],
    'yes-custody': [
      `${suspect.the} was not in custody for purposes of Miranda until formally charged`,
      `${suspect.the}, though arrested, was not in custody before any charge`,
      `${capital(whose(suspect))} arrest was custody, charge or no charge. The evidence comes in because it's a physical fruit.`,
    ],
    'yes-prompt': [
      `${detective.the} asked only about property, which is not interrogation under Miranda`,
      `a quiet question about property was not interrogation under Miranda`,
      `A quiet question about where property lies is still interrogation of a suspect. The words are barred, but not the physical fruits.`,
    ],
    'no-warnings': [
      `the evidence is the fruit of an unwarned statement and must be excluded`,
      `evidence found through an unwarned statement is excluded along with it`,
      `The fruit doctrine doesn't extend to physical evidence from a mere failure to warn, if the statement was voluntary.`,
    ],
    'no-interrogation': [
      `unwarned custodial interrogation makes an answer and its fruits involuntary`,
      `${whose(suspect)} answer to custodial interrogation is presumed involuntary for all purposes`,
      `Custodial interrogation without warnings keeps out the answer, but a lack of warnings doesn't make it involuntary. Physical evidence to which it led is admissible.`,
    ],
    'no-massiah': [
      `${whose(suspect)} Sixth Amendment right to counsel attached on arrest`,
      `${suspect.the} had a right to counsel during any questioning after an arrest`,
      `An arrest doesn't start formal proceedings, so the Sixth Amendment right to counsel hadn't attached. Physical fruits survive a Miranda violation.`,
    ],
  }),
} as const satisfies MirandaCells
