import type { SafetyLaw } from './statute.ts'

const it = 'it' as const
const he = 'he' as const
const she = 'she' as const

export const safetyLaws: readonly SafetyLaw[] = [
  {
    defendant: { a: 'a builder', the: 'the builder', pronoun: he },
    plaintiff: { a: 'a girl', the: 'the girl', pronoun: she },
    stranger: { a: 'a mail carrier', the: 'the carrier', pronoun: he },
    statute: 'A statute requires builders to fence open pits.',
    purpose: 'protect young children from falling into them',
    group: 'young children',
    risk: 'falls into a pit',
    violation: 'A builder dug a deep pit for a cellar and put no fence around it.',
    violating: 'leaving the pit without a fence',
    harm: 'A girl of five fell into the pit and broke her leg.',
    strangerHarm: 'A mail carrier who was looking at an address fell into the pit and broke his leg.',
    otherHarm:
      'A girl of five walked up to the edge, and tar that was boiling in a kettle there splashed and burned her arm.',
    excused:
      'A builder put a sound fence around a deep pit for a cellar. A stolen truck knocked the fence down, and no one could have told the builder in the few minutes that followed.',
    excuse: 'the builder could not have known that the fence was down',
    complied: 'A builder put a fence of the required height around a deep pit for a cellar.',
    danger:
      'children had climbed over the fence every day that week, as the builder knew, and that a cover for the pit would have cost $60',
  },
  {
    defendant: { a: 'a hardware store', the: 'the store', pronoun: it },
    plaintiff: { a: 'a boy', the: 'the boy', pronoun: he },
    stranger: { a: 'a cook', the: 'the cook', pronoun: she },
    statute: 'A statute requires stores to keep rat poison in a locked case.',
    purpose: 'protect children from being poisoned',
    group: 'children',
    risk: 'poisoning',
    violation: 'A hardware store kept open jars of white rat poison on a low shelf.',
    violating: 'keeping the poison on an open shelf',
    harm: 'A boy of six who was there with his father tasted the poison and fell gravely ill.',
    strangerHarm:
      'A cook who was shopping there took the poison for a sample of salt, tasted it, and fell gravely ill.',
    otherHarm:
      'The shelf was near a heater, and a jar exploded in the heat and cut the face of a boy of six who was there with his father.',
    excused:
      'A hardware store kept rat poison in a locked case. A thief broke the lock unseen and left a jar on a low shelf a moment later.',
    excuse: 'the store could not have known that the poison was out of its case',
    complied: 'A hardware store kept rat poison in a locked case.',
    danger:
      'poison had often leaked through a crack at the bottom of the case, as the clerks knew, and that a strip of tape would have stopped it',
  },
  {
    defendant: { a: 'a shipping company', the: 'the company', pronoun: it },
    plaintiff: { a: 'a sheep farmer', the: 'the farmer', pronoun: she },
    stranger: { a: 'a goat farmer', the: 'the goat farmer', pronoun: he },
    statute: 'A statute requires ships to carry sheep in separate pens for each owner.',
    purpose: 'protect the owners of sheep from the spread of disease',
    group: 'owners of sheep',
    risk: 'the spread of disease',
    violation: 'A shipping company carried the sheep of four owners together on an open deck without pens.',
    violating: 'carrying the sheep without pens',
    harm: "A sheep farmer's flock caught a disease from another flock and died.",
    strangerHarm:
      "One flock had a disease, and a goat farmer's animals, which stood on the same deck, caught it and died.",
    otherHarm: "A wave that pens would have withstood swept a sheep farmer's flock overboard.",
    excused:
      'A shipping company carried the sheep of four owners in separate pens. When fire broke out, the crew opened the pens for an hour, since the sheep would have burned in them.',
    excuse: 'keeping the sheep in pens would have been more dangerous than letting them out',
    complied: 'A shipping company carried the sheep of four owners in separate pens.',
    danger:
      'one flock was visibly sick with a disease that spreads through the air, and that there was room to keep it on another deck',
  },
  {
    defendant: { a: 'a railroad', the: 'the railroad', pronoun: it },
    plaintiff: { a: 'a pupil', the: 'the pupil', pronoun: he },
    stranger: { a: 'a hiker', the: 'the hiker', pronoun: she },
    statute: 'A statute requires railroads to fence their tracks beside schools.',
    purpose: 'protect pupils from being hit by trains',
    group: 'pupils',
    risk: 'collisions with trains',
    violation: 'A railroad left its track beside a village school without a fence.',
    violating: 'leaving the track without a fence',
    harm: 'A pupil of seven ran after a ball onto the track, and a train struck him.',
    strangerHarm: 'A hiker who took a shortcut to an inn walked onto the track, and a train struck her.',
    otherHarm:
      'A pupil of seven walked onto the track to pick berries that grew there, and they made him ill.',
    excused:
      'A railroad kept a sound fence along its track beside a school. A flash flood swept a part of it away during recess, before anyone could have told the railroad.',
    excuse: 'the railroad could not have known that the fence was gone',
    complied: 'A railroad kept a fence of the required height along its track beside a school.',
    danger:
      'pupils climbed over the fence every day to fetch balls, as the railroad knew, and that a net for $200 would have kept the balls in',
  },
  {
    defendant: { a: 'a stone cutter', the: 'the stone cutter', pronoun: she },
    plaintiff: { a: 'a polisher', the: 'the polisher', pronoun: he },
    stranger: { a: 'an art student', the: 'the student', pronoun: she },
    statute: 'A statute requires the owner of a stone shop to run a fan that draws off dust.',
    purpose: 'protect workers in stone shops from lung disease',
    group: 'workers in stone shops',
    risk: 'disease of the lungs',
    violation: 'A stone cutter ran her shop for months without a fan.',
    violating: 'running the shop without a fan',
    harm: 'A polisher who worked for a supplier in the shop breathed the dust and lost a third of his lungs.',
    strangerHarm:
      'An art student who came every day to sketch breathed the dust and fell ill with a lung disease.',
    otherHarm:
      'Dust made the floor slippery, and a polisher who worked for a supplier in the shop fell and broke his arm.',
    excused:
      'A stone cutter ran a fan in her shop and had it tested every month. A part inside it failed without a sign, so that it turned but no longer drew off dust.',
    excuse: 'the stone cutter could not have known that the fan had failed',
    complied: 'A stone cutter ran a fan in her shop.',
    danger:
      'the fan left clouds of dust at one bench, as she knew, and that a mask for $10 would have kept them out',
  },
  {
    defendant: { a: 'a hotel', the: 'the hotel', pronoun: it },
    plaintiff: { a: 'a swimmer', the: 'the swimmer', pronoun: she },
    stranger: { a: 'a tile setter', the: 'the tile setter', pronoun: he },
    statute: 'A statute requires hotels to have a lifeguard at an open pool.',
    purpose: 'protect swimmers from drowning',
    group: 'swimmers',
    risk: 'drowning',
    violation: 'A hotel opened its pool for the summer and hired no lifeguard.',
    violating: 'opening the pool without a lifeguard',
    harm: 'A swimmer sank in the pool and suffered a brain injury before another guest pulled her out.',
    strangerHarm:
      'A tile setter who had come to repair the terrace fell into the water and suffered a brain injury before a guest pulled him out.',
    otherHarm:
      'A drunken guest, whom a lifeguard would have sent away, threw a bottle and hit a swimmer in the face.',
    excused:
      'A hotel had a lifeguard at its pool. He fainted behind a screen without a sound, and in the minute that followed no one could have noticed.',
    excuse: 'the hotel could not have known that its lifeguard had fainted',
    complied: 'A hotel had one lifeguard at its pool.',
    danger:
      'two hundred children were in the water that day, that one lifeguard could not see them all, and that two more were off duty in the lobby',
  },
  {
    defendant: { a: 'a delivery driver', the: 'the driver', pronoun: he },
    plaintiff: { a: 'a pedestrian', the: 'the pedestrian', pronoun: she },
    stranger: { a: 'a cyclist', the: 'the cyclist', pronoun: he },
    statute: 'A statute forbids parking within twenty feet of a crosswalk.',
    purpose: 'protect pedestrians from being hit by drivers who cannot see them',
    group: 'pedestrians',
    risk: 'collisions caused by a blocked view',
    violation: 'A delivery driver parked his truck at the edge of a crosswalk.',
    violating: 'parking beside the crosswalk',
    harm: 'A car whose driver could not see past the truck hit a pedestrian in the crosswalk.',
    strangerHarm:
      'A car whose driver could not see past the truck hit a cyclist who was turning into the street.',
    otherHarm:
      "A pedestrian who was stepping out of the crosswalk slipped on a leaf, struck her head on the truck's bumper, and lost two teeth.",
    excused:
      "A delivery driver's truck broke down without warning at the edge of a crosswalk. The driver could not move it, set up flares, and called for help at once.",
    excuse: 'the driver could not move the truck, however careful he was',
    complied: 'A delivery driver parked his truck twenty-one feet from a crosswalk.',
    danger:
      'a load of tall pipes on the truck hid the whole crosswalk, that the driver noticed this, and that an empty space lay farther on',
  },
  {
    defendant: { a: 'a painting firm', the: 'the firm', pronoun: it },
    plaintiff: { a: 'a shopper', the: 'the shopper', pronoun: he },
    stranger: { a: 'an electrician', the: 'the electrician', pronoun: she },
    statute: 'A statute requires painters to rope off the sidewalk below a scaffold.',
    purpose: 'protect passersby from falling objects',
    group: 'passersby',
    risk: 'falling objects',
    violation: 'A painting firm put up a scaffold and put no rope around the sidewalk below it.',
    violating: 'leaving the sidewalk open',
    harm: "A brush fell from the scaffold without anyone's fault and hit a shopper in the eye.",
    strangerHarm:
      "A brush fell from the scaffold without anyone's fault and hit an electrician who was at work on the sidewalk, repairing one of the lamps on the scaffold for its owner.",
    otherHarm: 'A shopper walked below the scaffold, caught his sleeve on a pole, and tore a tendon.',
    excused:
      'A painting firm put a rope around the sidewalk below its scaffold. A passing truck tore it away, and no painter could have noticed within the minute that followed.',
    excuse: 'the firm could not have known that the rope was gone',
    complied: 'A painting firm put a rope around the sidewalk below its scaffold.',
    danger:
      'brushes often fell beyond the rope on windy days, as the firm knew, and that a net for $40 would have caught them',
  },
  {
    defendant: { a: 'a theater', the: 'the theater', pronoun: it },
    plaintiff: { a: 'a spectator', the: 'the spectator', pronoun: she },
    stranger: { a: 'an actor', the: 'the actor', pronoun: he },
    statute: 'A statute forbids chairs in the aisles of a theater.',
    purpose: 'protect the audience from being trapped in a fire',
    group: 'the audience',
    risk: 'being trapped in a fire',
    violation: 'A theater put chairs in its aisles for a sold-out show.',
    violating: 'putting chairs in the aisles',
    harm: 'A curtain caught fire, and a spectator who could not get past the chairs was burned.',
    strangerHarm:
      'A curtain caught fire, and an actor who was fleeing through the hall was stopped by the chairs and burned.',
    otherHarm: 'As a spectator was going to her seat, she bumped into a chair and broke a toe.',
    excused:
      'A theater curtain caught fire. In the panic, people threw chairs into the aisles, and no usher could have cleared them in time.',
    excuse: 'the theater could not have kept the aisles clear, however careful it was',
    complied: 'A theater kept its aisles free of chairs.',
    danger: 'ushers had piled coats in one aisle and that a cloakroom stood empty',
  },
  {
    defendant: { a: 'a warehouse', the: 'the warehouse', pronoun: it },
    plaintiff: { a: 'a packer', the: 'the packer', pronoun: he },
    stranger: { a: 'a firefighter', the: 'the firefighter', pronoun: she },
    statute: 'A statute requires warehouses to keep a gate across a hoist shaft.',
    purpose: 'protect warehouse workers from falling into the shaft',
    group: 'warehouse workers',
    risk: 'falls into a shaft',
    violation: 'A warehouse had no gate across its hoist shaft.',
    violating: 'leaving the shaft without a gate',
    harm: 'A packer who was sent there by an agency fell into the shaft and broke his hip.',
    strangerHarm: 'A firefighter who was looking for a hydrant fell into the shaft and broke her hip.',
    otherHarm:
      'A draft came up through the open shaft, and a packer who was sent there by an agency caught pneumonia.',
    excused:
      'A warehouse had a gate across its hoist shaft. A hidden crack made the gate drop off one night, seconds before the accident.',
    excuse: 'the warehouse could not have known that the gate was off',
    complied: 'A warehouse had a gate across its hoist shaft.',
    danger:
      'no lamp lit the gate, that workers often took it for a door, and that a sign would have warned them',
  },
  {
    defendant: { a: 'a fruit grower', the: 'the grower', pronoun: she },
    plaintiff: { a: 'a picker', the: 'the picker', pronoun: he },
    stranger: { a: 'a balloonist', the: 'the balloonist', pronoun: she },
    statute: 'A statute requires fruit growers to post signs in an orchard after spraying.',
    purpose: 'protect farmworkers from poisoning',
    group: 'farmworkers',
    risk: 'poisoning',
    violation: 'A fruit grower sprayed her orchard and posted no sign.',
    violating: 'posting no sign',
    harm: 'A picker who was sent there by an agency entered the orchard and was poisoned.',
    strangerHarm: 'A balloonist landed in the orchard and was poisoned.',
    otherHarm: 'A picker who was sent there by an agency slipped on the wet grass and broke his wrist.',
    excused:
      'A fruit grower sprayed her orchard and posted signs. A whirlwind carried them off, and she could not have noticed before the accident.',
    excuse: 'the grower could not have known that the signs were gone',
    complied: 'A fruit grower sprayed her orchard and posted signs.',
    danger: 'the signs were in a language that few of the pickers read, as the grower knew',
  },
]
