import type { Cell } from '../../engine/cells.ts'
import { whose } from '../../engine/party.ts'
import { dollars, type SaleStory } from './facts.ts'
import type { SaleCells } from './reason-id.ts'

/** Makes cells of a story: a sum in units, two reasons for it, and why it is right or wrong. */
const summing =
  (story: SaleStory) =>
  (units: number, one: string, two: string, why: string): Cell => [
    `${dollars(units, story)}, because ${one}`,
    `${dollars(units, story)}, because ${two}`,
    why,
  ]

/** By twist, the ways to a sum: the right one, and what tempts there. */
export const CELLS: SaleCells = {
  lender: (s) => {
    const sum = summing(s)
    return {
      time: sum(
        30,
        'junior liens are paid from the surplus in order of priority',
        'the second mortgage has priority over the judgment lien in the surplus',
        'The bank takes its debt, and the next lien in time takes the surplus before the one behind it gets anything.',
      ),
      surplus: sum(
        20,
        'junior liens share the surplus in proportion to the debts',
        'the second mortgage and the judgment lien divide the surplus ratably',
        'Junior liens are paid one after another. They share ratably only if their rank is equal.',
      ),
      extinguished: sum(
        15,
        'the two extinguished liens are entitled to equal parts of the surplus',
        'foreclosure extinguishes both junior liens, which divide the surplus equally',
        'Both liens are extinguished, but they keep their order. The earlier one is paid before the later one gets anything.',
      ),
      visible: sum(
        0,
        "the contractor's lien takes priority from the time of the work",
        'a judgment for work has priority from the day on which the work was done',
        'A judgment lien takes its priority from docketing. Liens that date from the time of the work are given to those who improve the land itself.',
      ),
    }
  },
  owner: (s) => {
    const sum = summing(s)
    return {
      surplus: sum(
        20,
        'the mortgagor is paid after the junior liens have been satisfied',
        'the liens that the sale extinguished come before the mortgagor',
        "The sale cleared the land of the junior liens, so they're paid out of the surplus. The owner takes what is left.",
      ),
      senior: sum(
        110,
        'the surplus over the debt foreclosed belongs to the mortgagor',
        "once the senior mortgage is paid, the surplus is the mortgagor's",
        'The surplus stands in place of the land. Liens that were on the land are paid from it before the mortgagor.',
      ),
      extinguished: sum(
        50,
        'the judgment lien was extinguished without a right to the surplus',
        'a surplus is paid to mortgagees and not to a judgment lien',
        'A judgment lien that is extinguished has its place in the surplus, just as a mortgage does.',
      ),
      deficiency: sum(
        0,
        'foreclosure terminates the equity of redemption and with it the surplus',
        'a mortgagor in default is liable for a deficiency and not entitled to a surplus',
        'Foreclosure ends the right to redeem. It leaves the mortgagor the surplus that no lien needs.',
      ),
    }
  },
  shortfall: (s) => {
    const sum = summing(s)
    return {
      deficiency: sum(
        30,
        'a deficiency is what the sale failed to bring toward the note',
        'the price is credited to the mortgage and leaves a deficiency',
        'The bank was owed its loan and received the whole price. It may have judgment for the rest.',
      ),
      extinguished: sum(
        0,
        'foreclosure of a mortgage extinguishes the debt along with the lien',
        'the debt was extinguished when the bank chose foreclosure',
        'Foreclosure extinguishes the lien. The unpaid part of the debt remains where deficiency judgments are allowed.',
      ),
      senior: sum(
        100,
        'the note is separate from the mortgage and is owed in full after foreclosure',
        'a senior mortgagee may collect the debt in addition to the price',
        'The bank may use both the note and the mortgage, but it is to be paid once. The price reduces the debt.',
      ),
      surplus: sum(
        120,
        'the deficiency includes the junior liens that the price left unpaid',
        'the foreclosing mortgagee collects a deficiency for junior liens too',
        'The bank may claim its own shortfall. The holders of the other liens have their own claims on the debts.',
      ),
    }
  },
  extinguished: (s) => {
    const sum = summing(s)
    return {
      extinguished: sum(
        0,
        'a junior lienholder who is a party to a foreclosure loses the lien',
        'both junior lienholders were parties and lost those liens',
        'Everyone whose lien was behind the bank was a party. The buyer takes free of those liens, paid or not.',
      ),
      deficiency: sum(
        80,
        'the deficiency on each junior lien remains a charge on the land',
        'junior liens stay on the land to the extent of any deficiency',
        'A deficiency is a personal debt. The junior liens are gone from the land even though money is still owed.',
      ),
      omitted: sum(
        30,
        'a judgment lien is not affected by the foreclosure of a mortgage',
        'the judgment lien is independent of the mortgages and their foreclosure',
        'Holders of judgment liens are joined like any other junior, and this one was. The lien is gone.',
      ),
      time: sum(
        50,
        'the second mortgage is next in priority and keeps its unpaid balance',
        'the second mortgage moves up in priority once the first has been paid',
        'A mortgage moves up when the one before it is paid off by the owner, and not when that one is foreclosed.',
      ),
    }
  },
  'junior-third': (s) => {
    const sum = summing(s)
    return {
      senior: sum(
        15,
        'the senior mortgage is not paid from a sale under a junior one',
        'a sale under the second mortgage leaves the senior mortgage on the land',
        "The buyer takes the land with the bank's mortgage on it. The price pays the credit union and then the next lien.",
      ),
      time: sum(
        0,
        'the price goes first to the mortgage with priority in time',
        'the bank has priority and takes the whole price',
        "Priority protects the bank on the land itself. It isn't paid from a sale that doesn't affect its mortgage.",
      ),
      extinguished: sum(
        30,
        'the extinguished judgment lien is entitled to payment of its debt',
        'a joined judgment creditor is entitled to payment of the extinguished lien',
        'A junior lien is extinguished even if little or nothing is left for it.',
      ),
      surplus: sum(
        25,
        'the second mortgage and the judgment lien share the price ratably',
        'liens behind the senior mortgage divide the surplus by the size of the debts',
        'The second mortgage was foreclosed and comes first. Only what is left goes to the lien behind it.',
      ),
    }
  },
  'junior-owner': (s) => {
    const sum = summing(s)
    return {
      senior: sum(
        40,
        'the senior mortgage stays on the land and takes nothing from the price',
        'the bank keeps its senior lien on the land and has no claim to the price',
        'The price pays the credit union and the contractor. The bank keeps its mortgage and gets no part of the price.',
      ),
      time: sum(
        0,
        'the liens are satisfied in order of priority before the mortgagor',
        'three liens with priority over the mortgagor exceed the price',
        "Liens are paid from the one foreclosed downward. The bank's mortgage is above it.",
      ),
      surplus: sum(
        70,
        'the surplus over the debt foreclosed belongs to the mortgagor',
        'the mortgagor takes the surplus once the foreclosing mortgagee is paid',
        'The surplus first pays the judgment lien, which the sale extinguished.',
      ),
      purchase: sum(
        30,
        'the purchase-money mortgage is paid first and the mortgagor takes the rest',
        'a purchase-money mortgage has priority in the price over all others',
        'Purchase money decides which lien is ahead of another. The lien that is ahead of the one foreclosed is not paid at all.',
      ),
    }
  },
  'junior-shortfall': (s) => {
    const sum = summing(s)
    return {
      deficiency: sum(
        15,
        'the price is credited to the second mortgage and leaves a deficiency',
        'a deficiency is what the sale failed to bring toward the second note',
        "The whole price went to the credit union, since the bank's mortgage isn't paid from the sale. The rest is the deficiency.",
      ),
      time: sum(
        60,
        'the price goes to the mortgage with priority, and the debt is unpaid',
        'the bank has priority in the price, which leaves the second mortgage unpaid',
        "The bank's priority is on the land. A sale under the second mortgage pays the second mortgage.",
      ),
      extinguished: sum(
        0,
        'foreclosure extinguishes the debt for which the mortgage was given',
        'the second mortgage and its debt were extinguished by the sale',
        'The lien is extinguished, and the unpaid debt is not.',
      ),
      surplus: sum(
        45,
        'the deficiency includes the judgment lien that the price left unpaid',
        'a foreclosing mortgagee collects the deficiency on all junior liens',
        'The judgment for the contractor remains his own. The credit union may claim what it is still owed.',
      ),
    }
  },
  surviving: (s) => {
    const sum = summing(s)
    return {
      senior: sum(
        100,
        'a senior mortgage is not affected by foreclosure of a junior one',
        'the buyer takes subject to the senior mortgage and free of the junior lien',
        "The bank's mortgage was ahead of the one foreclosed and remains. The judgment lien was behind it and is gone.",
      ),
      extinguished: sum(
        0,
        'foreclosure extinguishes the mortgages and other liens on the land',
        'the sale under a mortgage extinguished both mortgages on the land',
        'Foreclosure extinguishes what is behind the mortgage foreclosed, and nothing that is ahead of it.',
      ),
      surplus: sum(
        130,
        'a lien that receives nothing from the surplus stays on the land',
        'there was no surplus to pay the judgment lien, which remains with the mortgage',
        'A junior lien is gone even if there is no surplus to pay it, since its holder was a party.',
      ),
      time: sum(
        40,
        'the price went first to the mortgage with priority in time',
        'the price reduced the debt on the mortgage with priority',
        "The price pays the mortgage foreclosed. The bank's debt wasn't reduced by it.",
      ),
    }
  },
  purchase: (s) => {
    const sum = summing(s)
    return {
      purchase: sum(
        20,
        'the purchase-money mortgage has priority over the earlier judgment lien',
        'a bank whose loan bought the land comes ahead of an older judgment lien',
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
        'the contractor consented to the subordination of the judgment lien',
        'Subordination takes an agreement. Waiting to enforce a judgment is none.',
      ),
    }
  },
  optional: (s) => {
    const sum = summing(s)
    return {
      optional: sum(
        50,
        'the optional advance lost its priority to the second mortgage',
        'the second mortgage has priority over an optional advance made with notice',
        'The bank was free to refuse the advance and knew of the second mortgage. That loan is paid after the credit union.',
      ),
      obligatory: sum(
        10,
        'an advance has the priority of the mortgage that secures it',
        'the advance relates back to the date of the first mortgage',
        'An obligatory advance relates back to the date of its mortgage. The bank had no duty to make this one.',
      ),
      surplus: sum(
        30,
        'the second mortgage and the advance share the surplus ratably',
        'the advance and the second mortgage have equal priority in the surplus',
        'Neither is equal to the other. Under the rule of that place, the second mortgage is paid before the advance.',
      ),
      time: sum(
        60,
        'notice gave the second mortgage priority over the entire first one',
        'an advance made with notice subordinates the entire first mortgage',
        'Only the advance lost its rank. The original loan was first in time and remains first.',
      ),
    }
  },
  obligatory: (s) => {
    const sum = summing(s)
    return {
      obligatory: sum(
        30,
        'priority over later liens extends to an obligatory advance',
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
        'the advance and the second mortgage rank equally in the surplus',
        'The advance belongs to the first mortgage and is paid in full before any surplus is counted.',
      ),
      extinguished: sum(
        20,
        'the credit union and the contractor rank equally in the surplus',
        'the second mortgage is extinguished on a ratable payment with the judgment lien',
        'Junior liens are paid one after another, and the second mortgage is ahead of the judgment.',
      ),
    }
  },
  mechanic: (s) => {
    const sum = summing(s)
    return {
      visible: sum(
        20,
        "the contractor's lien has priority from the visible start of the work",
        'the lien for the work is ahead of the second mortgage in priority',
        'Work could be seen in 2020, the year before the second mortgage. By statute the lien dates from then.',
      ),
      time: sum(
        50,
        'the second mortgage was recorded first in time, before the lien was filed',
        'a lien takes its priority from the day on which it is filed',
        'Filing is when most liens begin. This statute looks to the day on which the work was visibly begun.',
      ),
      surplus: sum(
        25,
        'the lien for the work and the second mortgage share the surplus equally',
        'both junior liens have equal priority in the surplus',
        "One lien is ahead of the other, so there's nothing to share equally.",
      ),
      senior: sum(
        0,
        'the surplus over the senior mortgage belongs to the mortgagor',
        'junior liens have no claim to the surplus over a senior mortgage',
        'The surplus pays the liens that the sale ended before anything goes to the mortgagor.',
      ),
    }
  },
  subordinated: (s) => {
    const sum = summing(s)
    return {
      subordination: sum(
        15,
        'the credit union yielded its place in a recorded subordination',
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
        'an agreement between junior mortgagees gives them equal shares of the surplus',
        'The agreement put one after the other. It said nothing of sharing.',
      ),
      senior: sum(
        0,
        'the surplus over the senior mortgage belongs to the mortgagor',
        'junior mortgages are not paid from a sale under the senior one',
        'The junior mortgages are ended by the sale, and the surplus pays them in turn.',
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
        'the two junior liens are entitled to equal parts of the surplus',
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
        'a mortgagee who was not joined takes nothing ahead of the mortgagor',
        "The credit union's mortgage wasn't touched, and the buyer holds the land subject to it. The price pays the bank and the contractor.",
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
}
