import type { MeansStory, Twist } from './facts.ts'

/** A statute: what it does, reading on after "a statute that", and what more has to be told. */
interface Measure {
  readonly does: string
  readonly rest: string
}

const SMALL =
  'A state that does not do so will lose 4 percent of its share, which is a tiny part of its budget.'
const PLAIN = 'The statute says that'

const commerce = ({ business }: MeansStory) =>
  `The parties agree that Congress may regulate ${business} under the commerce power.`
const home = ({ people }: MeansStory) => `The parties agree that the commerce power does not reach ${people}.`
const taker = ({ statute }: MeansStory) => `each state that accepts a share must pass ${statute}`

/** The statute of each twist. */
export const MEASURES: Readonly<Record<Twist, (story: MeansStory) => Measure>> = {
  command: (story) => ({
    does: `requires each state to pass, within two years, ${story.statute}`,
    rest: `The federal statute itself sets no rules for those who run ${story.business}, and it offers the states no money. ${commerce(story)}`,
  }),
  officers: (story) => ({
    does: `requires ${story.officers} in every state to ${story.task} and report to a federal agency`,
    rest: `The work will take each of them about an hour a month. ${commerce(story)}`,
  }),
  freeze: (story) => ({
    does: `forbids every state to repeal or weaken any law on the safety of ${story.business} that it now has`,
    rest: `The federal statute itself sets no rules for those who run ${story.business}. ${commerce(story)}`,
  }),
  alike: (story) => ({
    does: `requires everyone who runs ${story.one}, whether a state or a private firm, to ${story.duty}`,
    rest: `State agencies that run ${story.business} will have to hire more staff in order to comply. ${commerce(story)}`,
  }),
  choice: (story) => ({
    does: `invites each state to pass, within two years, ${story.statute}`,
    rest: `In a state that does not, a federal agency will regulate private ${story.business} at federal expense under rules that it has yet to write. ${commerce(story)}`,
  }),
  inspect: (story) => ({
    does: `invites each state to have ${story.officers} ${story.task} and report to a federal agency`,
    rest: `In a state that declines, federal inspectors will do the work at federal expense. ${commerce(story)}`,
  }),
  courts: (story) => ({
    does: `gives injured customers of ${story.business} a claim for damages and requires state courts to hear it`,
    rest: `The courts of the states hear similar claims under state law. ${commerce(story)}`,
  }),
  grant: (story) => ({
    does: `creates a fund for ${story.fund} and offers each state a share`,
    rest: `${PLAIN} ${taker(story)}. ${SMALL}`,
  }),
  hired: (story) => ({
    does: `creates a fund for ${story.fund} and offers each state a share`,
    rest: `${PLAIN} each state that accepts a share must have ${story.officers} ${story.task}. ${SMALL}`,
  }),
  vague: (story) => ({
    does: `creates a fund for ${story.fund} and offers each state a share`,
    rest: `${PLAIN} the money must be spent "responsibly." After every state had accepted its share, a federal agency announced that each of them must pass ${story.statute} or repay 4 percent of its share, which is a tiny part of its budget.`,
  }),
  unrelated: (story) => ({
    does: `creates a fund for ${story.farFund} and offers each state a share`,
    rest: `${PLAIN} ${taker(story)}. ${SMALL}`,
  }),
  forbidden: (story) => ({
    does: `creates a fund for ${story.fund} and offers each state a share`,
    rest: `${PLAIN} each state that accepts a share must have ${story.officers} fine anyone who criticizes the fund in print. ${SMALL}`,
  }),
  heavy: (story) => ({
    does: `creates a fund for ${story.fund} and offers each state a share`,
    rest: `${PLAIN} ${taker(story)}. A state that does not do so will lose its share and also all federal money for an old program of medical care for the poor, which is a fifth of its whole budget.`,
  }),
  tax: (story) => ({
    does: `imposes a tax of $60 a year on ${story.people} and have not taken an approved course`,
    rest: `The tax is collected with the income tax, is owed without regard to intent, and costs less than the course. ${home(story)}`,
  }),
  penalty: (story) => ({
    does: `imposes what it calls a tax on ${story.people} and knowingly break a detailed federal code`,
    rest: `The sum is a tenth of a year's income. One breach of the code is enough, and inspectors of a federal agency enforce it. ${home(story)}`,
  }),
  land: () => ({
    does: 'imposes a tax of $2 a year on every acre of land in the United States',
    rest: 'The rate is the same in every state. The tax is collected together with the income tax, and it is owed whether or not the land earns anything.',
  }),
  private: (story) => ({
    does: `requires every private firm that runs ${story.one} to ${story.duty} and displaces any state law to the contrary`,
    rest: `Several states exempt small firms from any such duty. ${commerce(story)}`,
  }),
  welfare: (story) => ({
    does: `fines ${story.people} and have not taken an approved course`,
    rest: `The statute imposes no tax and spends no money, and the government defends it as a measure for the general welfare. ${home(story)}`,
  }),
}
