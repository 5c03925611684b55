import type { Misconception } from '../../engine/contract.ts'
import { sumId, sums } from './decide.ts'
import { foreclosingParty, type SaleFacts } from './facts.ts'
import { answer, byDate, foreclosing, owed, paid, priceOf, ranked, surviving } from './money.ts'

type View = Misconception<SaleFacts>

/** A mistaken sum; none where it comes to nothing, or to a sum that is right nowhere. */
function view(id: string, label: string, correction: string, sum: (facts: SaleFacts) => number | null): View {
  const decide = (facts: SaleFacts) => {
    const mistaken = sum(facts)
    return mistaken !== null && sums.includes(mistaken) ? sumId(mistaken) : null
  }
  return { id, label, correction, decide }
}

const isShare = ({ asked }: SaleFacts) => asked !== 'surviving' && asked !== 'deficiency'

/** The answer if the liens stood in the order of their dates. */
function dated(facts: SaleFacts): number | null {
  const liens = byDate(facts)
  const from = facts.forecloser === 'bank' ? 0 : liens.findIndex(({ who }) => who === foreclosingParty(facts))
  const down = liens.slice(from).filter(({ who }) => who !== facts.omitted)
  return isShare(facts) || facts.asked === 'deficiency' ? answer(facts, paid(priceOf(facts), down)) : null
}

const of = (twist: SaleFacts['twist'], sum: (facts: SaleFacts) => number | null) => (facts: SaleFacts) =>
  facts.twist === twist ? sum(facts) : null

/** The waterfall as students get it wrong; each view is the rule with one part changed. */
export const misconceptions: readonly View[] = [
  view(
    'older-judgment-first',
    'an older judgment ranks ahead of purchase money',
    'A purchase-money mortgage ranks ahead of judgments that were docketed against the buyer before.',
    of('purchase money', dated),
  ),
  view(
    'advance-keeps-rank',
    'every advance has the rank of its mortgage',
    'An advance that the lender was free to refuse and made with notice ranks behind the lien that came between.',
    of('optional', (facts) => {
      if (facts.asked === 'surviving') return surviving({ ...facts, twist: 'obligatory' })
      return dated(facts)
    }),
  ),
  view(
    'advance-by-date',
    'each advance ranks by its own date',
    'An advance that the lender was bound to make has the rank of its mortgage.',
    of('obligatory', (facts) => {
      if (facts.asked === 'surviving') return surviving({ ...facts, twist: 'optional' })
      return dated(facts)
    }),
  ),
  view(
    'lien-from-filing',
    'a builder’s lien ranks from its filing',
    'Under the statute the lien ranks from the day on which the work could be seen to begin.',
    of('mechanic', dated),
  ),
  view(
    'agreement-ignored',
    'creditors cannot change the rank of their liens',
    'A creditor may agree to rank behind another, and the agreement governs between the two.',
    of('subordinated', dated),
  ),
  view(
    'senior-paid-from-sale',
    'a sale pays every lien from the top',
    'A lien that ranks ahead of the one foreclosed is not paid from the price; it stays on the land.',
    (facts) =>
      facts.forecloser === 'next' && isShare(facts)
        ? answer(
            facts,
            paid(
              priceOf(facts),
              ranked(facts).filter(({ who }) => who !== facts.omitted),
            ),
          )
        : null,
  ),
  view(
    'omitted-shares',
    'a creditor who was left out shares in the money',
    'A lien that was left out of the case stays on the land and takes nothing from the price.',
    (facts) => {
      const liens = ranked(facts)
      return facts.omitted === 'nobody'
        ? null
        : answer(facts, paid(priceOf(facts), liens.slice(foreclosing(facts, liens))))
    },
  ),
  view(
    'surplus-to-owner',
    'what the forecloser does not need goes to the owner',
    'Surplus goes to the joined junior creditors in order, and to the owner only when they are paid.',
    (facts) => {
      if (facts.asked !== 'owner') return null
      const liens = ranked(facts)
      return priceOf(facts) - (liens[foreclosing(facts, liens)]?.sum ?? 0)
    },
  ),
  view(
    'juniors-share-equally',
    'junior creditors share a surplus equally',
    'Junior creditors are paid one after the other in the order of their rank.',
    (facts) => {
      if (facts.asked !== 'lender' && facts.asked !== 'third' && facts.asked !== 'bank') return null
      const liens = ranked(facts)
      const [own, ...juniors] = liens
        .slice(foreclosing(facts, liens))
        .filter(({ who }) => who !== facts.omitted)
      return (priceOf(facts) - (own?.sum ?? 0)) / Math.max(1, juniors.length)
    },
  ),
  view(
    'paid-whole-or-nothing',
    'a creditor who shares is paid in full',
    'A creditor takes what those ahead have left, which can be less than the debt.',
    (facts) =>
      facts.asked === 'lender' || facts.asked === 'third' || facts.asked === 'bank'
        ? owed(facts, facts.asked)
        : null,
  ),
  view(
    'everything-survives',
    'all liens stay on the land',
    'Liens that rank behind the one foreclosed are ended when their holders are joined.',
    (facts) => {
      if (facts.asked !== 'surviving') return null
      return (
        owed(facts, 'bank') +
        (foreclosingParty(facts) === 'third' ? owed(facts, 'lender') : owed(facts, 'third'))
      )
    },
  ),
  view(
    'deficiency-is-the-debt',
    'the deficiency is the whole of the debt',
    'The deficiency is the debt less what its holder received from the price.',
    (facts) => (facts.asked === 'deficiency' ? owed(facts, foreclosingParty(facts)) : null),
  ),
]
