import { whose } from '../../engine/party.ts'
import type { SaleCells } from './reason-id.ts'
import { summing } from './summing.ts'

/** The ways to a sum where a lien has another rank than its date, or its holder was left out. */
export const RANK_CELLS = {
  purchase: (s) => {
    const sum = summing(s)
    return {
      purchase: sum(
        20,
        'the purchase-money mortgage has priority over the earlier judgment lien',
        'a mortgage for the purchase price comes ahead of an earlier judgment lien',
        "The bank's money bought the land, so its mortgage comes first. The judgment is next, ahead of the later loan.",
      ),
      time: sum(
        30,
        'the judgment lien was first in time and has priority over both mortgages',
        'a docketed judgment lien has priority over later mortgages',
        'First in time is the general rule. Purchase money is ahead of judgments against the buyer, whatever their date.',
      ),
      surplus: sum(
        10,
        'the judgment lien and the second mortgage share the surplus equally',
        'the two junior liens divide the surplus in equal parts',
        "Junior liens don't share. The judgment lien attached when the land was bought, before the second mortgage.",
      ),
      subordination: sum(
        0,
        'failure to enforce a judgment lien subordinates it to later mortgages',
        "the contractor's delay in enforcement was a subordination of the judgment lien",
        "Subordination takes an agreement. Delay in enforcing a judgment isn't one.",
      ),
    }
  },
  optional: (s) => {
    const sum = summing(s)
    return {
      optional: sum(
        60,
        'the optional advance is junior to the second mortgage',
        'the second mortgage has priority over an optional advance made with notice',
        'The bank was free to refuse the advance and knew of the second mortgage. That loan is paid after the credit union.',
      ),
      obligatory: sum(
        45,
        'an advance has the priority of the mortgage that secures it',
        'the advance relates back to the date of the first mortgage',
        'An obligatory advance relates back to the date of its mortgage. The bank had no duty to make this one.',
      ),
      surplus: sum(
        51,
        'the advance and the second mortgage share the surplus ratably',
        'the advance and the second mortgage have equal priority and are paid ratably',
        'Neither is equal to the other. At common law, the second mortgage is paid before this advance.',
      ),
      extinguished: sum(
        30,
        'the advance is paid first, and the junior liens share what is left ratably',
        'after the advance, the second mortgage and the judgment lien share ratably',
        'Junior liens are paid one after another and never ratably, and the advance comes after the second mortgage.',
      ),
    }
  },
  obligatory: (s) => {
    const sum = summing(s)
    return {
      obligatory: sum(
        30,
        'an obligatory advance has the priority of the first mortgage',
        'the first mortgage has priority for the obligatory advance too',
        'The bank had to lend when asked, so what it knew in 2022 makes no difference. Both of its loans come first.',
      ),
      optional: sum(
        60,
        'an advance made with notice of the second mortgage is junior to it',
        'notice of the second mortgage cost the advance its priority',
        'Notice matters for an advance that the lender is free to refuse. This one was owed.',
      ),
      surplus: sum(
        42,
        'the advance and the second mortgage share the surplus ratably',
        'the advance and the second mortgage have equal priority and are paid ratably',
        'The advance belongs to the first mortgage and is paid in full before any surplus is counted.',
      ),
      extinguished: sum(
        20,
        'the second mortgage and the judgment lien share the surplus ratably',
        'the two junior liens share the surplus in proportion to the debts',
        'Junior liens are paid one after another and never ratably. The second mortgage is ahead of the judgment lien.',
      ),
    }
  },
  mechanic: (s) => {
    const sum = summing(s)
    return {
      visible: sum(
        15,
        "the contractor's lien has priority from the start of visible work",
        'the lien for the work is ahead of the second mortgage in priority',
        'Work could be seen in 2020, the year before the second mortgage. By statute the lien dates from then.',
      ),
      time: sum(
        45,
        "the second mortgage was recorded before the contractor's lien was filed",
        'a lien takes its priority from the day on which it is filed',
        'Filing is when most liens begin. This statute looks to the day on which visible work began.',
      ),
      surplus: sum(
        22.5,
        'the lien for the work and the second mortgage share the surplus equally',
        'the two junior lienholders divide the surplus in equal parts',
        "One lien is ahead of the other, so there's nothing to divide equally.",
      ),
      senior: sum(
        30,
        'liens behind the senior mortgage share the surplus ratably',
        'after the senior mortgage, the two liens are paid in proportion to the debts',
        'Liens behind the senior mortgage are paid in turn. They share ratably only if their rank is equal.',
      ),
    }
  },
  subordinated: (s) => {
    const sum = summing(s)
    return {
      subordination: sum(
        15,
        'the credit union agreed to the subordination of its mortgage',
        'a subordination agreement governs the priority of the two mortgages',
        'The credit union agreed in writing to come after the contractor, and it is held to that.',
      ),
      time: sum(
        45,
        'the second mortgage was recorded first and has priority in time',
        'priority depends on the order of recording and not on agreement',
        'Time of recording decides unless the lenders agree otherwise, as these two did.',
      ),
      surplus: sum(
        30,
        'the second and third mortgages share the surplus ratably',
        'an agreement between junior mortgagees puts them on a par, to share ratably',
        'The agreement put one mortgage after the other. It said nothing of sharing ratably.',
      ),
      senior: sum(
        22.5,
        'mortgages behind the senior one divide the surplus equally',
        'after the senior mortgage, the two mortgagees divide the surplus equally',
        'Mortgages behind the senior one are paid in turn, in the order to which the mortgagees agreed.',
      ),
    }
  },
  'omitted-third': (s) => {
    const sum = summing(s)
    return {
      omitted: sum(
        27,
        'the omitted mortgage stays on the land and takes nothing from the surplus',
        'a junior lien whose holder was joined is paid from the surplus',
        "The credit union wasn't a party, so its mortgage is still on the land. The surplus pays the lien that the sale ended.",
      ),
      time: sum(
        0,
        'the second mortgage has priority and takes the surplus',
        'priority in time gives the whole surplus to the second mortgage',
        "Time would decide if both had been parties. The omitted mortgage wasn't touched by the sale.",
      ),
      surplus: sum(
        9,
        'the second mortgage and the judgment lien share the surplus ratably',
        'omission of a mortgagee leaves both liens with ratable shares of the surplus',
        'An omitted lien gets no part of the surplus, so there is nothing to share ratably.',
      ),
      extinguished: sum(
        13.5,
        'the two junior lienholders are entitled to equal parts of the surplus',
        'the judgment lien is extinguished and receives an equal part of the surplus',
        'Liens never divide a surplus into equal parts. The one that was extinguished takes it, and the omitted one stays on the land.',
      ),
    }
  },
  'omitted-owner': (s) => {
    const sum = summing(s)
    return {
      omitted: sum(
        70,
        'the omitted mortgage stays on the land and is not paid from the surplus',
        'a mortgage whose holder was not joined survives and takes no surplus',
        "The credit union's mortgage wasn't touched, and the buyer holds the land subject to it. The sale pays the bank and the contractor.",
      ),
      time: sum(
        10,
        'all three liens are paid in order of priority before the mortgagor',
        'both junior liens have priority over the mortgagor in the surplus',
        'Only liens that the sale ends are paid. One of the three was left on the land.',
      ),
      surplus: sum(
        100,
        'the surplus over the debt foreclosed belongs to the mortgagor',
        `the surplus is ${whose(s.owner)} once the bank has been paid`,
        'The contractor was joined, and his lien is paid from the surplus before the owner.',
      ),
      extinguished: sum(
        40,
        'the judgment lien was extinguished without a right to the surplus',
        'the surplus pays the second mortgage, and the judgment lien is extinguished',
        "It's the other way around. The judgment lien was extinguished and is paid, and the second mortgage was not.",
      ),
    }
  },
} satisfies SaleCells
