import type { SaleCells } from './reason-id.ts'
import { summing } from './summing.ts'

/** The ways to a sum where the liens rank by their dates. */
export const PROCEEDS_CELLS = {
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
} satisfies SaleCells
