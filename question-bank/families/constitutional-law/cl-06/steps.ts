import type { Rule } from '../../engine/contract.ts'
import type { TradeFacts, TradeSkin } from './facts.ts'

type Applied = Rule<TradeFacts, TradeSkin>['applied']

const AS_OF = '2026-11-01'

function step(id: string, authority: string, rule: string, applied: Applied): Rule<TradeFacts, TradeSkin> {
  return { id, authority, asOf: AS_OF, rule, applied }
}

const DISCRIMINATES =
  'A law that discriminates against interstate commerce is invalid unless it serves a legitimate purpose that no nondiscriminatory means would serve as well.'
const EVEN =
  'A law that regulates evenhandedly is valid unless its burden on interstate commerce is clearly excessive in relation to the local benefits.'
const CONSENT =
  'Congress may by plain words authorize state laws that the Commerce Clause would otherwise forbid.'
const consented: Applied = () => 'The act of Congress speaks of just such a law.'

/** Every rule that a path of this family can run through. */
export const steps: readonly Rule<TradeFacts, TradeSkin>[] = [
  step(
    'shield',
    'City of Philadelphia v. New Jersey',
    'A law that shuts out goods because they come from other states is invalid as a rule, and to protect local business is no legitimate purpose.',
    (_, skin) => `The law means to keep rivals from the ${skin.growers} of the state.`,
  ),
  step(
    'pest-other-means',
    'Dean Milk Co. v. City of Madison',
    DISCRIMINATES,
    () => 'Inspection would find the pest as surely, so the ban is not needed.',
  ),
  step(
    'pest-no-other-means',
    'Maine v. Taylor',
    DISCRIMINATES,
    (_, skin) => `The judge found that nothing but a ban would save the ${skin.victim}.`,
  ),
  step(
    'export',
    'Hughes v. Oklahoma',
    'A state may not keep its goods at home for the benefit of its own people by forbidding their sale to other states.',
    () => 'The law does just that.',
  ),
  step(
    'county',
    'Fort Gratiot Sanitary Landfill, Inc. v. Michigan Department of Natural Resources',
    'A county may not discriminate against outside goods, and it is no defense that goods from other parts of the same state are shut out with them.',
    () =>
      'Inspection would find the pest as surely, and the ban falls on all that comes from outside the county.',
  ),
  step(
    'label',
    'Minnesota v. Clover Leaf Creamery Co.',
    EVEN,
    () => 'The burden is two cents a crate and the benefit is real.',
  ),
  step(
    'useless',
    'Kassel v. Consolidated Freightways Corp.',
    EVEN,
    () => 'Trucks must stop at every border, and the judge found no benefit at all.',
  ),
  step(
    'shops',
    'Exxon Corp. v. Governor of Maryland',
    EVEN,
    () =>
      'That those who feel the rule happen to come from other states does not make it discriminate, and the burden is not excessive.',
  ),
  step(
    'methods',
    'National Pork Producers Council v. Ross',
    EVEN,
    () =>
      'That those in other states must change their ways in order to sell does not by itself make a law invalid.',
  ),
  step(
    'seller',
    'Reeves, Inc. v. Stake',
    'A state that takes part in a market as buyer or seller may prefer its own people in it.',
    (_, skin) => `The state sells ${skin.goods} that it produces itself.`,
  ),
  step(
    'packing',
    'South-Central Timber Development, Inc. v. Wunnicke',
    'A state that sells may not use its sales to impose terms on a market further on in which it takes no part.',
    () => 'The state sells and does not pack, and it binds what buyers do after the sale.',
  ),
  step(
    'public-plant',
    'United Haulers Association, Inc. v. Oneida-Herkimer Solid Waste Management Authority',
    'A law that favors a public body in a traditional public task and treats all private firms alike does not discriminate and is valid unless its burden is clearly excessive.',
    () => 'The plant belongs to the county, and local and outside firms are shut out alike.',
  ),
  step(
    'private-plant',
    'C & A Carbone, Inc. v. Town of Clarkstown',
    'A law that gives the processing of local waste to one local private firm discriminates against interstate commerce.',
    () =>
      'The plant belongs to a private firm of the county, and the money for it could be raised in other ways.',
  ),
  step(
    'rebate',
    'West Lynn Creamery, Inc. v. Healy',
    'A tax on all goods whose yield is paid out to local producers works as a duty on goods from other states and is invalid.',
    (_, skin) => `The ${skin.growers} of the state get back what they pay, and others do not.`,
  ),
  step(
    'exemption',
    'Bacchus Imports, Ltd. v. Dias',
    'A tax that exempts local goods discriminates against interstate commerce and is invalid.',
    () => 'The exemption is for goods produced in the state alone.',
  ),
  step(
    'remote-seller',
    'South Dakota v. Wayfair, Inc.',
    'A tax is valid if the activity has a substantial nexus with the state and the tax is fairly apportioned, does not discriminate, and is related to services of the state; physical presence is not needed.',
    (_, skin) => `${skin.name} sells much there, and sellers in the state collect the same tax.`,
  ),
  step(
    'no-tie',
    'Complete Auto Transit, Inc. v. Brady',
    'A state may tax only an activity with which it has a substantial nexus.',
    (_, skin) => `${skin.name} sells nothing there and has nothing there.`,
  ),
  step(
    'all-income',
    'Complete Auto Transit, Inc. v. Brady',
    'A tax on interstate business must be fairly apportioned, so that each state taxes only its share.',
    () => 'The tax falls on all income, though a tenth of it comes from the state, and no credit is given.',
  ),
  step('consent-shield', 'Prudential Insurance Co. v. Benjamin', CONSENT, consented),
  step('consent-export', 'Prudential Insurance Co. v. Benjamin', CONSENT, consented),
  step('consent-tax', 'Prudential Insurance Co. v. Benjamin', CONSENT, consented),
]
