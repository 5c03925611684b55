import { he, his, whose } from '../../engine/party.ts'
import type { RecordingCells } from './reason-id.ts'

/** Reasons where the order of recording is at issue. */
export const RACE_CELLS = {
  'race-knew': ({ first, owner, second }) => ({
    'yes-race': [
      `${second.the} was a purchaser for value and the first to record`,
      `under a race act, ${whose(second)} actual notice of ${whose(first)} deed is immaterial`,
      `The act asks who recorded first and says nothing of notice, so knowing of the earlier deed does no harm.`,
    ],
    'yes-race-notice': [
      `${second.the} was a bona fide purchaser and the first to record`,
      `a purchaser who finds no recorded deed is a bona fide purchaser and prevails by recording first`,
      `A buyer who has read the earlier deed isn't a bona fide purchaser, whatever the records show. Under this act, none is needed.`,
    ],
    'no-actual': [
      `${second.the} had actual notice of ${whose(first)} deed at the time of payment`,
      `${second.the} knew of ${whose(first)} deed and was not a bona fide purchaser`,
      `Actual notice of the earlier deed would defeat the buyer under a notice or race-notice act. This act is neither.`,
    ],
    'no-record': [
      `the recording of ${whose(first)} deed in August related back to its delivery in March`,
      `${whose(first)} deed gave record notice from the date of its delivery in March`,
      `Recording doesn't relate back. Between March and August, the earlier deed was off the record.`,
    ],
    'no-priority': [
      `${whose(first)} deed was first in time and left ${owner.the} no title to sell`,
      `a deed that is first in time prevails over a later purchaser who takes with notice`,
      `First in time is the common-law rule. The act takes that priority away in favor of the purchaser who wins the race.`,
    ],
  }),
  'race-lost': ({ first, it, second }) => ({
    'no-priority': [
      `${first.the} was the first to record, which is all that the act requires`,
      `under a race act, ${whose(first)} earlier recording prevails over a bona fide purchaser`,
      `The act protects only the purchaser who records first. Paying without notice doesn't make up for a lost race.`,
    ],
    'no-record': [
      `${second.the} had record notice of ${whose(first)} deed before recording ${his(second)} own`,
      `the act charged ${second.the} with record notice of ${whose(first)} recorded deed`,
      `Notice has no part in this act. The same date matters because it shows who recorded first.`,
    ],
    'yes-notice': [
      `${second.the} was a bona fide purchaser at the time of payment`,
      `${second.the} took without notice of ${whose(first)} deed, as the act requires`,
      `A bona fide purchaser, who took without notice of the earlier deed, wins under a notice act. This one asks only who recorded first.`,
    ],
    'yes-later': [
      `record notice that arises after payment does not affect a purchaser for value`,
      `${whose(first)} deed gave record notice after ${second.the} had paid for ${it}`,
      `When notice came would matter under an act that asks about it. This act doesn't.`,
    ],
  }),
  unrecorded: ({ first, second }) => ({
    'yes-notice': [
      `${second.the} was a bona fide purchaser when ${he(second)} paid and took the deed`,
      `under a notice act, it was enough that ${second.the} took without notice`,
      `The earlier deed was off the record when the buyer paid. A notice act doesn't require recording first, or at all.`,
    ],
    'yes-race-notice': [
      `${second.the} took without notice and recorded within the reasonable time that the act allows`,
      `${second.the} recorded in time to keep the protection of a bona fide purchaser`,
      `The act sets no time for recording. The buyer's rights were complete on taking without notice.`,
    ],
    'no-priority': [
      `${first.the} was the first to record and so had priority under the act`,
      `${second.the} took without notice but lost priority by failing to record first`,
      `Being the first to record counts under a race or race-notice act. This act asks nothing of the kind.`,
    ],
    'no-record': [
      `${whose(first)} deed gave record notice before ${second.the} recorded ${his(second)} own`,
      `${second.the} had record notice of ${whose(first)} deed at the time of recording`,
      `Notice is tested when the buyer pays and takes the deed, two weeks before the earlier deed was recorded.`,
    ],
  }),
  both: ({ first, it, owner, second }) => ({
    'yes-race-notice': [
      `${second.the} took without notice and was the first to record`,
      `${second.the} was a bona fide purchaser and recorded before ${first.the} did`,
      `The buyer knew nothing, nothing was on record, and the buyer's deed was recorded seven weeks before the other.`,
    ],
    'yes-race': [
      `${second.the} was the first to record, which is all that the act requires`,
      `${second.the} was the first to record, which made notice of ${whose(first)} deed irrelevant`,
      `Recording first is half the test. The buyer also had to take without notice, and did.`,
    ],
    'no-priority': [
      `${whose(first)} deed was first in time and left ${owner.the} no title to sell`,
      `a deed that is first in time prevails over a later deed that is recorded first`,
      `That is the rule without a recording act. An unrecorded conveyance loses to a later purchaser whom the act protects.`,
    ],
    'no-record': [
      `the recording of ${whose(first)} deed in August related back to its delivery in March`,
      `${whose(first)} deed gave record notice from the date of its delivery in March`,
      `A deed is notice from the day on which it's recorded, which was in August.`,
    ],
    'no-inquiry': [
      `the failure of ${second.the} to inspect ${it} was inquiry notice of an earlier deed`,
      `a person who does not inspect land takes with inquiry notice of an earlier deed`,
      `An inspection of the empty property would have shown no one, so a failure to inspect isn't inquiry notice.`,
    ],
  }),
  'both-lost': ({ first, it, second }) => ({
    'no-priority': [
      `${second.the} was a bona fide purchaser but was not the first to record`,
      `${first.the} was the first to record, which defeats a bona fide purchaser under the act`,
      `A race-notice act has two tests. The buyer passed the one on notice and failed the other by a week.`,
    ],
    'no-record': [
      `${second.the} had record notice of ${whose(first)} deed before recording ${his(second)} own`,
      `the act charged ${second.the} with record notice of ${whose(first)} recorded deed`,
      `Notice is tested at the purchase, so this buyer had none. The date matters because it came before the buyer's own.`,
    ],
    'yes-notice': [
      `${second.the} was a bona fide purchaser at the time of payment`,
      `${second.the} took without notice of ${whose(first)} deed, as the act requires`,
      `A bona fide purchaser, who took without notice of the earlier deed, wins under a notice act. This act also asks who recorded first.`,
    ],
    'yes-later': [
      `record notice that arises after payment does not affect a purchaser for value`,
      `${whose(first)} deed gave record notice after ${second.the} had paid for ${it}`,
      `It's right that later notice does no harm. The later deed loses because it was recorded second.`,
    ],
  }),
} satisfies RecordingCells
