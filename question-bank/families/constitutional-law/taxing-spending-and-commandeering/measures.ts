import type { MeansStory, Twist } from './facts.ts'

/** A statute: what it does, reading on after "a statute that", and what more has to be told. */
interface Measure {
  readonly does: string
  readonly rest: string
}

const commerce = ({ business }: MeansStory) =>
  `The parties agree that the commerce power reaches the operation of ${business}.`
const home = (story: MeansStory) => `The parties agree that the commerce power does not reach ${story.home}.`
const fund = ({ fund: purpose }: MeansStory) => `creates a fund for ${purpose} and offers each state a share`
const SMALL =
  'A state that does not do so forfeits 4 percent of its share, which is a tiny part of its budget.'
const courseless = ({ homeOne, course }: MeansStory) =>
  `everyone who owns ${homeOne} and has not completed ${course}`

/** The statute of each twist. */
export const MEASURES: Readonly<Record<Twist, (story: MeansStory) => Measure>> = {
  command: (story) => ({
    does: `directs every state legislature to adopt, within two years, ${story.statute}`,
    rest: `The federal statute imposes no duties on the operators of ${story.business} themselves, and it offers the states no money. ${commerce(story)}`,
  }),
  officers: (story) => ({
    does: `directs ${story.officers} in every state to ${story.task} and report to a federal agency`,
    rest: `The work takes each of them about an hour a month, and the statute provides no money for it. ${commerce(story)}`,
  }),
  freeze: (story) => ({
    does: `forbids every state to repeal or weaken any safety law on ${story.business} that is now in force`,
    rest: `These laws differ from state to state. The federal statute imposes no duties on the operators of ${story.business} themselves. ${commerce(story)}`,
  }),
  alike: (story) => ({
    does: `requires everyone who operates ${story.one}, whether a state or a private firm, to ${story.duty}`,
    rest: `State agencies that operate ${story.business} will have to hire staff in order to comply, and the statute provides no money for it. ${commerce(story)}`,
  }),
  choice: (story) => ({
    does: `invites each state to adopt, within two years, ${story.statute}`,
    rest: `In a state that declines, a federal agency will regulate private ${story.business} at federal expense, under rules that it has not yet drafted. ${commerce(story)}`,
  }),
  inspect: (story) => ({
    does: `invites each state to have ${story.officers} ${story.task} and report to a federal agency`,
    rest: `The statute offers no money for the work. In a state that declines, federal inspectors will do it at federal expense. ${commerce(story)}`,
  }),
  courts: (story) => ({
    does: `gives the injured customers of private ${story.business} a federal claim for damages and requires state courts to hear it`,
    rest: `The statute provides no money for the added cases. State courts already hear negligence claims against the operators of private ${story.business}. ${commerce(story)}`,
  }),
  grant: (story) => ({
    does: fund(story),
    rest: `The statute says that a state that accepts its share must adopt ${story.statute}. ${SMALL}`,
  }),
  hired: (story) => ({
    does: fund(story),
    rest: `The statute says that a state that accepts its share must have ${story.officers} ${story.task}. ${SMALL}`,
  }),
  vague: (story) => ({
    does: fund(story),
    rest: `The statute says only that the money must be spent "responsibly." After every state had accepted its share, a federal agency announced that each of them must adopt ${story.statute} or repay 4 percent of its share, which is a tiny part of its budget.`,
  }),
  unrelated: (story) => ({
    does: `creates a fund for ${story.farFund} and offers each state a share`,
    rest: `The statute says that a state that accepts its share must adopt ${story.statute}. ${SMALL}`,
  }),
  forbidden: (story) => ({
    does: fund(story),
    rest: `The statute says that a state that accepts its share must have ${story.officers} close any ${story.one.replace(/^an? /, '')} whose owner posts signs criticizing federal safety policy. ${SMALL}`,
  }),
  heavy: (story) => ({
    does: fund(story),
    rest: `The statute says that each state must adopt ${story.statute}. A state that does not adopt the law loses its share and all federal money for an existing program of medical care for the poor, which is a fifth of its whole budget.`,
  }),
  tax: (story) => ({
    does: `imposes a tax of $60 a year on ${courseless(story)}`,
    rest: `The tax is paid with the income tax return and is owed without regard to knowledge or intent. It costs less than the course. ${home(story)}`,
  }),
  penalty: (story) => ({
    does: `imposes a "tax" of one-tenth of a year's income on everyone who knowingly violates a detailed federal safety code for ${story.home}`,
    rest: `One violation of the code is enough, and the inspectors of a federal safety agency enforce it. ${home(story)}`,
  }),
  land: () => ({
    does: 'imposes a tax of $2 a year on every acre of land in the United States',
    rest: 'The rate is the same in every state. The tax is paid with the income tax return, and it is owed whether or not the land produces any income.',
  }),
  private: (story) => ({
    does: `requires every private firm that operates ${story.one} to ${story.duty} and overrides any state law to the contrary`,
    rest: `Several states exempt small firms from any such duty. ${commerce(story)}`,
  }),
  welfare: (story) => ({
    does: `imposes a fine of $60 on ${courseless(story)}`,
    rest: `The statute imposes no tax and spends no money. The government defends it as a measure for the general welfare. ${home(story)}`,
  }),
}
