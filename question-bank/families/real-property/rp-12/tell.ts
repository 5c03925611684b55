import { foreclosingParty, type SaleFacts, type SaleSkin } from './facts.ts'
import { DEBTS, priceOf } from './money.ts'
import { dollars } from './reasons.ts'

/** The facts in prose: the law of the place, the debts in the order of their dates, the foreclosure and its price. */
export function tell(facts: SaleFacts, skin: SaleSkin): string {
  return [law(facts), debts(facts, skin), foreclosure(facts, skin)].join(' ')
}

function law({ twist }: SaleFacts): string {
  const base =
    'This state requires judicial foreclosure, allows deficiency judgments, and gives no redemption after a sale.'
  switch (twist) {
    case 'optional':
    case 'obligatory':
      return `${base} An optional advance that is made with notice of an intervening lien ranks behind that lien, whereas an obligatory advance has the rank of its mortgage.`
    case 'mechanic':
      return `${base} By statute a builder's lien ranks from the day on which work visibly began.`
    case 'purchase money':
      return `${base} By statute a docketed judgment is a lien on land that the debtor owns or later acquires.`
    default:
      return base
  }
}

function debts({ twist }: SaleFacts, skin: SaleSkin): string {
  const { owner, bank, lender, third } = skin
  const sum = (units: number) => dollars(units, skin)
  const advances = twist === 'optional' || twist === 'obligatory'
  const older = `In 2018 ${third} docketed a judgment for ${sum(DEBTS.third)} against ${owner} over ${skin.debt}.`
  const freedom = twist === 'optional' ? 'was free to lend or to refuse' : 'was obligated to lend on request'
  const further = advances
    ? ` The mortgage also secured up to ${sum(DEBTS.advance)} more that ${bank} ${freedom}.`
    : ''
  const bought = `In 2019 ${owner} bought ${skin.land} with ${sum(DEBTS.base)} lent by ${bank}, which recorded its mortgage the same day.${further}`
  const began = `In 2020 ${third} visibly began construction of ${skin.work}.`
  const told = advances ? ` and disclosed to ${bank}` : ''
  const second = `In 2021 ${lender} lent ${owner} ${sum(DEBTS.lender)} for ${skin.again} on another mortgage, which it recorded immediately${told}.`
  const advance = `In 2022 ${bank} lent ${owner} the further ${sum(DEBTS.advance)}.`
  const judgment = `In 2023 ${third} docketed a judgment for ${sum(DEBTS.third)} against ${owner} over ${skin.debt}.`
  const filed = `${third} finished in 2022, was not paid, and filed a lien for ${sum(DEBTS.third)} in 2023.`
  const behind = `In 2023 ${third} lent ${owner} ${sum(DEBTS.third)} on a third mortgage, after ${lender} had agreed in a recorded document that its own mortgage would rank behind this new one.`
  const story = {
    plain: [bought, second, judgment],
    'purchase money': [older, bought, second],
    optional: [bought, second, advance, judgment],
    obligatory: [bought, second, advance, judgment],
    mechanic: [bought, began, second, filed],
    subordinated: [bought, second, behind],
  }[twist]
  return advances ? story.join(' ') : story.join(' ').replace('. In 2021', '; in 2021')
}

function foreclosure(facts: SaleFacts, skin: SaleSkin): string {
  const party = foreclosingParty(facts)
  const but = facts.omitted === 'nobody' ? '' : ` except ${skin[facts.omitted]}, whom its lawyer overlooked`
  return `${skin.owner} repaid nothing, and this year ${skin[party]} foreclosed its lien, joining ${skin.owner} and every holder of a lower-ranking lien${but}. The foreclosure sale brought ${dollars(priceOf(facts), skin)} after costs, and interest may be disregarded.`
}
