import { whose } from '../../engine/party.ts'
import type { PolicyStory } from './facts.ts'

/** A measure taken as an admission, which is the view that Rule 407 rejects. */
export const admittedBy = ({ defendant }: PolicyStory) =>
  [
    `${defendant.the} admitted negligence by taking the remedial measure`,
    `the remedial measure shows that ${defendant.the} did not use due care before the accident`,
  ] as const
/** Feasibility as a way around the bar where nobody disputes it. */
export const showsFeasibility = ({ defendant }: PolicyStory) =>
  [
    `the remedial measure shows that a precaution was feasible and that ${defendant.the} did not take it`,
    `a remedial measure is admissible to prove the feasibility of a precaution that ${defendant.the} did not take`,
  ] as const
export const settled = ({ defendant, witness }: PolicyStory) =>
  [
    `${defendant.the} admitted liability for the accident by the settlement with ${witness.the}`,
    `the settlement is ${whose(defendant)} admission of fault for the accident`,
  ] as const
export const insuredAs = ({ defendant }: PolicyStory) =>
  [
    `${defendant.the} admitted that an accident was likely by purchasing liability insurance`,
    `liability insurance makes it more likely that ${defendant.the} did not use due care`,
  ] as const
export const controlled = ({ defendant, insured }: PolicyStory) =>
  [
    `evidence of liability insurance is admissible to prove that ${defendant.the} controlled ${insured}`,
    `the liability insurance shows that ${defendant.the} was in control of ${insured}`,
  ] as const
export const inconsistent = ({ defendant }: PolicyStory) =>
  [
    `the remark is a prior inconsistent statement, which may impeach ${defendant.the}`,
    `${defendant.the} testified and may be impeached with a prior inconsistent statement`,
  ] as const
