import { The, whose } from '../../engine/party.ts'
import type { StandingCells } from './reason-id.ts'

/** Reasons where something has happened since the suit began. */
export const ENDED_CELLS = {
  over: ({ rule: { plaintiff, school } }) => ({
    'no-moot': [
      `the claim became moot when ${plaintiff.the} graduated`,
      `an injunction can no longer help ${plaintiff.the}, so that the claim is moot`,
      `Once the diploma is in hand, the rule is somebody else's problem, and no damages were claimed.`,
    ],
    'no-general': [
      `a rule for all students gives rise only to a generalized grievance`,
      `every student shares the complaint, which makes it a generalized grievance`,
      `${The(plaintiff)} was personally ordered to stop. The complaint was never a general one.`,
    ],
    'no-concrete': [
      `being ordered to stop was never a concrete injury to ${plaintiff.the}`,
      `without lost money, no concrete injury existed when the suit began`,
      `Being kept from speaking is concrete. There was a live dispute once, but it has ended.`,
    ],
    'yes-repetition': [
      `the wrong is capable of repetition, yet evading review, as long as the rule lasts`,
      `every student graduates, so the wrong is capable of repetition, yet evading review`,
      `It would have to be repeated against ${plaintiff.the}, who has left for good.`,
    ],
    'yes-cessation': [
      `under voluntary cessation, ${school.the} must show that the rule will not be used`,
      `voluntary cessation keeps the case alive while the rule is in force`,
      `${The(school)} has stopped nothing. It was the plaintiff who left.`,
    ],
    'yes-class': [
      `the claims of a class of other students keep the controversy alive`,
      `other students could form a class action, so a live controversy remains`,
      `A class could have saved the case, had one been certified in time. None was.`,
    ],
    'yes-live': [
      `the past order to ${plaintiff.the} remains a live controversy until it is judged`,
      `a completed violation is a live controversy whatever happens afterward`,
      `A completed violation leaves something to decide if damages are claimed, even a dollar. An injunction does nothing for the past.`,
    ],
  }),
  nominal: ({ rule: { plaintiff, school } }) => ({
    'yes-live': [
      `the claim for nominal damages keeps a live controversy before the court`,
      `nominal damages for a past violation leave a live controversy`,
      `What was done can't be repealed. One dollar is redress for it, however small.`,
    ],
    'yes-cessation': [
      `under voluntary cessation, ${school.the} must show that the rule will not return`,
      `voluntary cessation by repeal does not make a case moot`,
      `The repeal is for good, so that even voluntary cessation has run its course. The injunction is gone, and something else survives.`,
    ],
    'yes-repetition': [
      `the controversy is capable of repetition, yet evading review`,
      `rules at ${school.the} are capable of repetition, yet evading review`,
      `There will be no repetition for someone who has left, under a rule that's gone.`,
    ],
    'no-moot': [
      `the repeal and the graduation made the entire case moot`,
      `nothing is left for the court to prevent, so that the case is moot`,
      `That disposes of the injunction. It leaves a claim for what has already been done.`,
    ],
    'no-redress': [
      `a single dollar would not redress ${whose(plaintiff)} injury`,
      `nominal damages are symbolic and do not redress a past injury`,
      `A dollar may not buy much, but the law counts it as redress for a violated right.`,
    ],
    'no-concrete': [
      `being ordered to stop, without a loss of money, is not a concrete injury`,
      `a claim for $1 shows that ${plaintiff.the} has no concrete injury`,
      `Being silenced by an order is a concrete injury. It needn't cost anything.`,
    ],
  }),
  ceased: ({ rule: { plaintiff, school } }) => ({
    'yes-cessation': [
      `voluntary cessation does not moot a case in which the rule may return`,
      `voluntary cessation requires ${school.the} to show that the rule will not return`,
      `A suspension can be lifted the day after the case is dismissed. ${The(school)} hasn't ruled that out.`,
    ],
    'yes-repetition': [
      `the controversy is capable of repetition, yet evading review`,
      `a rule that is suspended is capable of repetition, yet evading review`,
      `The exception for repetition is for wrongs that end too fast to be judged. A rule that stands all year isn't one.`,
    ],
    'yes-live': [
      `the past order to ${plaintiff.the} is a live controversy until it is judged`,
      `a completed violation is a live controversy whatever happens afterward`,
      `A completed violation or a past order stays alive through a claim for damages. None was made, and it's the future that counts.`,
    ],
    'no-moot': [
      `the suspension of the rule made the claim for an injunction moot`,
      `${plaintiff.the} now has all that the complaint sought, so that the claim is moot`,
      `A defendant can't end a case by stopping for now. It has to show that it won't start again.`,
    ],
    'no-imminent': [
      `a rule that is suspended poses no actual or imminent threat to ${plaintiff.the}`,
      `while the rule is suspended, no injury is actual or imminent`,
      `There was a threat when suit was filed. From then on, it's for ${school.the} to prove that it's gone.`,
    ],
    'no-redress': [
      `an injunction against a rule that is suspended would not redress any injury`,
      `with the rule suspended, there is nothing left for a court to redress`,
      `An injunction would settle what a suspension leaves open.`,
    ],
  }),
  recurring: ({ rule: { plaintiff, event } }) => ({
    'yes-repetition': [
      `the controversy is capable of repetition, yet evading review`,
      `a ban of one week a year is capable of repetition, yet evading review`,
      `One week is too short for a lawsuit, and ${plaintiff.the} will be back at it before the next ${event}.`,
    ],
    'yes-cessation': [
      `the end of the week was a voluntary cessation, which does not end the case`,
      `under voluntary cessation, a ban that has run out is still in dispute`,
      `Cessation is voluntary where a defendant gives something up. The calendar ended this ban, and will bring it back.`,
    ],
    'yes-live': [
      `the past order to ${plaintiff.the} is a live controversy until it is judged`,
      `a completed violation is a live controversy whatever happens afterward`,
      `A completed violation or a past order matters if damages are claimed. What keeps this case going is what's to come.`,
    ],
    'no-moot': [
      `the claim became moot when the week of the ban was over`,
      `no order can change a week that has passed, so that the claim is moot`,
      `If that were all, a yearly ban could never be judged. It will strike the same person again.`,
    ],
    'no-imminent': [
      `next year's ban is too remote to be an actual or imminent injury`,
      `until the next ${event}, no injury to ${plaintiff.the} is actual or imminent`,
      `There was an actual injury when suit was filed. The next one comes on schedule.`,
    ],
    'no-redress': [
      `an injunction cannot redress a ban that has already run out`,
      `the court has nothing to redress once the ${event} is over`,
      `It can't redress the last ban, but an injunction would protect ${whose(plaintiff)} next attempt.`,
    ],
  }),
  class: ({ rule: { plaintiff, school } }) => ({
    'yes-class': [
      `the certified class has a live controversy of its own with ${school.the}`,
      `a certified class action survives the graduation of ${plaintiff.the}`,
      `With certification, the class became a party in its own right. Its members still face the rule.`,
    ],
    'yes-live': [
      `the past order to ${plaintiff.the} is a live controversy until it is judged`,
      `a completed violation is a live controversy whatever happens afterward`,
      `The past would matter if someone claimed damages for it. The class wants the rule gone.`,
    ],
    'yes-cessation': [
      `under voluntary cessation, ${school.the} must show that the rule will not be used`,
      `voluntary cessation keeps the case alive while the rule is in force`,
      `${The(school)} has stopped nothing. What changed is where the plaintiff lives.`,
    ],
    'no-moot': [
      `the claim became moot when ${plaintiff.the} graduated`,
      `the only named plaintiff has lost any stake, so that the claim is moot`,
      `So it would be in a suit for one. A class was certified first, and its claim goes on.`,
    ],
    'no-third': [
      `a graduate lacks third-party standing to assert the rights of students`,
      `${plaintiff.the} may not assert the rights of students by third-party standing`,
      `It takes no third-party standing to represent a class. Once certified, its members are parties and not strangers.`,
    ],
    'no-concrete': [
      `being ordered to stop is not a concrete injury that a class can share`,
      `a class of all students has no concrete injury in common`,
      `Each student is barred by the same rule, and being kept from speaking is concrete.`,
    ],
  }),
} satisfies StandingCells
