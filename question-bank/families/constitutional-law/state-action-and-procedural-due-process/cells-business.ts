import { The, whose } from '../../engine/party.ts'
import type { ActionCells } from './reason-id.ts'

/** Reasons where a private business or association is regulated, paid, ordered, or run by the state. */
export const BUSINESS_CELLS = {
  regulated: ({ utility: { company, plaintiff } }) => ({
    'no-regulation': [
      `licensing and detailed regulation do not make ${company.the} a state actor`,
      `a licensed and regulated monopoly is not a state actor for that reason`,
      `However closely it's regulated, ${company.the} decided by itself. The state approved a tariff and ordered nothing.`,
    ],
    'no-private': [
      `private ownership of ${company.the} rules out state action`,
      `a privately owned business is beyond the reach of the Fourteenth Amendment`,
      `Private ownership doesn't settle it: a private business that the state runs or orders about can be a state actor.`,
    ],
    'no-funding': [
      `${company.the} lives on bills and not on public money, which state action requires`,
      `state action requires public money, and customers pay ${company.the}`,
      `Public money isn't a condition of state action, just as it isn't proof of it.`,
    ],
    'yes-function': [
      `supplying a necessity to the public is a traditional and exclusive public function`,
      `a local monopoly on a necessity performs a public function`,
      `Many states have left utilities to private firms. A service can be vital without being an exclusive function of government.`,
    ],
    'yes-entwined': [
      `detailed regulation amounts to entwinement of the commission with ${company.the}`,
      `approval of the tariff amounts to entwinement of the commission with ${company.the}`,
      `Entwinement means officials within the management. The commission regulates from outside.`,
    ],
    'yes-coerced': [
      `the commission significantly encouraged the cutoff by approving the tariff`,
      `approval of the tariff significantly encouraged ${company.the} to end the service`,
      `The commission let a line of the tariff stand. It neither ordered the cutoff nor urged it.`,
    ],
    'yes-joint': [
      `the approved tariff made the cutoff joint action of ${company.the} and the commission`,
      `ending the service of ${plaintiff.the} under the tariff was joint action with the state`,
      `Joint action needs officials who take part in the act. No one in the government was even consulted.`,
    ],
  }),
  funded: ({ school: { home, clients, plaintiff } }) => ({
    'no-funding': [
      `dependence on public money does not make ${home.the} a state actor`,
      `public money, even if it is nearly all of the income, does not make a dismissal state action`,
      `The board decided on its own. Money from the state, like work for it, doesn't make each decision the state's.`,
    ],
    'no-private': [
      `private ownership of ${home.the} rules out state action`,
      `a privately owned employer is beyond the reach of the Fourteenth Amendment`,
      `A private employer can be a state actor, for instance where the state orders a dismissal.`,
    ],
    'no-expectancy': [
      `state action requires a property interest, and a private contract does not create one`,
      `without a statute on tenure, there is neither a property interest nor state action`,
      `A contract that allows dismissal only for cause can create a property interest. What's missing is an act of the state.`,
    ],
    'yes-function': [
      `the care of ${clients} at public expense is a traditional and exclusive public function`,
      `${home.the} performs the public function of caring for ${clients}`,
      `The state may have to provide such care at its expense, but the function isn't exclusive: private homes and schools performed it long before.`,
    ],
    'yes-entwined': [
      `income that comes almost wholly from the state amounts to entwinement with it`,
      `standards and payments together amount to entwinement with the state`,
      `Entwinement means public officials in the management. Private citizens run this board and hold its jobs.`,
    ],
    'yes-coerced': [
      `by its payments and standards, the state significantly encouraged the dismissal`,
      `the state significantly encouraged the dismissal by paying for the care of ${clients}`,
      `The payments were for care, and the standards concern services. Neither of them encouraged anyone to dismiss ${plaintiff.the}.`,
    ],
  }),
  ordered: ({ school: { home, clients, plaintiff } }) => ({
    'yes-coerced': [
      `the official coerced the dismissal, which makes it state action`,
      `the threat to end the state contract coerced the dismissal`,
      `${The(home)} had meant to keep ${plaintiff.the}. A decision that an official forces on a private employer is the state's own.`,
    ],
    'yes-function': [
      `the care of ${clients} at public expense is a traditional and exclusive public function`,
      `${home.the} performs the public function of caring for ${clients}`,
      `Private bodies have long performed such care, so the function isn't exclusive. What counts is who made the decision to dismiss.`,
    ],
    'yes-entwined': [
      `income that comes almost wholly from the state amounts to entwinement with it`,
      `payments for the care of ${clients} amount to entwinement with the state`,
      `Money is no entwinement, and private citizens sit on the board. The order itself makes the difference.`,
    ],
    'no-funding': [
      `dependence on public money does not make ${home.the} a state actor`,
      `public money, even if it is nearly all of the income, does not make a dismissal state action`,
      `Money alone wouldn't do. Here an official used it as a threat and dictated who had to go.`,
    ],
    'no-regulation': [
      `regulation of services is not state action in matters of employment`,
      `state standards for services do not make ${home.the} a state actor`,
      `The standards left hiring alone, but a direct order about one employee goes far beyond regulation.`,
    ],
    'no-private': [
      `a dismissal by a privately run employer is not state action`,
      `${home.the} ended the contract, and a private employer is not a state actor`,
      `The letter came from a private employer. The choice behind it was made by an official.`,
    ],
  }),
  entwined: ({ league: { league, contests, plaintiff } }) => ({
    'yes-entwined': [
      `the entwinement of public officials in its management makes ${league.the} a state actor`,
      `public schools and officials run ${league.the}, and their entwinement makes it a state actor`,
      `Principals manage it as part of their public jobs. A label of "private" can't hide that the schools act through it.`,
    ],
    'yes-function': [
      `governing ${contests} is a traditional and exclusive public function`,
      `${league.the} performs the public function of education`,
      `To govern contests isn't an exclusive function of states. Clubs have done it as well, and education is more than contests.`,
    ],
    'yes-coerced': [
      `the state board coerced the ban on ${plaintiff.the} through its members on committees`,
      `by sitting on committees, the state board coerced ${league.the} into the ban`,
      `Nothing shows that the board asked for this ban. It's who manages the body that counts.`,
    ],
    'no-private': [
      `${league.the} is a private corporation, whose bans are not state action`,
      `a ban by a nonprofit corporation on ${plaintiff.the} is not state action`,
      `A corporate charter doesn't decide. This corporation is run by principals on public time.`,
    ],
    'no-function': [
      `governing ${contests} is not a traditional and exclusive public function`,
      `to organize ${contests} is not a public function`,
      `A traditional function is one test, and it isn't met. Management by public officials is another, and it's enough.`,
    ],
    'no-regulation': [
      `the state board merely regulates ${league.the}, and regulation is not state action`,
      `regulation by the state board does not make ${league.the} a state actor`,
      `The board doesn't regulate from outside: its members sit on committees, beside principals who run ${whose(league)} affairs.`,
    ],
  }),
} satisfies ActionCells
