import { The } from '../../engine/party.ts'
import type { ActionCells } from './reason-id.ts'

/** Reasons where a creditor takes or sells the goods of a debtor. */
export const DEBT_CELLS = {
  seized: ({ creditor: { creditor } }) => ({
    'yes-joint': [
      `${creditor.the} obtained the goods by joint action with the clerk and the sheriff`,
      `a creditor that uses a writ and a sheriff engages in joint action with state officers`,
      `The clerk issued the writ and the sheriff carried it out. A creditor who uses both takes part in what the state does.`,
    ],
    'yes-function': [
      `the collection of debts is a traditional and exclusive public function`,
      `${creditor.the} performed the public function of resolving a dispute over a bill`,
      `Creditors have always collected their own debts, so that's no exclusive function. The officers make the difference.`,
    ],
    'yes-coerced': [
      `the statute coerced ${creditor.the} into the use of attachment`,
      `by enacting the statute, the state coerced creditors to seek attachment`,
      `The statute coerced no creditors into anything. ${The(creditor)} chose to use it, and officers then did the work.`,
    ],
    'no-permitted': [
      `a statute that merely permits a private remedy does not make its use state action`,
      `the state merely permits attachment, and conduct that it permits is not state action`,
      `This statute does more than permit. It lends the creditor a clerk and a sheriff.`,
    ],
    'no-private': [
      `${creditor.the} acted for its own private ends, which rules out state action`,
      `a private creditor that collects its own debt is not a state actor`,
      `Private ends don't matter once public officers help. The goods were taken by a sheriff.`,
    ],
    'no-later': [
      `a later suit for the goods is a postdeprivation remedy, which rules out state action`,
      `a seizure for which courts offer a postdeprivation remedy is not state action`,
      `Whether a remedy afterward is enough is a question of due process. It doesn't change who acted.`,
    ],
  }),
  sold: ({ creditor: { creditor, plaintiff } }) => ({
    'no-permitted': [
      `a statute that merely permits a sale does not make the sale state action`,
      `the state merely permits the sale, and conduct that it permits is not state action`,
      `The statute left the choice to ${creditor.the}, and no officer helped. To let something happen isn't to do it.`,
    ],
    'no-private': [
      `a privately owned business can never be treated as a state actor`,
      `${creditor.the} is a private firm, which rules out state action`,
      `Private ownership doesn't settle it. A private creditor who calls in a sheriff is a state actor.`,
    ],
    'no-expectancy': [
      `${plaintiff.the} lost any property interest by not paying, so there was no state action`,
      `state action requires a property interest, which goods held for unpaid charges are not`,
      `A disputed bill doesn't end ownership, and property is another question than who acted.`,
    ],
    'no-later': [
      `a later suit for damages is a postdeprivation remedy, which rules out state action`,
      `a sale for which courts offer a postdeprivation remedy is not state action`,
      `Remedies afterward bear on what process is due. They come up only if the state has acted at all.`,
    ],
    'yes-joint': [
      `the sale under the statute was joint action by ${creditor.the} and the legislature`,
      `a business that relies on a state statute engages in joint action with the state`,
      `To use a statute isn't joint action by itself. Some officer has to lend a hand, and none did.`,
    ],
    'yes-function': [
      `the resolution of a dispute over a bill is a traditional and exclusive public function`,
      `${creditor.the} performed the public function of enforcing debts`,
      `Debtors and creditors settle most disputes by themselves. Courts were never the exclusive way.`,
    ],
    'yes-coerced': [
      `the state significantly encouraged the sale by enacting the statute`,
      `the statute significantly encouraged ${creditor.the} to sell without going to court`,
      `The statute leaves the choice to the business. A state that stands aside hasn't encouraged anything.`,
    ],
    'yes-court': [
      `courts would uphold the sale, and judicial enforcement is state action`,
      `a sale that is valid by statute depends on judicial enforcement, which is state action`,
      `Judicial enforcement means an order of a court. ${The(creditor)} never went to one.`,
    ],
  }),
} satisfies ActionCells
