import { capital } from '../../../text/capital.ts'
import { his, whose } from '../../engine/party.ts'
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
      `the stop cut off the officer's right to ask about other crimes`,
      `${suspect.the} invoked the right to remain silent before the question`,
      `Nothing invoked the right to silence, and a stop doesn't bar other questions. Custody without warnings does.`,
    ],
    'no-massiah': [
      `the Sixth Amendment right to counsel attached in the patrol car`,
      `${suspect.the} had a Sixth Amendment right to counsel when restrained`,
      `That right attaches with formal judicial proceedings. The patrol car matters because it was custody under Miranda.`,
    ],
    'yes-custody': [
      `${suspect.the} was not in custody during what began as a traffic stop`,
      `a driver detained in a traffic stop is not in custody under Miranda`,
      `An ordinary stop isn't custody, but this one had turned into handcuffs and a locked patrol car.`,
    ],
    'yes-safety': [
      `officers at the roadside may rely on Miranda's public safety exception`,
      `the public safety exception applied until the stop had ended`,
      `The question was about a past crime, with ${suspect.the} locked up. No immediate danger prompted it.`,
    ],
    'yes-prompt': [
      `a single question through a car window was not interrogation under Miranda`,
      `the officer's one question was routine and not interrogation under Miranda`,
      `One direct question about a crime is interrogation. In handcuffs, it called for warnings.`,
    ],
  }),
  object: ({ suspect, detective }) => ({
    'yes-voluntary': [
      `Miranda does not bar the physical fruits of ${his(suspect)} voluntary statement`,
      `physical fruits of a statement that was voluntary fall outside Miranda's rule`,
      `The answer was unwarned but voluntary. Miranda keeps out the words, not physical evidence that they lead to.`,
    ],
    'yes-custody': [
      `${suspect.the} was not in custody for purposes of Miranda until formally charged`,
      `an interview room before any charge is not custody for purposes of Miranda`,
      `${capital(whose(suspect))} arrest was custody, charge or no charge. The evidence comes in because it's a physical fruit.`,
    ],
    'yes-prompt': [
      `a quiet question about an object was not interrogation under Miranda`,
      `${detective.the} asked about property, which is not interrogation under Miranda`,
      `A quiet question about where property lies is still interrogation of a suspect. The words are barred, but not the physical fruits.`,
    ],
    'no-warnings': [
      `the evidence is the fruit of an unwarned statement and must be excluded`,
      `evidence found through an unwarned statement is excluded along with it`,
      `The fruit doctrine doesn't extend to physical evidence from a mere failure to warn, if the statement was voluntary.`,
    ],
    'no-interrogation': [
      `it is the product of custodial interrogation without any Miranda warnings`,
      `${whose(detective)} question was custodial interrogation that led to the evidence`,
      `It was custodial interrogation, which keeps out the answer. Physical evidence to which a voluntary answer led is admissible.`,
    ],
    'no-massiah': [
      `the search violated the right to counsel, which attached on arrest`,
      `${suspect.the} had a Sixth Amendment right to counsel when questioned`,
      `An arrest doesn't start formal proceedings, so the Sixth Amendment right hadn't attached. Physical fruits survive a Miranda violation.`,
    ],
  }),
} as const satisfies MirandaCells
