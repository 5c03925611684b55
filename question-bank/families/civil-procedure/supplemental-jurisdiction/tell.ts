import { capital } from '../../../text/capital.ts'
import { type Namer, namer } from '../../engine/namer.ts'
import { he, his, The, who, whose } from '../../engine/party.ts'
import { isFederal, type SupplementalFacts, type SupplementalStory, type Twist } from './facts.ts'

const STATUTE =
  'a federal statute that gives landowners a claim for the cost of cleaning up hazardous liquids'

/** The land and its owner or owners. */
function owned(twist: Twist, s: SupplementalStory, name: Namer): string {
  const owner = name(s.plaintiff)
  return twist === 'required'
    ? `${s.land} that ${owner} and ${name(s.other)} owned together`
    : `${owner}'s ${s.land.replace(/^an? /, '')}`
}

/** The spill, told of the tank. */
const burst = (twist: Twist, s: SupplementalStory, name: Namer): string =>
  `A tank owned by ${name(s.defendant)} burst, and ${s.liquid} flowed ${s.flowed} ${owned(twist, s, name)}.`

/** The spill, told of the place. */
const flooded = (twist: Twist, s: SupplementalStory, name: Namer): string =>
  `${capital(name(s.defendant))} stored ${s.liquid} in a tank near ${owned(twist, s, name)}. The tank burst, and its contents flowed ${s.flowed} ${s.it}.`

/** The citizenship of the first two parties. */
function citizenship(twist: Twist, { plaintiff, defendant, third, home, away }: SupplementalStory): string {
  if (isFederal(twist)) return `Both parties are citizens of ${home}.`
  if (twist === 'crossclaim')
    return `${The(plaintiff)} is a citizen of ${home}, and both defendants, ${defendant.the} and ${third.the}, are citizens of ${away}.`
  return `${The(plaintiff)} is a citizen of ${home}, and ${defendant.the} is a citizen of ${away}.`
}

/** The claim on which the court's original jurisdiction rests, reading on after the parties. */
function ground(twist: Twist, { large }: SupplementalStory): string {
  const court = twist === 'removed' ? 'state court' : 'federal district court'
  if (isFederal(twist)) return `in ${court} under ${STATUTE}`
  return `in ${court} for negligence under state law, seeking ${large}`
}

/** The further claim, and the fate of the federal one. */
function further(twist: Twist, s: SupplementalStory, name: Namer): string {
  const { plaintiff, defendant, third, other, home, away, elsewhere, medium, ample, small } = s
  const installer = `${name(third)}, ${who(third)} had installed the tank`
  const impleaded = `${The(defendant)} filed a third-party complaint for indemnity against ${installer} and is a citizen of ${home}.`
  switch (twist) {
    case 'unrelated':
      return `The complaint also includes a contract claim under state law for ${small}, the unpaid price of ${s.goods} that ${plaintiff.the} had sold to ${defendant.the} a year before the tank burst.`
    case 'party':
      return `The complaint also names as a defendant ${installer} and is also a citizen of ${home}. It seeks ${medium} from ${third.the} for negligence under state law, alleging that the tank had burst because it was badly installed, and makes no other claim against ${third.the}.`
    case 'counterclaim':
      return `${The(defendant)} filed a counterclaim under state law for ${small}, the cost of the tank, alleging that the tank had burst because ${whose(plaintiff)} truck ran into it.`
    case 'permissive':
      return `${The(defendant)} filed a counterclaim under state law for ${small}, the unpaid balance of a loan that ${he(defendant)} had made to ${plaintiff.the} two years before the spill.`
    case 'own-basis':
      return `${The(defendant)} filed a counterclaim under state law for ${ample}, the unpaid balance of a loan that ${he(defendant)} had made to ${plaintiff.the} two years before the spill.`
    case 'crossclaim':
      return `${The(third)} had installed the tank. ${The(defendant)} filed a crossclaim under state law against ${third.the} for contribution to any damages that ${he(defendant)} might have to pay.`
    case 'impleader':
      return `${The(defendant)} filed a third-party complaint under state law against ${installer} and is a citizen of ${away}. The third-party complaint seeks indemnity for any damages that ${defendant.the} might have to pay.`
    case 'upsloping':
      return `${impleaded} ${The(third)} then filed a claim under state law against ${plaintiff.the} for ${medium}, the value of equipment lost in the spill, alleging that the tank had burst because ${whose(plaintiff)} truck ran into it.`
    case 'against-third':
    case 'against-third-federal':
      return `${impleaded} ${The(plaintiff)} then filed a claim under state law against ${third.the} for ${ample}, alleging that ${his(third)} negligence in installing the tank had caused the spill.`
    case 'small-plaintiff':
      return `${capital(name(other))}, a citizen of ${elsewhere}, joined in the complaint as a second plaintiff under Rule 20 and seeks ${small} for ${s.lost} that ${he(other)} lost in the spill.`
    case 'nondiverse-plaintiff':
      return `${capital(name(other))}, a citizen of ${away}, joined in the complaint as a second plaintiff under Rule 20 and seeks ${ample} for ${s.lost} that ${he(other)} lost in the spill.`
    case 'small-defendant':
      return `The complaint also joins as a defendant, under Rule 20, ${installer} and is a citizen of ${elsewhere}. It alleges that ${third.the}, called to plug the tank on the day of the spill, negligently let more ${s.liquid} escape, and it seeks ${small} from ${third.the} for the added damage.`
    case 'intervenor':
      return `${capital(name(other))}, a citizen of ${away}, moved to intervene as a plaintiff under Rule 24, with a claim under state law against ${defendant.the} for ${ample}, the value of ${s.lost} lost in the spill.`
    case 'intervenor-federal':
      return `${capital(name(other))}, who is also a citizen of ${home}, moved to intervene as a plaintiff under Rule 24, with a claim under state law against ${defendant.the} for ${ample}, the value of ${s.lost} lost in the spill.`
    case 'required':
      return `${The(defendant)} asked the court to join ${name(other)}, a citizen of ${away}, as a plaintiff under Rule 19, with a claim of ${his(other)} own under state law for ${ample}.`
    default:
      return `The complaint also includes a claim for negligence under state law for ${medium} in profits lost because of the spill.${late(twist, s)}`
  }
}

/** The fate of the federal claim. */
function late(twist: Twist, { plaintiff, defendant }: SupplementalStory): string {
  switch (twist) {
    case 'merits':
      return ` After two years of discovery, the court granted summary judgment to ${defendant.the} on the federal claim because the cleanup had cost ${plaintiff.the} nothing. The negligence claim is ready for trial.`
    case 'frivolous':
      return ` The court found the federal claim wholly frivolous, since the Supreme Court had twice rejected the same theory under that statute, and dismissed it for lack of subject-matter jurisdiction.`
    case 'dropped':
      return ` Eight months after ${defendant.the} had answered, ${plaintiff.the}, with leave of court, amended the complaint to delete the federal claim.`
    case 'removed':
      return ` ${The(defendant)} properly removed the action to federal district court. Eight months later, ${plaintiff.the}, with leave of court, amended the complaint to delete the federal claim.`
    default:
      return ''
  }
}

/** Everyone who is sued from the start. */
const defendants = (twist: Twist, s: SupplementalStory, name: Namer): string =>
  twist === 'crossclaim' ? `${name(s.defendant)} and ${name(s.third)}` : name(s.defendant)

/** As it happened. */
function inOrder({ twist }: SupplementalFacts, s: SupplementalStory): string {
  const name = namer()
  const spill = burst(twist, s, name)
  const suit = `${capital(name(s.plaintiff))} sued ${defendants(twist, s, name)} ${ground(twist, s)}.`
  return `${spill} ${suit} ${citizenship(twist, s)} ${further(twist, s, name)}`
}

/** The place first, and the parties before the suit. */
function placeFirst({ twist }: SupplementalFacts, s: SupplementalStory): string {
  const name = namer()
  const spill = flooded(twist, s, name)
  const suit = `${capital(name(s.plaintiff))} sued ${defendants(twist, s, name)} ${ground(twist, s)}.`
  const where = isFederal(twist)
    ? `${The(s.plaintiff)} and ${s.defendant.the} are both citizens of ${s.home}.`
    : citizenship(twist, s)
  return twist === 'crossclaim'
    ? `${spill} ${suit} ${where} ${further(twist, s, name)}`
    : `${spill} ${where} ${suit} ${further(twist, s, name)}`
}

/** The suit first. */
function suitFirst({ twist }: SupplementalFacts, s: SupplementalStory): string {
  const name = namer()
  const suit = `${capital(name(s.plaintiff))} sued ${defendants(twist, s, name)} ${ground(twist, s)}.`
  const spill = `A tank owned by ${s.defendant.the} had burst, and ${s.liquid} had flowed ${s.flowed} ${owned(twist, s, name)}.`
  return `${suit} ${spill} ${citizenship(twist, s)} ${further(twist, s, name)}`
}

export const tell = [inOrder, placeFirst, suitFirst] as const
