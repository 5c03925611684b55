import { he, The, whose } from '../../engine/party.ts'
import type { ReasonTable } from '../../engine/tables.ts'
import { carelessness } from './carelessness.ts'
import type { DutyCase } from './case.ts'
import { ofCase } from './case-of.ts'
import type { DutyFacts } from './facts.ts'
import type { DutyStory } from './story.ts'

const byTurn = ({ issue, turn }: DutyFacts): string => `${issue} ${turn}`

/** The act or omission of the defendant, as a noun. */
const failure = (turn: DutyFacts['turn']): string =>
  turn === 'carried off' || turn === 'kept others away' ? 'conduct' : 'failure to act'

/** The sign that would have told the defendant of the danger, as a noun without an article. */
const warning = (turn: DutyFacts['turn'], { plaintiff }: DutyCase): string =>
  turn === 'unknown'
    ? 'act of recklessness'
    : turn === 'known' || turn === 'grown' || turn === 'lent'
      ? 'accident'
      : turn === 'named' || turn === 'unnamed'
        ? 'act of violence'
        : `threat to ${plaintiff.the}`

/** The reasons to leave the loss where it fell. */
export const reasonsAgainst = {
  'no-duty': {
    side: 'no',
    wordedBy: byTurn,
    texts: ofCase(({ defendant, plaintiff, people, place }, { issue, turn }) => {
      if (issue === 'service')
        return [
          `${defendant.the} had no affirmative duty to protect ${people} at ${place}`,
          `a volunteer such as ${defendant.the} has no affirmative duty to protect ${people}`,
        ]
      if (issue === 'relation')
        return [
          `${defendant.the} had not caused the illness and had no affirmative duty to give aid`,
          `${defendant.the} had no affirmative duty to aid a person whose illness it had not caused`,
        ]
      if (turn === 'caused')
        return [
          `${defendant.the} was not at fault in the accident and had no affirmative duty to give aid`,
          `${defendant.the} had no affirmative duty to give aid after an accident without fault`,
        ]
      return [
        `${defendant.the} had no affirmative duty to rescue ${plaintiff.the} from the peril`,
        `a stranger such as ${defendant.the} has no affirmative duty to aid a person in peril`,
      ]
    }),
    right: ofCase(
      ({ defendant }) =>
        `Walking past may be shameful, and helping would have been easy. The law leaves it to the conscience of ${defendant.the}.`,
    ),
    lesson: ofCase(({ defendant }, { issue, turn }) => {
      if (issue === 'relation')
        return 'That is the rule among strangers. A business that serves the public owes more to those whom it has taken in.'
      if (issue === 'service')
        return 'There was no duty to begin the service. Having begun, one must use care.'
      if (turn === 'caused')
        return 'Fault is not needed. It is enough that the danger came from one’s own conduct.'.replace(
          '’',
          "'",
        )
      return `That is the rule for one who stands by. ${The(defendant)} did more than that, and did harm.`
    }),
    applies: ({ issue }) => issue === 'rescue' || issue === 'relation' || issue === 'service',
  },
  'no-scope': {
    side: 'no',
    wordedBy: ({ turn }) => (turn === 'left' ? turn : ''),
    texts: ofCase(({ plaintiff, defendant }, { turn }) =>
      turn === 'left'
        ? [
            `the special relationship had ended before ${plaintiff.the} fell ill`,
            `${plaintiff.the} was no longer in a special relationship when ${he(plaintiff)} fell ill`,
          ]
        : [
            `the special relationship did not cover an illness that ${defendant.the} had not caused`,
            `an illness that ${defendant.the} had not caused was outside the special relationship`,
          ],
    ),
    right: ofCase(
      ({ plaintiff }) =>
        `${The(plaintiff)} had left and was on public ground like anyone else. Being recognized does not revive what is over.`,
    ),
    lesson: ofCase(
      ({ plaintiff }) =>
        `The illness began while ${plaintiff.the} was in the care of the business. It doesn't matter what brought it on.`,
    ),
    applies: ({ issue }) => issue === 'relation',
  },
  'no-worse': {
    side: 'no',
    wordedBy: byTurn,
    texts: ofCase(({ defendant, plaintiff }, { turn }) =>
      ['carried off', 'kept others away', 'relied', 'waved on'].includes(turn)
        ? [
            `${whose(defendant)} undertaking left ${plaintiff.the} in no worse position than before`,
            `a gratuitous undertaking left ${plaintiff.the} in no worse position than before`,
          ]
        : [
            `${whose(defendant)} undertaking neither increased the peril nor led to reliance`,
            `${plaintiff.the} was left in no worse position and did not act in reliance`,
          ],
    ),
    right: ofCase(
      ({ plaintiff }) =>
        `A volunteer who stops must not leave things worse. For ${plaintiff.the}, they were just as if no one had begun.`,
    ),
    lesson: ofCase(({ plaintiff }, { turn }) =>
      turn === 'duty assumed'
        ? 'Those are two grounds of liability, and there is a third: doing in another’s place what the other is bound to do.'.replace(
            '’',
            "'",
          )
        : turn === 'relied'
          ? `The undertaking did leave ${plaintiff.the} worse off: without it, there would have been a stop and a look.`
          : `Without the undertaking, ${plaintiff.the} would have been better off, so the position did become worse.`,
    ),
    applies: ({ issue }) => issue === 'rescue' || issue === 'service',
  },
  'no-cause': {
    side: 'no',
    wordedBy: ({ issue, turn }) => `${issue} ${failure(turn)}`,
    texts: ofCase(({ defendant, harm }, { issue, turn }) => [
      `${whose(defendant)} ${failure(turn)} was not a factual cause of the ${harm}`,
      `the factual cause of the ${harm} was the ${issue === 'relation' ? 'illness' : 'accident'} and not ${whose(defendant)} ${failure(turn)}`,
    ]),
    right: ofCase(
      ({ defendant }) =>
        `${The(defendant)} was bound to help and failed to. But all the experts agree that help would have changed nothing.`,
    ),
    lesson: ofCase(
      (_, { turn }) =>
        `With reasonable care the harm would not have occurred. So the ${failure(turn)} was a factual cause.`,
    ),
    applies: ({ issue }) => issue === 'rescue' || issue === 'relation' || issue === 'service',
  },
  'no-breach': {
    side: 'no',
    wordedBy: ({ issue, turn }) => (turn === 'named' || turn === 'unnamed' ? 'outpatient' : issue),
    texts: ofCase(({ defendant, third }, { issue, turn }) => {
      if (turn === 'named' || turn === 'unnamed')
        return [
          `reasonable care did not require ${defendant.the} to act on ${whose({ the: third, a: '', pronoun: 'he' })} words alone`,
          `${whose(defendant)} silence about a private session met the standard of reasonable care`,
        ]
      return issue === 'patient' || issue === 'child'
        ? [
            `${defendant.the} exercised reasonable care to control ${third}`,
            `${whose(defendant)} duty to control ${third} was met by reasonable care`,
          ]
        : [
            `${defendant.the} used reasonable care under the circumstances`,
            `${whose(defendant)} conduct met the standard of reasonable care`,
          ]
    }),
    right: ofCase(({ defendant }, { issue }) =>
      issue === 'patient'
        ? 'The inspectors had nothing more to recommend. That the patient got out all the same does not prove a lack of care.'
        : `Calling for help and giving first aid is all that ${defendant.the} could do. Others were responsible for the delay.`,
    ),
    lesson: ofCase(({ defendant }, { turn }) => carelessness(turn, defendant)),
    applies: ({ issue }) => issue !== 'distress',
  },
  'no-knowledge': {
    side: 'no',
    wordedBy: byTurn,
    texts: ofCase((told, { turn }) => [
      `no earlier ${warning(turn, told)} gave ${told.defendant.the} notice of a need to control ${told.third}`,
      `without an earlier ${warning(turn, told)}, ${told.defendant.the} had no notice of a need to control ${told.third}`,
    ]),
    right: ofCase(
      ({ defendant, third }) =>
        `${The(defendant)} had watched ${third} drive well for a year. Nothing called for a parent to step in.`,
    ),
    lesson: ofCase(
      ({ defendant }) =>
        `There was knowledge enough of the need to control this person. ${The(defendant)} had every reason to see it.`,
    ),
    applies: ({ issue }) => issue === 'child' || issue === 'patient',
  },
  'no-control': {
    side: 'no',
    wordedBy: byTurn,
    texts: ofCase(({ defendant, third }, { turn }) => [
      `no special relationship gave ${defendant.the} a duty to control ${third}`,
      turn === 'unknown'
        ? `a parent as such has no duty to control the conduct of a child`
        : turn === 'grown' || turn === 'lent'
          ? `despite knowing of the danger, ${defendant.the} had no duty to control an adult ${third.slice(4)}`
          : `knowing of the danger gave ${defendant.the} no duty to control ${third}`,
    ]),
    right: ofCase(
      ({ third, thing }) =>
        `${The({ the: third, a: '', pronoun: 'it' })} was an adult with a household and a ${thing} of ${third.endsWith('son') ? 'his' : 'her'} own. Knowing of the danger doesn't create a duty.`,
    ),
    lesson: ofCase(({ defendant }, { issue, turn }) =>
      issue === 'child'
        ? turn === 'lent'
          ? `No one had to control the driver. But ${defendant.the} supplied the means, and that is an act.`
          : 'The parent of a minor child does have a duty to control, where the need for it can be seen.'
        : turn === 'named'
          ? 'The tie of a therapist to a patient calls for a warning, even if the therapist has no way to confine.'
          : 'A hospital that keeps a patient behind locked doors is the clearest case of a duty to control.',
    ),
    applies: ({ issue }) => issue === 'child' || issue === 'patient',
  },
  'no-victim': {
    side: 'no',
    texts: ofCase(({ plaintiff }) => [
      `${plaintiff.the} was not a readily identifiable victim of the danger from the patient`,
      `the duty to protect did not reach ${plaintiff.the}, who could not be readily identified`,
    ]),
    right: ofCase(
      ({ plaintiff }) =>
        `The danger was known, but it might have struck anyone. ${The(plaintiff)} could not have been picked out beforehand.`,
    ),
    lesson: ofCase((_, { turn }) =>
      turn === 'named'
        ? 'The description fit one person, and a telephone call would have found out who that was.'
        : 'That limit is for therapists who treat a patient in freedom. Those who hold one protect the public at large.',
    ),
    applies: ({ issue }) => issue === 'patient',
  },
  'no-zone': {
    side: 'no',
    texts: ofCase(({ plaintiff, defendant }) => [
      `${whose(defendant)} negligence did not put ${plaintiff.the} in the zone of danger`,
      `${plaintiff.the} was outside the zone of danger of ${whose(defendant)} negligence`,
    ]),
    right: ofCase(
      ({ plaintiff, third }) =>
        `${The(plaintiff)} feared for ${third} and not for ${plaintiff.pronoun === 'she' ? 'herself' : 'himself'}. From that spot, nothing could have gone wrong.`,
    ),
    lesson: ofCase(({ thing }, { limit }) =>
      limit === 'zone'
        ? `A ${thing} that hits someone, or passes within inches, puts that person in danger. No touch is needed.`
        : 'The jurisdiction no longer asks whether the person who sues was endangered.',
    ),
    applies: ({ issue }) => issue === 'distress',
  },
  'no-symptoms': {
    side: 'no',
    texts: ofCase(({ plaintiff }) => [
      `${plaintiff.the} did not suffer the physical symptoms that are required`,
      `distress requires physical symptoms, and ${plaintiff.the} did not have them`,
    ]),
    right: ofCase(
      ({ plaintiff }) =>
        `The danger was real. But ${plaintiff.the} is physically healthy, and the rule also asks for physical symptoms of the distress.`,
    ),
    lesson: ofCase((_, { limit, turn }) =>
      limit === 'bystander'
        ? 'The jurisdiction has abandoned that demand together with the zone of danger.'
        : turn === 'struck'
          ? 'That demand is for distress alone. A broken bone proves the injury by itself.'
          : 'An ulcer and fainting spells are physical symptoms, and a doctor traces them to the shock.',
    ),
    applies: ({ issue }) => issue === 'distress',
  },
  'no-presence': {
    side: 'no',
    texts: ofCase(({ plaintiff }) => [
      `${plaintiff.the} did not meet the requirement of presence at the scene`,
      `recovery requires presence at the scene, and ${plaintiff.the} was too far away`,
    ]),
    right: ofCase(
      ({ plaintiff }) =>
        `The sight in the hospital was terrible, but the accident was over. ${The(plaintiff)} had not seen it happen.`,
    ),
    lesson: ofCase(
      ({ plaintiff }) =>
        `Presence at the scene includes a place with a clear view. ${The(plaintiff)} watched it happen from one.`,
    ),
    applies: ({ issue }) => issue === 'distress',
  },
  'no-kin': {
    side: 'no',
    texts: ofCase(({ third }, { turn }) => [
      `${turn === 'friend' ? 'a close friend' : `an adult ${third.slice(4)}`} is outside the required close family relationship`,
      `${turn === 'friend' ? 'friends who live together' : 'siblings who are adults'} lack the required close family relationship`,
    ]),
    right: ofCase(
      () =>
        'Fifteen years under one roof can make a bond as strong as blood. The rule draws its line elsewhere, to keep it certain.',
    ),
    lesson:
      'Siblings count as close family under this rule, and it makes no difference that they are adults.',
    applies: ({ issue }) => issue === 'distress',
  },
} as const satisfies ReasonTable<DutyFacts, DutyStory>
