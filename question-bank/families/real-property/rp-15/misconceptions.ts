import type { Misconception } from '../../engine/contract.ts'
import { isProtected } from './decide.ts'
import type { RecordingFacts } from './facts.ts'

type View = Misconception<RecordingFacts>

function view(
  id: string,
  label: string,
  correction: string,
  rule: (facts: RecordingFacts) => string | null,
): View {
  return { id, label, correction, decide: rule }
}

/** The reason that would win under each act for one whom it protects. */
const WON = { race: 'yes-race', notice: 'yes-notice', 'race-notice': 'yes-race-notice' } as const
const asksNotice = (facts: RecordingFacts) => facts.statute !== 'race'

/** Recording acts as students get them wrong; each view is the rule with one part changed. */
export const misconceptions: readonly View[] = [
  view(
    'first-in-time',
    'the first conveyance is good against everyone',
    'A recording act takes priority from an earlier claimant who did not record in time, in favor of those it protects.',
    (facts) => (facts.taker === 'buyer' || facts.taker === 'lender' ? 'no-first' : null),
  ),
  view(
    'notice-is-race-notice',
    'a buyer without notice must record first under every act',
    'Under a notice act a buyer without notice prevails on taking the deed, whoever records first.',
    (facts) => {
      if (facts.statute !== 'notice') return null
      return facts.notice === 'none' && facts.order === 'second' ? 'yes-race-notice' : 'no-both'
    },
  ),
  view(
    'race-notice-is-notice',
    'lack of notice is enough under a race-notice act',
    'A race-notice act protects a buyer without notice only if that buyer is also the first to record.',
    (facts) => (facts.statute === 'race-notice' ? 'yes-notice' : null),
  ),
  view(
    'race-asks-about-notice',
    'knowing of the earlier deed is bad faith under any act',
    'A race act asks only who recorded first, so knowledge of the earlier deed does not matter.',
    (facts) => {
      if (facts.statute !== 'race') return null
      if (facts.notice === 'none') return null
      return facts.notice === 'inquiry' || facts.notice === 'moved in' ? 'no-inquiry' : 'no-knowledge'
    },
  ),
  view(
    'race-decides-everywhere',
    'the first to record wins under every act',
    'Under notice and race-notice acts one who had notice loses even after recording first.',
    (facts) => (asksNotice(facts) && facts.order === 'second' ? 'yes-race' : null),
  ),
  view(
    'record-is-all',
    'a clean record on the day of purchase is the whole test',
    'A clean record does not help one who knows of the deed from elsewhere, nor one who has to record first and does not.',
    (facts) =>
      facts.notice === 'actual' || facts.notice === 'inquiry' || facts.statute === 'race'
        ? 'yes-search'
        : null,
  ),
  view(
    'payment-is-all',
    'an unrecorded deed loses to everyone who pays',
    'The act names what else the later purchaser needs: lack of notice, the first recording, or both.',
    (facts) => (asksNotice(facts) || facts.order === 'first after' ? 'yes-off-record' : null),
  ),
  view(
    'record-is-no-notice',
    'only what a buyer in fact knows is notice',
    'A deed recorded before the purchase is notice to the buyer, who is bound by it whether or not the records were searched.',
    (facts) => (facts.order === 'first before' ? 'yes-later' : null),
  ),
  view(
    'donee-protected',
    'a recording act protects one who received the land as a gift',
    'These acts protect purchasers for value, so a gift leaves the earlier deed with its priority.',
    (facts) => (facts.taker === 'donee' ? WON[facts.statute] : null),
  ),
  view(
    'creditor-is-purchaser',
    'a judgment creditor counts as a purchaser for value',
    'A judgment lien attaches only to what the debtor still owns, and its holder gave nothing for the land.',
    (facts) => (facts.taker === 'creditor' ? WON[facts.statute] : null),
  ),
  view(
    'lender-is-no-purchaser',
    'a mortgage lender is no purchaser',
    'A lender who gives new money for a mortgage takes an interest in the land for value.',
    (facts) => (facts.taker === 'lender' ? 'no-value' : null),
  ),
  view(
    'later-knowledge-counts',
    'knowledge gained before recording defeats the buyer',
    'Notice is tested when the buyer pays and takes the deed, and what is learned afterwards does no harm.',
    (facts) => (facts.notice === 'later' ? 'no-knowledge' : null),
  ),
  view(
    'later-possession-counts',
    'possession is notice whenever it begins',
    'Possession is notice to those who take while it lasts, and not to one who has already paid and taken the deed.',
    (facts) => (facts.notice === 'moved in' ? 'no-inquiry' : null),
  ),
  view(
    'shelter-ignored',
    'each new owner must satisfy the act alone',
    'One who takes from a protected owner has that protection, even with knowledge or without paying.',
    (facts) => {
      if (facts.onward === 'none' || !isProtected(facts)) return null
      return facts.onward === 'gift' ? 'no-value' : 'no-knowledge'
    },
  ),
  view(
    'transfer-cleanses',
    'passing the land on cleans the title',
    'A new owner is sheltered only if the one before was protected, and this one was not.',
    (facts) => (facts.onward !== 'none' && !isProtected(facts) ? 'yes-shelter' : null),
  ),
  view(
    'wild-deed-gives-notice',
    'any deed in the books gives notice',
    'In an index of names a deed from a stranger to the record would not be found, so it gives no notice.',
    (facts) => (facts.order === 'wild' ? 'no-record' : null),
  ),
  view(
    'wild-deed-wins-the-race',
    'any deed in the books counts as recorded',
    'A deed whose grantor has no recorded title is treated as unrecorded against the later chain.',
    (facts) => (facts.order === 'wild' && facts.statute !== 'notice' ? 'no-race' : null),
  ),
  view(
    'wild-deed-excuses-all',
    'a deed outside the chain of title never binds anyone',
    'Such a deed gives no record notice, but it binds one who paid nothing or in fact knew of it.',
    (facts) =>
      facts.order === 'wild' && (facts.taker === 'donee' || facts.notice === 'actual') ? 'yes-wild' : null,
  ),
  view(
    'record-relates-back',
    'a recorded deed gives notice from the day it was made',
    'A record is notice only to those who take after it was made.',
    (facts) => (facts.order === 'second' || facts.order === 'first after' ? 'no-record' : null),
  ),
]
