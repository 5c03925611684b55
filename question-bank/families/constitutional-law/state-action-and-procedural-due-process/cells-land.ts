import { The } from '../../engine/party.ts'
import type { ActionCells } from './reason-id.ts'

/** Reasons where private land is open to the public, or bound by a covenant. */
export const LAND_CELLS = {
  town: ({ ground: { owner, town } }) => ({
    'yes-function': [
      `${owner.the} performs the public function of governing an entire town`,
      `the operation of an entire town is a public function, even on private land`,
      `${The(owner)} runs the streets, the sewers, and the police of ${town}. It does what a city does and is bound as a city is.`,
    ],
    'yes-entwined': [
      `by licensing the guards, the county became entwined with ${owner.the}`,
      `county licensing of the guards is an entwinement that makes ${owner.the} a state actor`,
      `Entwinement takes officials who help to manage a private body. A county that issues licenses manages nothing.`,
    ],
    'yes-coerced': [
      `the county significantly encouraged the removal by licensing the guards`,
      `the guards acted under county licenses, which significantly encouraged the removal`,
      `A license is no push to remove anyone. The county encouraged nothing and didn't know of the rule.`,
    ],
    'no-function': [
      `the ownership of streets and houses is not a traditional and exclusive public function`,
      `private land does not serve a public function merely because it is open to the public`,
      `Openness alone wouldn't be enough. ${The(owner)} does more than own: it governs ${town}, and that's a public function.`,
    ],
    'no-regulation': [
      `licensing of private guards by the county does not make ${owner.the} a state actor`,
      `private guards do not become state actors merely because the county licenses them`,
      `A county that licenses private guards adds nothing to the case, but it isn't needed. To govern an entire town is enough by itself.`,
    ],
    'no-private': [
      `an owner that excludes a visitor from private land is not a state actor`,
      `the exclusion of a visitor is the right of a private owner and not state action`,
      `An owner's right to exclude shrinks as it opens land to the public. In ${town}, ${owner.the} stands in the place of a city.`,
    ],
  }),
  mall: ({ ground: { owner } }) => ({
    'no-function': [
      `the operation of a shopping center is not a traditional and exclusive public function`,
      `${owner.the} does not perform a public function by operating a shopping center`,
      `Stores and parking lots aren't a town. ${The(owner)} has opened them for shopping and governs nobody's life.`,
    ],
    'no-private': [
      `the owner of private land is never a state actor in excluding a visitor from it`,
      `state action may occur only on land that the public owns`,
      `Ownership isn't decisive. The private owner of a company town was held to the Constitution, because of what it did there.`,
    ],
    'no-funding': [
      `the guards are private employees, and only a public employee can be a state actor`,
      `state action requires a public employee, and the guards are on a private payroll`,
      `The guards of a company town are on a private payroll too. It's the function that counts, not who pays.`,
    ],
    'yes-function': [
      `a shopping center that is open to the public performs a public function`,
      `${owner.the} performs a public function by opening sixty stores and their walkways to the public`,
      `Sixty stores don't make a town. Without houses, streets, and a government of its own, a center isn't the public's forum.`,
    ],
    'yes-entwined': [
      `by licensing the guards, the county became entwined with ${owner.the}`,
      `county licensing of the guards is an entwinement that makes ${owner.the} a state actor`,
      `Entwinement means officials inside the management. The county issues licenses to guards and stays outside.`,
    ],
    'yes-coerced': [
      `the county significantly encouraged the removal by licensing the guards`,
      `the guards acted under county licenses, which significantly encouraged the removal`,
      `Nobody in the county asked for the rule against leaflets. A license doesn't encourage whatever its holder does.`,
    ],
  }),
  enforced: ({ covenant: { owner, plaintiff } }) => ({
    'yes-court': [
      `judicial enforcement of a private racial covenant is state action`,
      `the order was judicial enforcement of the covenant, which is state action`,
      `${The(owner)} was willing to sell. It took the full power of a state court to keep ${plaintiff.the} out.`,
    ],
    'yes-entwined': [
      `by recording the covenant, the county became entwined with the private owners`,
      `the county's recording of deeds is an entwinement that makes the owners state actors`,
      `A clerk who records deeds takes no part in running the subdivision. Recording alone makes nobody a state actor.`,
    ],
    'yes-coerced': [
      `the state significantly encouraged the covenant by failing to prohibit it`,
      `a state that leaves racial covenants lawful has significantly encouraged them`,
      `Silence doesn't encourage. A state that neither requires nor prohibits a covenant leaves it to private choice.`,
    ],
    'yes-function': [
      `control over who may live in a subdivision is a traditional and exclusive public function`,
      `the owners performed the public function of zoning by means of the covenant`,
      `Private owners have long agreed on how land is used, so this isn't an exclusive function of government.`,
    ],
    'no-private': [
      `a covenant is an agreement among private owners and not state action`,
      `discrimination by private owners under their own covenant is not state action`,
      `So it would be if they had kept it among themselves. They called in a court, and its order excluded a willing buyer.`,
    ],
    'no-permitted': [
      `the state merely permits the covenant, and conduct that it permits is not state action`,
      `a state that merely permits racial covenants has not engaged in state action`,
      `The state did more than permit: its court ordered that the house be given up.`,
    ],
  }),
  voluntary: ({ covenant: { owner, plaintiff } }) => ({
    'no-private': [
      `${owner.the} honored the covenant voluntarily, and private discrimination is not state action`,
      `a private owner's voluntary refusal to sell a house is not state action`,
      `A covenant that's kept without the aid of a court is a private wrong. Statutes may reach it, but the Fourteenth Amendment doesn't.`,
    ],
    'no-funding': [
      `the Fourteenth Amendment applies to public housing and not to private homes`,
      `the sale of a private home, unlike public housing, never involves state action`,
      `A court order about private homes or their sale can be state action. What matters is who acts, not what's sold.`,
    ],
    'no-expectancy': [
      `the Fourteenth Amendment protects only a property interest, and ${plaintiff.the} had none in the house`,
      `equal protection requires a property interest, and ${plaintiff.the} did not yet own the house`,
      `Equal protection doesn't depend on a property interest in the house. What's missing is an act of the state.`,
    ],
    'yes-court': [
      `the availability of judicial enforcement makes the covenant state action`,
      `courts give covenants judicial enforcement, which makes the refusal state action`,
      `Judicial enforcement is state action once a court is asked for it. Here no court was.`,
    ],
    'yes-coerced': [
      `the state significantly encouraged the refusal by failing to prohibit racial covenants`,
      `a state that leaves racial covenants lawful has significantly encouraged them`,
      `State law neither requires nor prohibits the covenant. To leave a choice open isn't to encourage it.`,
    ],
    'yes-entwined': [
      `by recording the covenant, the county became entwined with ${owner.the}`,
      `the county's recording of deeds is an entwinement that makes ${owner.the} a state actor`,
      `A recorded deed is still a private deed. The clerk who keeps it had no hand in the refusal.`,
    ],
  }),
} satisfies ActionCells
