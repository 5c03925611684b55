import { The } from '../../engine/party.ts'
import type { ActionCells } from './reason-id.ts'

/** Reasons where private land is open to the public, or bound by a covenant. */
export const LAND_CELLS = {
  town: ({ ground: { owner, plaintiff, town } }) => ({
    'yes-function': [
      `${owner.the} performs the public function of running a whole town`,
      `running a town is a public function, whoever owns the streets`,
      `${The(owner)} runs the streets, the sewers, and the police of ${town}. It does what a city does and is bound as a city is.`,
    ],
    'yes-entwined': [
      `licensing of the guards amounts to entwinement of the county with ${owner.the}`,
      `by licensing guards, the county became entwined with ${owner.the}`,
      `Entwinement takes officials who help to manage a private body. A county that issues licenses manages nothing.`,
    ],
    'yes-coerced': [
      `the county significantly encouraged the removal by licensing the guards`,
      `licensing the guards significantly encouraged them to make ${plaintiff.the} leave`,
      `A license is no push to remove anyone. The county encouraged nothing and didn't know of the rule.`,
    ],
    'no-function': [
      `owning streets and houses is not a traditional and exclusive public function`,
      `land that is open to the public does not serve a public function for that reason`,
      `Openness alone wouldn't be enough. ${The(owner)} does more than own: it governs ${town}, and that's a public function.`,
    ],
    'no-regulation': [
      `licensing of guards by the county does not make ${owner.the} a state actor`,
      `the county's licensing does not turn the acts of private guards into state action`,
      `True of the licensing, but it isn't needed. To govern an entire town is enough by itself.`,
    ],
    'no-private': [
      `an owner that excludes a visitor from its own land is not a state actor`,
      `excluding a visitor from private land is the owner's right and not state action`,
      `An owner's right to exclude shrinks as it opens land to the public. In ${town}, ${owner.the} stands in the place of a city.`,
    ],
  }),
  mall: ({ ground: { owner, plaintiff } }) => ({
    'no-function': [
      `running a shopping center is not a traditional and exclusive public function`,
      `${owner.the} does not perform a public function by opening a shopping center`,
      `Stores and parking lots aren't a town. ${The(owner)} has opened them for shopping and governs nobody's life.`,
    ],
    'no-private': [
      `private ownership of a shopping center rules out state action on its walkways`,
      `state action requires land that belongs to the public, and ${owner.the} owns this center`,
      `Ownership isn't decisive. The private owner of a company town was held to the Constitution, because of what it did there.`,
    ],
    'no-funding': [
      `the guards are on a private payroll, and state action requires a public employee`,
      `guards on a private payroll are not public employees, as state action requires`,
      `The guards of a company town are on a private payroll too. It's the function that counts, not who pays.`,
    ],
    'yes-function': [
      `walkways open to the public make the shopping center a public function`,
      `a center of sixty stores performs the public function of a town's sidewalks`,
      `Sixty stores don't make a town. Without houses, streets, and a government of its own, a center isn't the public's forum.`,
    ],
    'yes-entwined': [
      `licensing of the guards amounts to entwinement of the county with ${owner.the}`,
      `by its licensing of guards, the county became entwined with ${owner.the}`,
      `Entwinement means officials inside the management. The county issues licenses to guards and stays outside.`,
    ],
    'yes-coerced': [
      `the county significantly encouraged the removal by licensing the guards`,
      `licensing the guards significantly encouraged them to make ${plaintiff.the} leave`,
      `Nobody in the county asked for the rule against leaflets. A license doesn't encourage whatever its holder does.`,
    ],
  }),
  enforced: ({ covenant: { owner, plaintiff } }) => ({
    'yes-court': [
      `judicial enforcement of a racial covenant is state action`,
      `the exclusion came about by judicial enforcement of the covenant`,
      `${The(owner)} was willing to sell. It took the full power of a state court to keep ${plaintiff.the} out.`,
    ],
    'yes-entwined': [
      `recording the covenant amounts to entwinement of the county with the owners`,
      `county records of the covenant amount to entwinement with its owners`,
      `A clerk who records deeds takes no part in running the tract. Recording alone makes nobody a state actor.`,
    ],
    'yes-coerced': [
      `state law significantly encouraged the covenant by failing to prohibit it`,
      `a state that leaves racial covenants lawful has significantly encouraged them`,
      `Silence doesn't encourage. A state that neither requires nor prohibits a covenant leaves it to private choice.`,
    ],
    'yes-function': [
      `deciding who may live in a tract is a traditional and exclusive public function`,
      `the covenant performs the public function of zoning`,
      `Private owners have long agreed on how land is used, so this isn't an exclusive function of government.`,
    ],
    'no-private': [
      `a covenant is an agreement of private owners and not state action`,
      `discrimination by private owners under their own covenant is not state action`,
      `So it would be if they had kept it among themselves. They called in a court, and its order excluded a willing buyer.`,
    ],
    'no-permitted': [
      `state law merely permits the covenant, and what a state permits is not state action`,
      `a state that merely permits racial covenants has not engaged in state action`,
      `The state did more than permit: its court ordered that the house be given up.`,
    ],
  }),
  voluntary: ({ covenant: { owner, plaintiff } }) => ({
    'no-private': [
      `${owner.the} honored the covenant by choice, and private discrimination is not state action`,
      `a private owner's own refusal to sell is not state action`,
      `A covenant that's kept without the aid of a court is a private wrong. Statutes may reach it, but the Fourteenth Amendment doesn't.`,
    ],
    'no-funding': [
      `the Fourteenth Amendment reaches public housing and not the sale of private homes`,
      `private homes, unlike public housing, are beyond the reach of the Fourteenth Amendment`,
      `A court order about private homes or their sale can be state action. What matters is who acts, not what's sold.`,
    ],
    'no-expectancy': [
      `the Fourteenth Amendment protects a property interest, and ${plaintiff.the} had none in the house`,
      `equal protection requires a property interest, and ${plaintiff.the} did not yet own the house`,
      `Equal protection doesn't depend on a property interest in the house. What's missing is an act of the state.`,
    ],
    'yes-court': [
      `the chance of judicial enforcement makes the covenant state action`,
      `courts give racial covenants judicial enforcement, which is state action`,
      `Judicial enforcement is state action once a court is asked for it. Here no court was.`,
    ],
    'yes-coerced': [
      `state law significantly encouraged the refusal by failing to prohibit covenants`,
      `a state that leaves racial covenants lawful has significantly encouraged them`,
      `State law neither requires nor prohibits the covenant. To leave a choice open isn't to encourage it.`,
    ],
    'yes-entwined': [
      `recording the covenant amounts to entwinement of the county with ${owner.the}`,
      `county records of the covenant amount to entwinement with its owners`,
      `A recorded deed is still a private deed. The clerk who keeps it had no hand in the refusal.`,
    ],
  }),
} satisfies ActionCells
