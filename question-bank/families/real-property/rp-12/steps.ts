import type { Rule } from '../../engine/contract.ts'
import { foreclosingParty, type SaleFacts, type SaleSkin } from './facts.ts'
import { foreclosing, owed, paid, priceOf, ranked, surviving } from './money.ts'
import { dollars } from './reasons.ts'

type Applied = Rule<SaleFacts, SaleSkin>['applied']

const AS_OF = '2026-11-01'
const MORTGAGES = 'Restatement (Third) of Property: Mortgages'

function step(id: string, section: string, rule: string, applied: Applied): Rule<SaleFacts, SaleSkin> {
  return { id, authority: `${MORTGAGES} ${section}`, asOf: AS_OF, rule, applied }
}

/** Pays the price out, lien by lien, in a sentence. */
const paidOut: Applied = (facts, skin) => {
  const liens = ranked(facts)
  const down = liens.slice(foreclosing(facts, liens)).filter(({ who }) => who !== facts.omitted)
  let rest = priceOf(facts)
  const lines: string[] = []
  for (const { who, sum, later } of down) {
    const share = Math.min(rest, sum)
    rest -= share
    lines.push(`${dollars(share, skin)} to ${skin[who]}${later ? ' for the later advance' : ''}`)
  }
  const left = paid(priceOf(facts), down).owner
  return `The price of ${dollars(priceOf(facts), skin)} goes, in this order, ${lines.join(', ')}, and ${dollars(left, skin)} to ${skin.owner}.`
}

/** Every rule that a path of this family can run through. */
export const steps: readonly Rule<SaleFacts, SaleSkin>[] = [
  step(
    'purchase-money',
    '§ 7.2',
    'A purchase-money mortgage ranks ahead of a judgment against the buyer, although the judgment was docketed first.',
    (_, skin) => `${skin.bank} ranks ahead of ${skin.third}, and ${skin.third} ahead of ${skin.lender}.`,
  ),
  step(
    'optional',
    '§ 2.3',
    'Under the rule stated, an advance that the lender was free to refuse and made with notice of a lien that came between ranks behind that lien.',
    (_, skin) => `${skin.bank} knew of ${skin.lender}'s mortgage when it made the later advance.`,
  ),
  step(
    'obligatory',
    '§ 2.3',
    'An advance that the lender was bound to make has the rank of its mortgage.',
    (_, skin) =>
      `${skin.bank} was bound to make the later advance, so both sums rank ahead of ${skin.lender}.`,
  ),
  step(
    'mechanic',
    '§ 7.1',
    'Under the statute stated, a builder’s lien ranks from the day on which the work could be seen to begin.',
    (_, skin) => `${skin.third}'s work began after ${skin.bank} recorded and before ${skin.lender} did.`,
  ),
  step(
    'subordinated',
    '§ 7.7',
    'A creditor who agrees to rank behind another does so.',
    (_, skin) => `${skin.lender} agreed to rank behind ${skin.third}.`,
  ),
  step(
    'senior-stays',
    '§ 7.1',
    'Foreclosure does not affect a lien that ranks ahead of the one foreclosed; it stays on the land and takes nothing from the price.',
    (facts, skin) =>
      `${skin.bank}'s ${dollars(surviving(facts), skin)} ranks ahead of ${skin[foreclosingParty(facts)]} and is not paid from the price.`,
  ),
  step(
    'omitted',
    '§ 7.1',
    'A junior lien whose holder is not joined is not ended by the foreclosure, and that holder takes nothing from the price.',
    (facts, skin) =>
      `${facts.omitted === 'lender' ? skin.lender : skin.third} was left out and keeps a lien on the land.`,
  ),
  step(
    'to-bank',
    '§ 7.4',
    'The price pays the debt foreclosed and then the junior liens that the foreclosure ends, in the order of their rank.',
    paidOut,
  ),
  step(
    'to-lender',
    '§ 7.4',
    'The price pays the debt foreclosed and then the junior liens that the foreclosure ends, one after the other by rank.',
    paidOut,
  ),
  step(
    'to-third',
    '§ 7.4',
    'The price pays the debt foreclosed and then each of the junior liens that the foreclosure ends, as they rank.',
    paidOut,
  ),
  step(
    'to-owner',
    '§ 7.4',
    'The owner takes what is left of the price after the debt foreclosed and all junior liens that the foreclosure ends.',
    paidOut,
  ),
  step(
    'to-deficiency',
    '§ 8.4',
    'Where deficiency judgments are allowed, the deficiency is the debt foreclosed less what its holder received from the price.',
    (facts, skin) => {
      const party = foreclosingParty(facts)
      return `${paidOut(facts, skin)} ${skin[party]} was owed ${dollars(owed(facts, party), skin)}.`
    },
  ),
  step(
    'to-surviving',
    '§ 7.1',
    'The buyer at a foreclosure sale takes subject to the liens that rank ahead of the one foreclosed, and free of joined junior liens.',
    (facts, skin) => `${dollars(surviving(facts), skin)} ranks ahead of ${skin[foreclosingParty(facts)]}.`,
  ),
]
