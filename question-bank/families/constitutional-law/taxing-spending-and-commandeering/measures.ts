import { capital } from '../../../text/capital.ts'
import type { MeansStory, Twist } from './facts.ts'

/** A statute as each of the three tellers tells it, before the suit. */
interface Measure {
  /** The sentence after the reason why Congress acted, and after "Congress", such as "enacted a statute that …". */
  readonly enacted: string
  /** The same as the first sentence of a telling. */
  readonly statute: string
  /** The state or the owner before Congress acted, and the statute as it meets them. */
  readonly met: string
  /** More about the statute, told after either of the first two. */
  readonly rest: string
}

const TINY = "a sum that is less than 0.1 percent of any state's budget"

/** A statute that is told alike by the first two tellers. `does` reads on after "a statute that". */
const statute = (does: string, rest: string, met: string): Measure => ({
  enacted: `enacted a statute that ${does}`,
  statute: `A federal statute ${does}`,
  met,
  rest,
})

/** A grant for a purpose, on what a state must do if it takes its share, reading on after "must". */
function grant(purpose: string, must: string, met: string): Measure {
  return {
    enacted: `created a fund for ${purpose} and offered each state a share`,
    statute: `A federal statute creates a fund for ${purpose} and offers each state a share`,
    met: `${met} or forfeit 4 percent of its share, ${TINY}.`,
    rest: `Under the statute, a state that accepts its share must ${must}. A state that does not do so forfeits 4 percent of its share, ${TINY}.`,
  }
}

/** A state that wants money, and the statute that offers it, up to the condition. */
const wanting = (purpose: string): string =>
  `A state was offered its share of a new federal fund for ${purpose}. The statute that created the fund says that a state that accepts its share must either`

/** The grant on a law that the state has not adopted. */
const lawGrant = (purpose: string, { statute: law }: MeansStory): Measure =>
  grant(
    purpose,
    `adopt ${law}`,
    `A state that has no ${bare(law)} was offered its share of a new federal fund for ${purpose}. The statute that created the fund says that a state that accepts its share must adopt such a law`,
  )

/** The words without their article. */
const bare = (words: string): string => words.replace(/^an? /, '')

/** The officers as those of one state. */
const its = ({ officers }: MeansStory): string => `its ${officers.replace(/^state /, '')}`

/** The owner who has not taken the course. */
const courseless = ({ person, homeOne, course }: MeansStory): string =>
  `${capital(person.a)} owns ${homeOne} but has never taken ${course}.`

/** The statutes on a business that both states and firms run. */
const OF_BUSINESS = {
  command: (story) =>
    statute(
      `directs every state legislature to adopt, within two years, ${story.statute}`,
      `The statute imposes no duties on the operators of ${story.business} themselves and offers the states no money.`,
      `A state has no ${bare(story.statute)}. Last year, Congress enacted a statute that directs every state legislature to adopt such a law within two years. The statute imposes no duties on the operators of ${story.business} themselves and offers the states no money.`,
    ),
  officers: (story) =>
    statute(
      `directs ${story.officers} in every state to ${story.task} and report to a federal agency`,
      'The work takes each of them about an hour a month, and the statute provides no money for it.',
      `A state had never required ${its(story)} to ${story.task}. Last year, Congress enacted a statute that directs such officers in every state to do so and to report to a federal agency. The work takes each of them about an hour a month, and the statute provides no money for it.`,
    ),
  freeze: (story) =>
    statute(
      `forbids every state to repeal or weaken any safety law on ${story.business} that is now in force`,
      `The statute imposes no duties on the operators of ${story.business} themselves, and the laws that it preserves differ from state to state.`,
      `A state's legislature planned to repeal one of its safety laws on ${story.business}, which differ from those of other states. Before it could do so, Congress enacted a statute that forbids every state to repeal or weaken any such law that is now in force. The statute imposes no duties on the operators of ${story.business} themselves.`,
    ),
  alike: (story) =>
    statute(
      `requires every operator of ${story.one}, public or private, to ${story.duty}`,
      `State agencies that operate ${story.business} will have to hire staff in order to comply, and the statute provides no money for it.`,
      `A state operates several ${story.business} in competition with private firms. Last year, Congress enacted a statute that requires every operator of ${story.one}, public or private, to ${story.duty}. The state will have to hire staff in order to comply, and the statute provides no money for it.`,
    ),
  choice: (story) =>
    statute(
      `invites each state to adopt, within two years, ${story.statute}`,
      `In a state that declines, a federal agency will regulate private ${story.business} at federal expense, under rules that have yet to be issued.`,
      `A state has no ${bare(story.statute)}. Last year, Congress enacted a statute that invites each state to adopt such a law within two years. If a state declines, a federal agency will regulate private ${story.business} there at federal expense, under rules that have yet to be issued.`,
    ),
  inspect: (story) =>
    statute(
      `invites each state to have ${story.officers} ${story.task} and report to a federal agency`,
      'The statute offers no money for the work. In a state that declines, federal inspectors will do it at federal expense.',
      `A state has never required ${its(story)} to ${story.task}. Last year, Congress enacted a statute that invites each state to have them do so and report to a federal agency. The statute offers no money for the work. If a state declines, federal inspectors will do it there at federal expense.`,
    ),
  courts: (story) =>
    statute(
      `gives ${story.hurt} a federal cause of action for damages and requires state courts to hear it`,
      'State courts already hear negligence claims of the same kind, and the statute provides no money for the added cases.',
      `For many years, a state's courts have heard negligence claims by ${story.hurt}. Last year, Congress enacted a statute that gives such plaintiffs a federal cause of action for damages and requires state courts to hear it. The statute provides no money for the added cases.`,
    ),
  private: (story) =>
    statute(
      `requires every private firm that operates ${story.one} to ${story.duty}`,
      'The statute overrides any state law to the contrary, and several states exempt small firms from any such duty.',
      `A state's law exempts small firms from any duty to ${story.duty}. Last year, Congress enacted a statute that requires every private firm that operates ${story.one} to do so and overrides any state law to the contrary.`,
    ),
} satisfies Partial<Record<Twist, (story: MeansStory) => Measure>>

/** The grants, each with its condition. */
const OF_MONEY = {
  grant: (story) => lawGrant(story.fund, story),
  unrelated: (story) => lawGrant(story.farFund, story),
  hired: ({ fund, officers, task }) => {
    const must = `have ${officers} ${task}`
    return grant(fund, must, `${wanting(fund)} ${must}`)
  },
  forbidden: ({ fund, officers, one }) => {
    const must = `have ${officers} close any ${bare(one)} whose owner publicly criticizes the federal safety agency`
    return grant(fund, must, `${wanting(fund)} ${must}`)
  },
  vague: (story) => {
    const said = 'said only that the money must be spent "responsibly."'
    const announced = `announced that each state must adopt ${story.statute} or repay 4 percent of its share, ${TINY}.`
    return {
      enacted: `created a fund for ${story.fund} and offered each state a share`,
      statute: `A federal statute created a fund for ${story.fund} and offered each state a share`,
      met: `Last year, every state accepted a share of a new federal fund for ${story.fund}. The statute that created the fund ${said} This year, the federal agency that pays out the money ${announced}`,
      rest: `The statute ${said} After every state had accepted its share, a federal agency ${announced}`,
    }
  },
  heavy: (story) => ({
    enacted: `created a fund for ${story.fund} and offered each state a share`,
    statute: `A federal statute creates a fund for ${story.fund} and offers each state a share`,
    met: `One-fifth of a state's whole budget is federal money that it has received for decades to provide medical care for the poor. Last year, Congress created a fund for ${story.fund} and offered each state a share. Under the statute, a state that does not adopt ${story.statute} loses its share and all federal money for such care.`,
    rest: `Under the statute, a state that does not adopt ${story.statute} loses not only its share but all federal money for an existing program of medical care for the poor. That money is one-fifth of a state's whole budget.`,
  }),
} satisfies Partial<Record<Twist, (story: MeansStory) => Measure>>

const RETURN = 'The tax is paid with the income tax return'

/** The exactions and the fine that fall on people at home. */
const OF_PEOPLE = {
  tax: (story) => {
    const terms = `${RETURN}, is owed without regard to knowledge or intent, and costs less than the course.`
    return statute(
      `imposes a tax of $60 a year on everyone who owns ${story.homeOne} and has not completed ${story.course}`,
      terms,
      `${courseless(story)} Under a new federal statute, everyone who owns ${story.homeOne} and has not completed such a course owes a tax of $60 a year. ${terms}`,
    )
  },
  penalty: ({ home }) =>
    statute(
      `imposes a "tax" of one-tenth of a year's income on everyone who knowingly violates a detailed federal safety code for ${home}`,
      'One violation of the code is enough, and the inspectors of a federal safety agency enforce it.',
      `A detailed federal safety code for ${home} is enforced by the inspectors of a federal safety agency. Last year, Congress imposed a "tax" of one-tenth of a year's income on everyone who knowingly violates the code. One violation is enough.`,
    ),
  land: ({ person }) => {
    const terms = `The rate is the same in every state. ${RETURN} and is owed whether or not the land produces any income.`
    return statute(
      'imposes a tax of $2 a year on every acre of land in the United States',
      terms,
      `${capital(person.a)} owns 600 acres of poor pasture. Under a new federal statute, landowners owe a tax of $2 a year on every acre of land in the United States. ${terms}`,
    )
  },
  welfare: (story) => {
    return statute(
      `imposes a fine of $60 on everyone who owns ${story.homeOne} and has not completed ${story.course}`,
      '',
      `${courseless(story)} Last year, Congress enacted a statute that imposes a fine of $60 on everyone who owns ${story.homeOne} and has not completed such a course.`,
    )
  },
} satisfies Partial<Record<Twist, (story: MeansStory) => Measure>>

/** The statute of each twist. */
export const MEASURES: Readonly<Record<Twist, (story: MeansStory) => Measure>> = {
  ...OF_BUSINESS,
  ...OF_MONEY,
  ...OF_PEOPLE,
}
