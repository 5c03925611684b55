import type { PropertyFacts, PropertySkin } from './facts.ts'

/** The one who sues, and the one who is sued. */
export function plaintiff(facts: PropertyFacts, skin: PropertySkin): string {
  return facts.claim === 'expulsion' ? skin.actor : skin.owner
}

export function defendant(facts: PropertyFacts, skin: PropertySkin): string {
  return facts.claim === 'expulsion' ? skin.owner : skin.actor
}

/** The facts in prose: whose it is, what was done, with what belief, at what cost, and what is claimed. */
export function tell(facts: PropertyFacts, skin: PropertySkin): string {
  return `${told(facts, skin)} ${LAW}`
}

const LAW =
  'The jurisdiction applies the principles of the Restatement (Second) of Torts concerning intentional interference with property and the privileges that may excuse it.'

function told(facts: PropertyFacts, skin: PropertySkin): string {
  switch (facts.claim) {
    case 'land':
      return `${facts.act === 'knocked' ? `${skin.owner} is in possession of a house with a front yard beside a country road.` : skin.openLand} ${onLand(facts, skin)} ${skin.owner}, who wants the boundary respected in the future, brings an action against ${skin.actor} ${landClaim(facts)}`
    case 'goods':
      return `${skin.openGoods} ${withGoods(facts, skin)} ${skin.owner}, who would rather receive money than have anything more to do with ${skin.thing}, brings an action for conversion against ${skin.actor} and demands its full value as compensation.`
    case 'expulsion':
      return `${skin.openLand} ${putOut(facts, skin)} ${skin.actor} brings an action against ${skin.owner} ${removalClaim(facts)}`
  }
}

/** In an emergency the claim names what is asked for, since the entry itself may be lawful. */
function landClaim({ need, harm }: PropertyFacts): string {
  if (need === 'none')
    return 'for trespass to land and seeks whatever compensation the law allows, however small it may be.'
  return harm === 'harm'
    ? 'and seeks compensation for the loss, arguing that nobody gave permission for any of it.'
    : 'and seeks nominal damages for the entry, arguing that nobody gave permission for it.'
}

function removalClaim({ need }: PropertyFacts): string {
  return need === 'private'
    ? 'and seeks compensation for the injury that followed from having been put out in such circumstances.'
    : 'for battery and seeks whatever compensation the law allows for having been handled in such a manner.'
}

const UNHURT = 'Nothing on the land was harmed in the least.'

function onLand(facts: PropertyFacts, skin: PropertySkin): string {
  const { act, mind, harm, need } = facts
  const { actor, owner, land, crop } = skin
  if (need === 'public')
    return `A brush fire driven by high wind was about to reach the town below, with its school and hospital, and no fire engine was near. ${actor}, a private citizen who owned nothing there, cut a wide gap across ${land} without time to ask. The fire stopped at the gap, which cost ${owner} ${crop}. The court finds the measure reasonable and necessary.`
  if (act === 'drove')
    return `A flash flood, of which nobody had warned, came down the public road. To save a truck loaded with tools worth $30,000, ${actor} drove it up onto ${land}, the only higher ground in reach, and took it away as soon as the water fell. The wheels ruined ${crop}, at a loss of $700. The court finds the measure reasonable and necessary.`
  if (need === 'private') {
    const end =
      harm === 'harm'
        ? `To get in, ${actor} had to take a beam to the locked door, and the repair will cost $900.`
        : `The door stood open, and ${actor} left at dawn without having harmed anything.`
    return `${actor} was caught on a public trail by a blizzard that had not been forecast and would have frozen to death by nightfall. The only refuge in reach was ${skin.shelter} on the land, where ${actor} spent the night, knowing that no one had leave to be there. ${end}`
  }
  switch (act) {
    case 'object':
      return `One evening ${actor}, tired of having it about, heaved ${skin.object} over the wall onto ${land}, where it lay until morning and was then taken away again. ${actor} never set foot there. ${UNHURT}`
    case 'knocked':
      return `One afternoon ${actor}, a stranger whose car had broken down outside, went up the front path and knocked to ask where the nearest garage was. When no one answered, ${actor} waited a minute, knocked again and went back to the road. No sign or word had forbidden callers, nor had ${owner} ever invited any. ${UNHURT}`
    case 'overstayed':
      return `${owner} gave ${actor} leave to picnic on the land until noon, and at noon asked ${actor} to go. ${actor}, who liked the view and had no other reason to linger, stayed until the evening. ${UNHURT}`
    case 'thrown':
      return `${actor} was standing with due care on the public sidewalk outside when a stranger, without warning, shoved ${actor} through the gate and onto ${land}. ${actor} got up and left at once. ${harm === 'harm' ? `The fall ruined ${crop}, at a loss of $700.` : UNHURT}`
    case 'careless':
      return `${actor} was cycling along the public road beside ${land}. Looking at a telephone instead of the bend, ${actor} lost control and rolled onto the land without ever meaning to leave the road. ${harm === 'harm' ? `The bicycle tore through ${crop}, at a loss of $700.` : UNHURT}`
    default:
  }
  const damage = harm === 'harm' ? `On the way ${crop} came to grief, at a loss of $700.` : UNHURT
  if (mind === 'induced')
    return `${actor} had asked ${owner} where the public footpath ran, and ${owner}, confusing two gates, had pointed across ${land}. ${actor} trusted this and crossed the land that way, sure of being on the public path. ${damage}`
  if (mind === 'mistaken')
    return `${actor} had studied the county’s own map, which by a printer’s error showed a public footpath across ${land}. Trusting it, as anyone would have, ${actor} crossed the land that way, sure of being on the public path. ${damage}`
  return `${actor} knew quite well that nobody had leave to be there. Wanting to save ten minutes on the way to work, ${actor} crossed ${land} on foot one dry morning and went off on the other side. ${UNHURT}`
}

function withGoods({ act, need }: PropertyFacts, skin: PropertySkin): string {
  const { actor, owner, thing } = skin
  const belief = `in the reasonable belief that it was ${actor}’s own, which is of the same make and stood next to it`
  if (need === 'public')
    return `A levee broke one night, and the river was about to drown the lower town. ${actor}, a private citizen who owned nothing there, rolled ${thing} from the storeroom into the gap, where it helped to hold the water until help came. The town was saved and ${thing} was lost. The court finds the measure reasonable and necessary.`
  switch (act) {
    case 'used':
      return `One morning ${actor}, ${belief}, ${skin.use} for twenty minutes. It was back in its place, as good as before, long before ${owner} came in and would have wanted it.`
    case 'scratched':
      return `One morning ${actor}, ${belief}, ${skin.use} for twenty minutes. It was back in its place long before ${owner} would have wanted it, with one shallow scratch that can be polished out for $40.`
    case 'sold':
      return `${actor}, clearing out the goods of a dead uncle, came on ${thing} and, as anyone might have, took it for one of them. ${actor} sold it to a passing stranger, who cannot be traced, and paid the price to the uncle’s creditors.`
    case 'bought':
      return `A thief took it away one night and sold it to ${actor}, who paid a fair price and had no reason to suspect anything. Before the theft was cleared up, ${actor} had sold it again to a stranger, who cannot be traced.`
    case 'careless':
      return `One morning ${actor} came through the storeroom with a ladder, not looking where its far end went. It swept ${thing} down a flight of stone steps, which left nothing worth mending. ${actor} had no wish to touch it or to move it.`
    default:
      return `One morning ${actor}, ${belief}, ${skin.wreck}. Of ${thing} nothing is left that is worth having.`
  }
}

function putOut({ act, need }: PropertyFacts, skin: PropertySkin): string {
  const { actor, owner, shelter } = skin
  if (need === 'private')
    return `${actor} was caught on a public trail by a blizzard that had not been forecast and would have frozen to death by nightfall. The only refuge in reach was ${shelter} on the land. ${owner} found ${actor} there, asked ${actor} to go and, when ${actor} begged to stay, led ${actor} out by the arm, gently but firmly, and locked the door. ${actor} lost two toes to the frost.`
  const start = `On a mild afternoon ${actor}, who did not care for a passing drizzle and knew that no one had leave to be there, went into ${shelter} on the land to keep a new hat dry.`
  return act === 'hurled out'
    ? `${start} ${owner} asked ${actor} to go and, at the first word of refusal, seized ${actor} by the collar and threw ${actor} down a flight of steps, which broke a wrist. ${actor} had shown no sign of fight, and the court finds that a hand on the arm would have been enough.`
    : `${start} ${owner} asked ${actor} to go and, when ${actor} refused, led ${actor} out by the arm, gently but firmly. ${actor} was not hurt in any way.`
}
