import { The, whose } from '../../engine/party.ts'
import type { ActionCells } from './reason-id.ts'

/** Reasons where a private business or association is regulated, paid, ordered, or run by the state. */
export const BUSINESS_CELLS = {
  regulated: ({ utility: { company } }) => ({
    'no-regulation': [
      `licensing and detailed regulation by the state do not make ${company.the} a state actor`,
      `the commission's regulation of ${company.the} does not make the cutoff state action`,
      `However closely it's regulated, ${company.the} decided by itself. The state approved a tariff and ordered nothing.`,
    ],
    'no-private': [
      `a privately owned company can never be treated as a state actor`,
      `${company.the} is privately owned, which rules out state action`,
      `Private ownership doesn't settle it: a private business that the state runs or orders about can be a state actor.`,
    ],
    'no-funding': [
      `${company.the} receives no public money, without which there is no state action`,
      `only a business that receives public money may be treated as a state actor`,
      `Public money isn't a condition of state action, just as it isn't proof of it.`,
    ],
    'yes-function': [
      `the supply of a necessity to the public is a traditional and exclusive public function`,
      `a company with a local monopoly on a necessity performs a public function`,
      `Many states have left utilities to private firms. A service can be vital without being an exclusive function of government.`,
    ],
    'yes-entwined': [
      `the commission's detailed regulation entwines the state with ${company.the}`,
      `by approving the tariff, the state became entwined with ${company.the}`,
      `Entwinement means officials within the management. The commission regulates from outside.`,
    ],
    'yes-coerced': [
      `the commission significantly encouraged the cutoff by approving the tariff`,
      `the state significantly encouraged a cutoff that the approved tariff authorizes`,
      `The commission let a line of the tariff stand. It neither ordered the cutoff nor urged it.`,
    ],
    'yes-joint': [
      `the cutoff under the approved tariff was joint action by ${company.the} and the commission`,
      `${company.the} and the commission engaged in joint action when the tariff was approved`,
      `Joint action needs officials who take part in the act. No one in the government was even consulted.`,
    ],
  }),
  funded: ({ school: { home, clients, plaintiff } }) => ({
    'no-funding': [
      `dependence on public money does not make ${home.the} a state actor`,
      `public money, even if it is nearly all of its income, does not make ${home.the} a state actor`,
      `The board decided on its own. Money from the state, like work for it, doesn't make each decision the state's.`,
    ],
    'no-private': [
      `a private employer can never be treated as a state actor`,
      `${home.the} is a private employer, which rules out state action`,
      `A private employer can be a state actor, for instance where the state orders a dismissal.`,
    ],
    'no-expectancy': [
      `state action requires a property interest, which a private contract cannot create`,
      `without a statute on tenure, ${plaintiff.the} had no property interest and there was no state action`,
      `A contract that allows dismissal only for cause can create a property interest. What's missing is an act of the state.`,
    ],
    'yes-function': [
      `the care of ${clients} at public expense is a traditional and exclusive public function`,
      `${home.the} performs the public function of caring for ${clients}`,
      `The state may have to provide such care at its expense, but the function isn't exclusive: private homes and schools performed it long before.`,
    ],
    'yes-entwined': [
      `income that comes almost entirely from the state amounts to entwinement with it`,
      `state money and state standards together amount to entwinement with ${home.the}`,
      `Entwinement means public officials in the management. No official serves on this board or staff.`,
    ],
    'yes-coerced': [
      `the state significantly encouraged the dismissal through its payments and standards`,
      `by paying for the care of ${clients}, the state significantly encouraged the dismissal`,
      `The payments were for care, and the standards concern services. Neither of them encouraged anyone to dismiss ${plaintiff.the}.`,
    ],
  }),
  ordered: ({ school: { home, clients, plaintiff } }) => ({
    'yes-coerced': [
      `the dismissal was coerced by a state official and is therefore state action`,
      `a dismissal that is coerced by a threat to end a state contract is state action`,
      `${The(home)} had intended to retain ${plaintiff.the}. A decision that an official forces on a private employer is the state's own.`,
    ],
    'yes-function': [
      `the care of ${clients} at public expense is a traditional and exclusive public function`,
      `${home.the} performs the public function of caring for ${clients}`,
      `Private bodies have long performed such care, so the function isn't exclusive. What counts is who made the decision to dismiss.`,
    ],
    'yes-entwined': [
      `income that comes almost entirely from the state amounts to entwinement with it`,
      `payments for the care of ${clients} amount to entwinement with the state`,
      `Money is no entwinement, and no official sits on the board. The order itself makes the difference.`,
    ],
    'no-funding': [
      `dependence on public money does not make ${home.the} a state actor`,
      `public money, even if it is nearly all of its income, does not make ${home.the} a state actor`,
      `Money alone wouldn't do. Here an official used it as a threat and dictated who had to go.`,
    ],
    'no-regulation': [
      `state regulation of services does not make decisions about employment state action`,
      `state standards for services do not make ${home.the} a state actor`,
      `The standards left hiring alone, but a direct order about one employee goes far beyond regulation.`,
    ],
    'no-private': [
      `the dismissal was the act of a private employer, which is not a state actor`,
      `a private employer that ends a contract of employment is not a state actor`,
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
      `the regulation of ${contests} is a traditional and exclusive public function`,
      `${league.the} performs the public function of educating students`,
      `To govern contests isn't an exclusive function of states. Clubs have done it as well, and education is more than contests.`,
    ],
    'yes-coerced': [
      `the state board coerced the ban on ${plaintiff.the} through its members on committees`,
      `members of the state board sit on committees and thus coerced ${league.the} into the ban`,
      `Nothing shows that the board asked for this ban. It's who manages the body that counts.`,
    ],
    'no-private': [
      `${league.the} is a private corporation, which is not a state actor`,
      `a ban by a nonprofit corporation is private conduct and not state action`,
      `A corporate charter doesn't decide. This corporation is run by principals on public time.`,
    ],
    'no-function': [
      `the regulation of ${contests} is not a traditional and exclusive public function`,
      `${league.the} does not perform a public function by organizing ${contests}`,
      `A traditional function is one test, and it isn't met. Management by public officials is another, and it's enough.`,
    ],
    'no-regulation': [
      `the state board merely regulates ${league.the}, and regulation is not state action`,
      `regulation by the state board does not make ${league.the} a state actor`,
      `The board doesn't regulate from outside: its members sit on committees, beside principals who run ${whose(league)} affairs.`,
    ],
  }),
} satisfies ActionCells
