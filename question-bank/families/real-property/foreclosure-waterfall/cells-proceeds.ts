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
        'the second mortgage and the judgment lien share the surplus ratably',
        'Junior liens are paid one after another. They share ratably only if their rank is equal.',
      ),
      extinguished: sum(
        15,
        'the two junior lienholders divide the surplus equally',
        'foreclosure extinguishes both junior liens, whose holders divide the surplus equally',
        "Junior lienholders don't divide a surplus equally. Both liens are extinguished, and the earlier one is paid first.",
      ),
      visible: sum(
        0,
        'the judgment lien takes priority from the time of the work',
        'a judgment for work has priority from the day on which the work was done',
        'A judgment lien takes its priority from docketing. Liens that date from the time of the work are given to those who improve the land itself.',
      ),
    }
  },
  owner: (s) => {
    const sum = summing(s)
    return {
      surplus: sum(
        50,
        'an unsecured creditor has no claim to the surplus, which goes to the mortgagor',
        'the surplus that is left after the two mortgages belongs to the mortgagor',
        'The surplus pays the second mortgage, which the sale ended. The unpaid bill is no lien, so the rest belongs to the owner.',
      ),
      senior: sum(
        110,
        'the surplus over the debt foreclosed belongs to the mortgagor',
        "once the senior mortgage is paid, the surplus is the mortgagor's",
        'The surplus stands in place of the land. A lien that was on the land is paid from it before the mortgagor.',
      ),
      extinguished: sum(
        20,
        'the contractor is also paid from the surplus ahead of the mortgagor',
        'all unpaid creditors have a claim to the surplus ahead of the mortgagor',
        'A creditor needs a lien to be paid from a surplus. The contractor has a bill and no judgment, and may still sue on it.',
      ),
      deficiency: sum(
        0,
        'foreclosure terminates the equity of redemption and with it any surplus',
        'a mortgagor in default is not entitled to a surplus',
        'Foreclosure ends the right to redeem. It leaves the mortgagor, even one in default, whatever surplus is left after the liens.',
      ),
    }
  },
  shortfall: (s) => {
    const sum = summing(s)
    return {
      deficiency: sum(
        30,
        'a deficiency is the part of the debt that the sale did not pay',
        'the proceeds are credited to the mortgage debt and leave a deficiency',
        'The bank was owed its loan and received everything the sale brought. It may have judgment for the rest.',
      ),
      extinguished: sum(
        0,
        'foreclosure of a mortgage extinguishes the debt along with the lien',
        'the debt was extinguished when the bank chose foreclosure',
        'Foreclosure extinguishes the lien. The unpaid part of the debt remains where deficiency judgments are allowed.',
      ),
      senior: sum(
        100,
        'the note is separate from the mortgage and may be collected in full',
        'a senior mortgagee may collect the whole note in addition to the proceeds',
        'The bank may use both the note and the mortgage, but it is to be paid once. The proceeds reduce the debt.',
      ),
      surplus: sum(
        120,
        'the deficiency includes the junior liens that the sale left unpaid',
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
        'the foreclosure extinguished both junior liens, paid or unpaid',
        'Both holders of junior liens were parties. The buyer takes free of those liens, paid or not.',
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
        'the second mortgage moves up in priority and keeps its unpaid balance',
        'only the judgment lien is extinguished, and the second mortgage keeps its balance',
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
        "The buyer takes the land with the bank's mortgage on it. The proceeds pay the credit union and then the next lien.",
      ),
      time: sum(
        0,
        'the proceeds go first to the mortgage with priority in time',
        'the bank has priority and takes all of the proceeds',
        "Priority protects the bank on the land itself. It isn't paid from a sale that doesn't affect its mortgage.",
      ),
      extinguished: sum(
        30,
        'the extinguished judgment lien is entitled to payment in full',
        'a judgment creditor who was joined is paid the extinguished lien in full',
        'A judgment lien can be extinguished even if little or nothing is left to pay it.',
      ),
      surplus: sum(
        25,
        'the second mortgage and the judgment lien share the proceeds ratably',
        'liens behind the senior mortgage share the proceeds by the size of the debts',
        'The second mortgage was foreclosed and comes first. Only what is left goes to the lien behind it.',
      ),
    }
  },
  'junior-owner': (s) => {
    const sum = summing(s)
    return {
      senior: sum(
        40,
        'the senior mortgage stays on the land and is not paid from the proceeds',
        'the bank keeps its senior lien on the land and has no claim to the proceeds',
        'The proceeds pay the credit union and the contractor. The bank keeps its mortgage and gets no part of them.',
      ),
      time: sum(
        0,
        'all three liens are paid in order of priority before the mortgagor',
        'three liens with priority over the mortgagor exceed the proceeds',
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
        'the purchase-money mortgage alone is paid, and the mortgagor takes the rest',
        'the purchase-money mortgage is paid, and the junior liens are extinguished unpaid',
        'Purchase money decides which lien is ahead of another. The lien that is ahead of the one foreclosed is not paid at all.',
      ),
    }
  },
  'junior-shortfall': (s) => {
    const sum = summing(s)
    return {
      deficiency: sum(
        10,
        'the proceeds are credited to the second mortgage and leave a deficiency',
        'a deficiency is the part of the second note that the sale did not pay',
        "All of the proceeds went to the credit union, since the bank's mortgage isn't paid from the sale. The rest is the deficiency.",
      ),
      time: sum(
        60,
        'the proceeds go to the mortgage with priority, and the second note is unpaid',
        'the bank has priority in the proceeds, which leaves the second mortgage unpaid',
        "The bank's priority is on the land. A sale under the second mortgage pays the second mortgage.",
      ),
      extinguished: sum(
        0,
        'foreclosure extinguishes the debt for which the mortgage was given',
        'the second mortgage and its debt were extinguished by the sale',
        'The lien is extinguished, and the unpaid debt is not.',
      ),
      surplus: sum(
        40,
        'the deficiency includes the judgment lien that the sale left unpaid',
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
        'foreclosure extinguishes all mortgages and judgment liens on the land',
        'the sale extinguished both mortgages and the judgment lien',
        'Foreclosure extinguishes what is behind the mortgage foreclosed, and nothing that is ahead of it.',
      ),
      surplus: sum(
        110,
        'the unpaid part of the judgment lien stays on the land with the senior mortgage',
        'the surplus left part of the judgment lien unpaid, and that part remains too',
        'A judgment lien whose holder was a party is gone, even if the surplus pays only part of it.',
      ),
      time: sum(
        20,
        'the proceeds went first to the mortgage with priority in time',
        'the proceeds reduced the debt on the senior mortgage',
        "The proceeds pay the mortgage foreclosed. The bank's debt wasn't reduced by them.",
      ),
    }
  },
} satisfies SaleCells
