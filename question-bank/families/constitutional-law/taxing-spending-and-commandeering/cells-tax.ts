import type { MeansCells } from './reason-id.ts'

/** Reasons where Congress takes money. */
export const TAX_CELLS = {
  tax: () => ({
    'yes-tax': [
      'a modest exaction that raises revenue is within the taxing power, whatever its motive',
      'the taxing power may influence conduct that Congress could not regulate',
      'The sum is small, is collected like any tax, and leaves a lawful choice to pay. Such a tax may steer conduct.',
    ],
    'yes-private': [
      'Congress may require a course that prevents accidents, for the general welfare',
      'preventing accidents at home is part of the power over the general welfare',
      'The result is right, but there is no power to require a course, or to prevent accidents, for the general welfare. The statute stands because it is a tax.',
    ],
    'no-penalty': [
      'an exaction that is meant to change conduct is a penalty and not a tax',
      'a charge that only those without a course must pay is a penalty',
      'Every tax discourages something. A small sum, owed without regard to intent and collected with other taxes, does not punish.',
    ],
    'no-welfare': [
      'the taxing power may not be used where no other power of Congress applies',
      'a tax for the general welfare must rest on a power to regulate what it taxes',
      'The power to tax stands on its own feet. It needs no support from the commerce power.',
    ],
    'no-direct': [
      'under the taxing power, a tax on persons must be apportioned by population',
      'the taxing power allows no unapportioned tax that some people owe and others do not',
      'A tax on conduct is not a direct tax. Only direct taxes, such as those on land, must be apportioned.',
    ],
  }),
  penalty: () => ({
    'no-penalty': [
      'a heavy exaction for knowing breaches of a code is a penalty and not a tax',
      'the taxing power does not support a penalty for conduct beyond the reach of Congress',
      'A tenth of all income, owed for intent and enforced by inspectors, punishes. No power reaches what it punishes.',
    ],
    'no-direct': [
      'under the taxing power, a tax measured by income must be apportioned by population',
      'under the taxing power, a tenth of income is a direct tax, which needs apportionment',
      'Taxes on income need no apportionment. The flaw is that the exaction punishes.',
    ],
    'yes-tax': [
      'Congress called the exaction a tax, and it will raise revenue as other taxes do',
      'the taxing power extends to an exaction whose motive is to change conduct',
      'Substance decides and not what Congress called it, even if revenue comes in. A motive to steer is allowed, but this exaction punishes knowing breaches.',
    ],
    'yes-private': [
      'an exaction is necessary and proper to enforce a code for the general welfare',
      'a safety code for private life is necessary and proper to the general welfare',
      'Congress has no power to make rules for the general welfare, so there is nothing here for an exaction to enforce.',
    ],
  }),
  land: () => ({
    'no-direct': [
      'under the taxing power, a tax on land must be apportioned by population',
      'a uniform rate for each acre is not within the taxing power over land',
      'A tax on land is a direct tax. At one rate for every acre, the yield of each state does not follow its population.',
    ],
    'no-penalty': [
      'a tax on land that earns nothing is a penalty for owning it',
      'an exaction without regard to income is a penalty and not a tax',
      'Nothing is punished. The tax fails because a direct tax has to be divided among the states by population.',
    ],
    'yes-tax': [
      'the tax raises revenue and is uniform, as the taxing power requires',
      'a tax of $2 an acre is modest, raises revenue, and is not a penalty',
      'Uniformity is the rule for taxes on activities. Direct taxes, such as those on land, must be apportioned.',
    ],
    'yes-private': [
      'a tax collected with the income tax needs no apportionment and raises revenue',
      'Congress may tax land as a source of revenue for the general welfare',
      'Taxes on income need no apportionment, however they are collected. A tax on land does, even if its revenue serves the general welfare.',
    ],
  }),
} satisfies MeansCells
