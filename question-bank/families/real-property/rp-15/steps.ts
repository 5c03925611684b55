import type { Rule } from '../../engine/contract.ts'
import type { RecordingFacts, RecordingSkin } from './facts.ts'

type Applied = Rule<RecordingFacts, RecordingSkin>['applied']

const AS_OF = '2026-11-01'
const HUGHES = 'Board of Education of Minneapolis v. Hughes'
const RESTITUTION = 'Restatement (Third) of Restitution and Unjust Enrichment'

function step(
  id: string,
  authority: string,
  rule: string,
  applied: Applied,
): Rule<RecordingFacts, RecordingSkin> {
  return { id, authority, asOf: AS_OF, rule, applied }
}

/** Every rule that a path of this family can run through. */
export const steps: readonly Rule<RecordingFacts, RecordingSkin>[] = [
  step(
    'donee',
    `${RESTITUTION} § 68`,
    'An act that protects purchasers for value does not protect one who takes by gift, so the earlier conveyance keeps its priority.',
    (_, skin) => `${skin.second} gave nothing for the land and so loses to ${skin.first}, who came before.`,
  ),
  step(
    'creditor',
    `${RESTITUTION} § 68`,
    'Unless the act names creditors, a judgment creditor is no purchaser for value, and the lien reaches only what the debtor still owns.',
    (_, skin) =>
      `By the time of the judgment ${skin.owner} had already sold to ${skin.first}, so there was nothing for the lien to reach.`,
  ),
  step(
    'lender',
    `${RESTITUTION} § 68`,
    'One who lends new money on a mortgage is a purchaser for value under a recording act.',
    (_, skin) => `${skin.second} advanced the loan in exchange for the mortgage.`,
  ),
  step(
    'race-won',
    'Hill v. Pinelawn Memorial Park',
    'Under a race act the purchaser for value who is first to record prevails.',
    (_, skin) => `${skin.second} gave value and was the first with a claim duly recorded.`,
  ),
  step(
    'race-despite-actual',
    'Hill v. Pinelawn Memorial Park',
    'Under a race act the purchaser for value who is first to record prevails even with knowledge of the earlier deed.',
    (_, skin) => `${skin.second} recorded first, and having seen the deed to ${skin.first} does not matter.`,
  ),
  step(
    'race-despite-inquiry',
    'Hill v. Pinelawn Memorial Park',
    'Under a race act the purchaser for value who is first to record prevails even over someone in open possession.',
    (_, skin) =>
      `${skin.second} recorded first, and what a visit would have shown of ${skin.first} does not matter.`,
  ),
  step(
    'race-despite-later',
    'Hill v. Pinelawn Memorial Park',
    'Under a race act the purchaser for value who is first to record prevails, whatever is learned on the way to the records.',
    (_, skin) => `${skin.second} recorded first, and being told of ${skin.first} does not matter.`,
  ),
  step(
    'race-despite-moved-in',
    'Hill v. Pinelawn Memorial Park',
    'Under a race act the purchaser for value who is first to record prevails, whoever moves in before that.',
    (_, skin) =>
      `${skin.second} recorded first, and the arrival of ${skin.first} on the land does not matter.`,
  ),
  step(
    'race-lost',
    'Hill v. Pinelawn Memorial Park',
    'Under a race act a purchaser for value loses to an earlier conveyance that was recorded first, even one made known to nobody.',
    (_, skin) => `${skin.first} recorded before ${skin.second} did.`,
  ),
  step(
    'race-lost-late',
    'Hill v. Pinelawn Memorial Park',
    'Under a race act the order of recording decides, and neither what a purchaser knew nor when it was learned matters.',
    (_, skin) => `${skin.first} recorded before ${skin.second} did, and that is all.`,
  ),
  step(
    'actual',
    `${RESTITUTION} § 69`,
    'Under an act that asks about notice, one who knows of the earlier conveyance when buying is not protected.',
    (_, skin) => `${skin.second} knew of the deed to ${skin.first} before paying.`,
  ),
  step(
    'inquiry',
    'Galley v. Ward',
    'A buyer is charged with notice of the rights that asking those in open possession of the land would reveal.',
    (_, skin) => `${skin.first} was openly on the land, and ${skin.second} never went there to ask.`,
  ),
  step(
    'record',
    HUGHES,
    'A deed recorded in the chain of title is notice to everyone who takes after it was recorded, whether they search or not.',
    (_, skin) => `${skin.first} had recorded before ${skin.second} bought.`,
  ),
  step(
    'wild',
    HUGHES,
    'Under an index of names, a recorded deed whose grantor has no recorded title is outside the chain and is treated as unrecorded.',
    (_, skin) =>
      `The deed to ${skin.middle} was never recorded, so a search from ${skin.owner} would not lead to ${skin.first}.`,
  ),
  step(
    'told-later',
    `${RESTITUTION} § 69`,
    'Notice is tested when the buyer pays and takes the deed, so knowledge gained afterwards is not notice.',
    (_, skin) => `${skin.second} learned of ${skin.first} a week after paying and taking the deed.`,
  ),
  step(
    'entered-later',
    'Galley v. Ward',
    'Possession gives notice to those who buy while it lasts, and not to one who has already paid and taken the deed.',
    (_, skin) => `${skin.first} moved in a week after ${skin.second} had paid and taken the deed.`,
  ),
  step(
    'notice-won',
    'Galley v. Ward',
    'Under a notice act a purchaser for value who takes without notice prevails over an earlier unrecorded conveyance.',
    (_, skin) => `${skin.second} paid without notice of the deed to ${skin.first}.`,
  ),
  step(
    'notice-won-unrecorded',
    'Galley v. Ward',
    'Under a notice act a purchaser for value without notice prevails although the purchaser has not recorded first.',
    (_, skin) =>
      `${skin.second} paid without notice when no deed to ${skin.first} was on record, and the act asks no more.`,
  ),
  step(
    'both-won',
    HUGHES,
    'Under a race-notice act a purchaser for value prevails who takes without notice and is the first to record.',
    (_, skin) => `${skin.second} paid without notice and was the first with a claim duly recorded.`,
  ),
  step(
    'both-lost',
    HUGHES,
    'Under a race-notice act even a purchaser for value without notice loses if the earlier conveyance was recorded first.',
    (_, skin) => `${skin.second} took without notice, but ${skin.first} recorded a week sooner.`,
  ),
  step(
    'both-needed',
    HUGHES,
    'Under a race-notice act recording first does not help a purchaser who took with notice.',
    (_, skin) => `${skin.second} recorded first but is charged with notice of the deed to ${skin.first}.`,
  ),
  step(
    'shelter',
    `${RESTITUTION} § 66`,
    'One who takes from an owner protected by the act has the same protection, even with knowledge or without giving value.',
    (_, skin) => `${skin.second} was protected, so ${skin.third} is too.`,
  ),
  step(
    'no-shelter',
    `${RESTITUTION} § 66`,
    'One who takes from an owner whom the act does not protect gets no shelter, and needs of their own what the act asks of a later taker.',
    (_, skin) => `${skin.second} was not protected, and ${skin.third} has nothing better to show.`,
  ),
]
