import type { MeansCells } from './reason-id.ts'

/** Reasons where Congress takes money. */
export const TAX_CELLS = {
  tax: ({ home }) => ({
    'yes-tax': [
      "a modest exaction is within the taxing power regardless of Congress's motive",
      'the taxing power may influence conduct that Congress could not regulate',
      'The sum is small, is paid like any tax, and leaves a lawful choice to pay. Such a tax may steer conduct.',
    ],
    'yes-private': [
      'requiring a course is necessary and proper to promote the general welfare',
      `preventing accidents with ${home} is within the power over the general welfare`,
      'The result is right, but Congress may not require a course, or prevent accidents, for the general welfare. The statute stands because it is a tax.',
    ],
    'no-penalty': [
      'an exaction that is meant to change conduct is a penalty and not a tax',
      'a charge on owners who skip a course is a penalty for skipping it',
      "Every tax discourages something. A small sum, owed without regard to intent, doesn't punish.",
    ],
    'no-welfare': [
      `the taxing power does not reach ${home}, which Congress may not regulate`,
      'a tax for the general welfare must rest on a power to regulate what is taxed',
      'The power to tax stands on its own feet. It needs no support from the commerce power.',
    ],
    'no-direct': [
      'under the taxing power, a tax on people must be apportioned by population',
      'a tax that some owners owe and others do not lacks the required uniformity',
      'This is a tax on conduct. Only direct taxes, such as those on land, must be apportioned, and uniformity is geographic.',
    ],
  }),
  penalty: ({ home }) => ({
    'no-penalty': [
      'a heavy exaction for knowing violations of a code is a penalty, not a tax',
      'an exaction that punishes violations of a code is a penalty beyond the taxing power',
      'A tenth of all income, owed for intent and enforced by inspectors, punishes. No power reaches what it punishes.',
    ],
    'no-direct': [
      'a tax measured by income must be apportioned by population under the taxing power',
      'a tenth of income is a direct tax, which may not be imposed without apportionment',
      'Taxes on income need no apportionment. The flaw is that the exaction punishes.',
    ],
    'yes-tax': [
      'Congress called the exaction a tax, and it will raise revenue as other taxes do',
      'the motive for an exaction does not matter under the taxing power if it raises revenue',
      'Substance decides, not the name, even if revenue comes in. A motive to steer is allowed, but this exaction punishes.',
    ],
    'yes-private': [
      'the exaction is a necessary and proper means of enforcing a code for the general welfare',
      `a safety code for ${home} is within the power over the general welfare`,
      'Congress has no power to make rules for the general welfare, so there is nothing here for an exaction to enforce.',
    ],
  }),
  land: () => ({
    'no-direct': [
      'the taxing power requires a tax on land to be apportioned by population',
      'a direct tax on land must be apportioned among the states by population',
      'Land taxes are direct taxes. At one rate for every acre, the yield of each state does not follow its population.',
    ],
    'no-penalty': [
      'a tax on land that produces no income is a penalty, not a tax',
      'an exaction that is owed without regard to income is a penalty, not a tax',
      'An exaction on land punishes nothing, whether or not the land yields income. It fails because it is not divided among the states by population.',
    ],
    'yes-tax': [
      'the tax is uniform among the states, as the taxing power requires',
      'a tax of $2 an acre is modest, raises revenue, and is not a penalty',
      'A modest, uniform tax on an activity would be valid. But a tax on land is direct, and a direct tax must be apportioned.',
    ],
    'yes-private': [
      'the taxing power requires no apportionment of a tax that is paid with the income tax',
      'taxing land is a necessary and proper means of raising revenue',
      'Of direct taxes, only those on income escape apportionment, however they are collected. Revenue may not be raised in a way that the Constitution forbids.',
    ],
  }),
} satisfies MeansCells
