import type { Misconception } from '../../engine/contract.ts'
import type { PropertyFacts } from './facts.ts'

type View = Misconception<PropertyFacts>

function view(id: string, label: string, correction: string, rule: View['decide']): View {
  return { id, label, correction, decide: rule }
}

const isLand = (facts: PropertyFacts) => facts.claim === 'land'
const isGoods = (facts: PropertyFacts) => facts.claim === 'goods'
const ENDED = ['wrecked', 'sold', 'bought']

/** Property torts as students get them wrong; each view is the rule with one part changed. */
export const misconceptions: readonly View[] = [
  view(
    'mistake-excuses',
    'a reasonable mistake about ownership is a defense',
    'Intent to do the act is all that is asked; only a mistake that the possessor induced excuses.',
    (facts) => (facts.mind === 'mistaken' ? 'no-mistake' : null),
  ),
  view(
    'mistake-is-no-intent',
    'one who is mistaken about the boundary did not choose to be there',
    'Intent to be at that spot is enough, and whoever walks there on purpose has it.',
    (facts) => (isLand(facts) && facts.mind !== 'knowing' ? 'no-volition' : null),
  ),
  view(
    'driven-is-not-chosen',
    'one who is driven in by danger has not chosen to enter',
    'Danger makes the entry lawful, but it is chosen all the same and its harm is paid for.',
    (facts) => (isLand(facts) && facts.need !== 'none' ? 'no-volition' : null),
  ),
  view(
    'only-bodies-enter',
    'nobody can trespass without setting foot on the land',
    'Whoever sends a thing onto the land has entered it in the eyes of the law.',
    (facts) => (facts.act === 'object' ? 'no-volition' : null),
  ),
  view(
    'mistake-never-excuses',
    'no mistake of any origin can excuse an entry',
    'A mistake that the possessor’s own conduct induced leaves the entry without liability.',
    (facts) => (facts.mind === 'induced' ? 'yes-honest' : null),
  ),
  view(
    'land-needs-harm',
    'trespass to land needs proof of harm',
    'An intended entry is actionable for nominal damages; harm must be proved for a careless one.',
    (facts) => (isLand(facts) && facts.act !== 'careless' && facts.harm === 'none' ? 'no-harm' : null),
  ),
  view(
    'any-entry',
    'any entry on land is a trespass',
    'An entry that was neither intended nor careless is none, and necessity can excuse one that was meant.',
    (facts) => (isLand(facts) ? 'yes-entry' : null),
  ),
  view(
    'carelessness-is-enough',
    'carelessness makes a trespasser or a converter of anyone',
    'A careless entry needs harm, and no carelessness amounts to conversion.',
    (facts) => (facts.act === 'careless' || facts.act === 'thrown' ? 'yes-careless' : null),
  ),
  view(
    'carelessness-is-never-enough',
    'an entry that was not meant can never be actionable',
    'A careless entry that does harm is actionable.',
    (facts) => (isLand(facts) && facts.act === 'careless' ? 'no-volition' : null),
  ),
  view(
    'private-necessity-is-free',
    'one who acts in an emergency never has to pay',
    'One who acts for his own safety is excused from trespass but must pay for the harm.',
    (facts) => (facts.need === 'private' ? 'no-loss-shared' : null),
  ),
  view(
    'public-necessity-pays',
    'whoever destroys property in an emergency must pay for it',
    'One who acts to save the public from disaster need not pay.',
    (facts) => (facts.need === 'public' ? 'yes-pays' : null),
  ),
  view(
    'private-pays-nominal',
    'necessity leaves at least nominal damages owing',
    'A privileged entry that does no harm is no wrong, so not even nominal damages are owed.',
    (facts) => (facts.need === 'private' && facts.harm === 'none' ? 'yes-pays' : null),
  ),
  view(
    'privilege-is-the-same',
    'every necessity is paid for by its actual loss alone',
    'That is the measure for private necessity; public necessity lifts the loss too.',
    (facts) => (facts.need !== 'none' && facts.harm === 'harm' ? 'no-privilege' : null),
  ),
  view(
    'owner-may-expel',
    'an owner may put out whoever is there without leave',
    'Private necessity gives a right to remain, and an owner who ends it is liable.',
    (facts) => (facts.claim === 'expulsion' ? 'no-expel' : null),
  ),
  view(
    'request-is-enough',
    'a request to leave makes any later removal lawful',
    'It does so against intruders and for moderate means, and never against one in peril.',
    (facts) => (facts.claim === 'expulsion' && facts.need === 'private' ? 'no-asked' : null),
  ),
  view(
    'intruders-may-stay',
    'anyone who seeks cover must be let stay',
    'Discomfort is no necessity: only a serious threat gives the right to remain.',
    (facts) => (facts.claim === 'expulsion' && facts.need === 'none' ? 'yes-shelter' : null),
  ),
  view(
    'no-injury-no-claim',
    'whoever was not injured has no claim',
    'The owner wins because the removal was privileged, not because nobody was hurt.',
    (facts) => (facts.claim === 'expulsion' && facts.harm === 'none' ? 'no-harm' : null),
  ),
  view(
    'minor-use-converts',
    'any intended use of another’s goods converts them',
    'A brief use, or a small damage, is too slight for payment of the value.',
    (facts) => (isGoods(facts) ? 'yes-dominion' : null),
  ),
  view(
    'honest-use-converts',
    'good faith does not matter, so any honest use converts',
    'Good faith does not matter, but the interference must still be grave.',
    (facts) => (isGoods(facts) && facts.mind === 'mistaken' ? 'yes-honest' : null),
  ),
  view(
    'value-never-owed',
    'conversion is for thieves, and others pay only what they damaged',
    'Destroying, selling and buying from a thief are all grave enough.',
    (facts) => (isGoods(facts) && facts.need === 'none' && ENDED.includes(facts.act) ? 'no-minor' : null),
  ),
  view(
    'converter-needs-malice',
    'conversion asks for an intent to deprive the owner',
    'Intent to exercise control is enough, though the owner was not thought of.',
    (facts) => (isGoods(facts) && facts.act !== 'careless' ? 'no-control' : null),
  ),
  view(
    'trespass-is-carelessness',
    'what makes an interference wrongful is a want of care',
    'These claims rest on an intended act, and neither want of care nor good faith decides them.',
    (facts) =>
      (isLand(facts) && facts.act !== 'careless') || facts.mind === 'mistaken' ? 'yes-careless' : null,
  ),
  view(
    'gentle-force-is-excess',
    'an owner who ends a stay may never use force',
    'With a right to clear the land moderate force is allowed; in another’s peril there is no such right.',
    (facts) => (facts.claim === 'expulsion' && facts.act === 'led out' ? 'yes-force' : null),
  ),
  view(
    'usage-covers-all',
    'harmless presence is permitted by custom',
    'Usage gives leave to callers at the door, and to nobody who knows or is told that he may not stay.',
    (facts) => (isLand(facts) && facts.harm === 'none' ? 'no-custom' : null),
  ),
  view(
    'unanswered-knock',
    'a caller whom nobody asks in has no leave to stand there',
    'The leave that usage gives lasts long enough to knock, to wait a moment and to go.',
    (facts) => (facts.act === 'knocked' ? 'yes-stay' : null),
  ),
  view(
    'shove-is-emergency',
    'one who is pushed onto land is excused like one in an emergency',
    'No excuse is needed where nothing was done that could be wrongful.',
    (facts) => (facts.act === 'thrown' ? 'no-loss-shared' : null),
  ),
  view(
    'shoved-must-pay',
    'whoever does damage on another’s land pays for it, though excused',
    'Payment is due from one who chose to enter in need, not from one who did not act at all.',
    (facts) => (facts.act === 'thrown' ? 'yes-pays' : null),
  ),
  view(
    'things-always-count',
    'a thing that comes onto the land is an entry, meant or not',
    'A thing must be sent on purpose; one that strays through carelessness needs harm.',
    (facts) => (facts.act === 'careless' && facts.harm === 'none' ? 'yes-object' : null),
  ),
  view(
    'inadvertence-is-mistake',
    'inattention is an honest mistake',
    'Inattention is carelessness, and excuses nobody where harm is done.',
    (facts) => (isLand(facts) && facts.act === 'careless' ? 'no-mistake' : null),
  ),
]
