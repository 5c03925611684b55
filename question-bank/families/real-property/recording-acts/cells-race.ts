import { whose } from '../../engine/party.ts'
import type { RecordingCells } from './reason-id.ts'

/** Reasons where the order of recording is at issue. */
export const RACE_CELLS = {
  'race-knew': ({ first, second }) => ({
    'yes-race': [
      `${second.the} was the first purchaser for value to record`,
      `under a race act, ${whose(second)} actual notice of the earlier deed does not matter`,
      `The act asks who recorded first and says nothing of notice, so knowing of the earlier deed does no harm.`,
    ],
    'yes-race-notice': [
      `${second.the} was a bona fide purchaser and the first to record`,
      `${second.the} took without notice of any recorded deed and recorded first`,
      `A buyer who has read the earlier deed isn't a bona fide purchaser, whatever the records show. Under this act, none is needed.`,
    ],
    'no-actual': [
      `${second.the} had actual notice of the earlier deed`,
      `${second.the} knew of the earlier deed and was not a bona fide purchaser`,
      `Actual notice of the earlier deed would defeat the buyer under a notice or race-notice act. This act is neither.`,
    ],
    'no-record': [
      `the recording of the earlier deed related back to its delivery in March`,
      `${whose(first)} deed gave record notice from the date of its delivery`,
      `Recording doesn't relate back. Between March and August, the earlier deed was off the record.`,
    ],
    'no-priority': [
      `${whose(first)} deed was first in time and left the owner no title to sell`,
      `the deed that was first in time prevails over a purchaser with notice`,
      `First in time is the common-law rule. The act takes that priority away in favor of the purchaser who wins the race.`,
    ],
  }),
  'race-lost': ({ first, second }) => ({
    'no-priority': [
      `${first.the} was the first to record`,
      `under a race act, ${whose(first)} earlier recording prevails over a bona fide purchaser`,
      `The act protects only the purchaser who records first. Paying without notice doesn't make up for a lost race.`,
    ],
    'no-record': [
      `${second.the} had record notice of the earlier deed before recording`,
      `the act charged ${second.the} with record notice of a deed already recorded`,
      `Notice has no part in this act. The same date matters because it shows who recorded first.`,
    ],
    'yes-notice': [
      `the act protects a bona fide purchaser at the time of payment`,
      `${second.the} took without notice of the earlier deed`,
      `A bona fide purchaser, who took without notice of the earlier deed, wins under a notice act. This one asks only who recorded first.`,
    ],
    'yes-later': [
      `record notice that arises after payment does not affect a purchaser for value`,
      `the earlier deed gave record notice only after ${second.the} had paid`,
      `When notice came would matter under an act that asks about it. This act doesn't.`,
    ],
  }),
  unrecorded: ({ first, second }) => ({
    'yes-notice': [
      `${second.the} was a bona fide purchaser on June 3`,
      `under a notice act, it was enough that ${second.the} took without notice`,
      `The earlier deed was off the record when the buyer paid. A notice act doesn't require recording first, or at all.`,
    ],
    'yes-race-notice': [
      `${second.the} took without notice and recorded 21 days later`,
      `${second.the} recorded soon enough to keep the rights of a bona fide purchaser`,
      `The act sets no time for recording. The buyer's rights were complete on taking without notice.`,
    ],
    'no-priority': [
      `${first.the} was the first to record`,
      `${second.the} lost priority by failing to record first`,
      `Being the first to record counts under a race or race-notice act. This act asks nothing of the kind.`,
    ],
    'no-record': [
      `${whose(first)} deed gave record notice before ${second.the} recorded`,
      `${second.the} had record notice under the act before recording`,
      `Notice is tested when the buyer pays and takes the deed, two weeks before the earlier deed was recorded.`,
    ],
  }),
  both: ({ first, second }) => ({
    'yes-race-notice': [
      `${second.the} took without notice and was the first to record`,
      `${second.the} was a bona fide purchaser and recorded before ${first.the}`,
      `The buyer knew nothing, nothing was on record, and the buyer's deed was recorded seven weeks before the other.`,
    ],
    'yes-race': [
      `${second.the} was the first to record, which is all that the act requires`,
      `under the act, recording first made notice of the earlier deed irrelevant`,
      `Recording first is half the test. The buyer also had to take without notice, and did.`,
    ],
    'no-priority': [
      `${whose(first)} deed was first in time and left the owner no title to sell`,
      `the deed that was first in time prevails over one recorded before it`,
      `That is the rule without a recording act. An unrecorded conveyance loses to a later purchaser whom the act protects.`,
    ],
    'no-record': [
      `the recording of the earlier deed related back to its delivery in March`,
      `${whose(first)} deed gave record notice from the date of its delivery`,
      `A deed is notice from the day on which it's recorded, which was in August.`,
    ],
    'no-inquiry': [
      `an empty property put ${second.the} on inquiry notice of an earlier sale`,
      `${second.the} had inquiry notice, since the owner did not live on the property`,
      `An empty property points to no one. Inquiry notice comes from somebody else's visible possession.`,
    ],
  }),
  'both-lost': ({ first, second }) => ({
    'no-priority': [
      `${second.the} was a bona fide purchaser but recorded after ${first.the}`,
      `${first.the} was the first to record, which defeats even a bona fide purchaser`,
      `A race-notice act has two tests. The buyer passed the one on notice and failed the other by a week.`,
    ],
    'no-record': [
      `${second.the} had record notice of the earlier deed before recording`,
      `the act charged ${second.the} with record notice of a deed already recorded`,
      `Notice is tested at the purchase, so this buyer had none. The date matters because it came before the buyer's own.`,
    ],
    'yes-notice': [
      `the act protects a bona fide purchaser at the time of payment`,
      `${second.the} took without notice of the earlier deed`,
      `A bona fide purchaser, who took without notice of the earlier deed, wins under a notice act. This act also asks who recorded first.`,
    ],
    'yes-later': [
      `record notice that arises after payment does not affect a bona fide purchaser`,
      `the earlier deed gave record notice only after ${second.the} had paid`,
      `It's right that later notice does no harm. The later deed loses because it was recorded second.`,
    ],
  }),
} satisfies RecordingCells
