import type { Misconception } from '../../engine/contract.ts'
import type { MeasureFacts } from './facts.ts'

type View = Misconception<MeasureFacts>

function view(
  id: string,
  label: string,
  correction: string,
  rule: (facts: MeasureFacts) => string | null,
): View {
  return { id, label, correction, decide: rule }
}

const isOrder = (facts: MeasureFacts) => facts.tool === 'command' || facts.tool === 'freeze'

/** The limits on Congress as students get them wrong; each view is the rule with one part changed. */
export const misconceptions: readonly View[] = [
  view(
    'greater-includes-lesser',
    'Congress may order a state to govern conduct that Congress may regulate itself',
    'It must then act on the people concerned, and may not conscript the state.',
    (facts) => (isOrder(facts) ? 'yes-private' : null),
  ),
  view(
    'supremacy-binds-officers',
    'the Supremacy Clause binds every state office that a federal law addresses',
    'It binds judges to apply federal law, and does not let Congress command legislators or executive officers.',
    (facts) => (isOrder(facts) ? 'yes-supreme' : null),
  ),
  view(
    'all-states-alike',
    'an order is a law for all actors alike when every state gets it',
    'Only a law that also binds private parties is a general law.',
    (facts) => (isOrder(facts) ? 'yes-alike' : null),
  ),
  view(
    'general-law-commandeers',
    'a duty on public and private actors alike dictates to the state',
    'A general law regulates what a state does, not how it governs others.',
    (facts) => (facts.tool === 'alike' ? 'no-legislate' : null),
  ),
  view(
    'state-staff-untouched',
    'officers of a state may be given no work by a federal law of any kind',
    'They may be, by a general law, by a bargain that the state accepts, or as judges.',
    (facts) => (['alike', 'courts', 'grant', 'choice'].includes(facts.tool) ? 'no-officers' : null),
  ),
  view(
    'preemption-commandeers',
    'a threat to displace state rules dictates to the state what statutes to pass',
    'Federal regulation of private conduct is no sanction on the state.',
    (facts) => (facts.tool === 'choice' || facts.tool === 'rule' ? 'no-legislate' : null),
  ),
  view(
    'conditions-are-commands',
    'Congress may not obtain by money a statute that it could not command',
    'It may, within the limits on conditions, since a state can refuse the money.',
    (facts) => (facts.tool === 'grant' && facts.target === 'legislature' ? 'no-legislate' : null),
  ),
  view(
    'all-pressure-coerces',
    'any loss of money leaves a state no real choice to refuse',
    'Mild encouragement is allowed; only a loss that amounts to compulsion is not.',
    (facts) => (facts.tool === 'grant' || facts.tool === 'choice' ? 'no-choice' : null),
  ),
  view(
    'any-condition-goes',
    'a state is free to refuse money whatever its terms, so every condition is valid',
    'A condition must be plain, related, lawful and short of compulsion.',
    (facts) => (facts.tool === 'grant' ? 'yes-condition' : null),
  ),
  view(
    'purpose-must-be-the-same',
    'a demand has to be part of the very purpose that the money serves',
    'A condition that bears on the purpose of the program is related to it.',
    (facts) => (facts.tool === 'grant' ? 'no-link' : null),
  ),
  view(
    'courts-commandeered',
    'Congress may not dictate to a state what its courts must hear',
    'State courts must hear federal claims as they hear like claims of their own.',
    (facts) => (facts.tool === 'courts' ? 'no-legislate' : null),
  ),
  view(
    'taxes-need-another-power',
    'a tax is no ground on which Congress may regulate for the public welfare',
    'The power to tax is a power of its own and may influence conduct that no other power reaches.',
    (facts) => (facts.tool === 'tax' || facts.tool === 'land tax' ? 'no-welfare' : null),
  ),
  view(
    'regulatory-tax-punishes',
    'any tax that is meant to change conduct works as a punishment',
    'A modest payment that leaves a lawful choice is a tax though it is meant to steer.',
    (facts) => (facts.tool === 'tax' ? 'no-penalty' : null),
  ),
  view(
    'labels-decide',
    'whatever Congress calls a tax is one',
    'Its substance decides whether an exaction is a tax or a penalty, and taxes on land have a rule of their own.',
    (facts) => (facts.tool === 'tax' || facts.tool === 'land tax' ? 'yes-tax' : null),
  ),
  view(
    'every-tax-is-direct',
    'any tax on persons has to be shared out among the states by population',
    'Only direct taxes, such as those on land, have to be; a tax on conduct does not.',
    (facts) => (facts.tool === 'tax' ? 'no-direct' : null),
  ),
  view(
    'safety-is-for-the-states',
    'safety in local trades is a matter on which Congress has no power to regulate',
    'The commerce power reaches such trades; what is wrong with an order to a state is whom it commands.',
    (facts) => (facts.matter === 'commerce' && facts.tool !== 'grant' ? 'no-welfare' : null),
  ),
  view(
    'welfare-power',
    'Congress may govern any conduct itself if the welfare of the nation calls for it',
    'The welfare phrase limits taxing and spending and grants no power to regulate.',
    (facts) => (facts.matter === 'private life' ? 'yes-private' : null),
  ),
]
