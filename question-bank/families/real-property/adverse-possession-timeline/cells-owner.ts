import { whose } from '../../engine/party.ts'
import { student } from './facts.ts'
import type { PossessionCells } from './reason-id.ts'

/** Reasons where the owner, or what the possessor was to the owner, is at issue. */
export const OWNER_CELLS = {
  permission: ({ holder, owner }) => ({
    'no-permission': [
      `${holder.the} was a licensee, whose possession was not hostile`,
      `possession that begins by permission is not hostile until the permission is repudiated`,
      `The owner allowed the use and never took that back, and the possessor never denied the owner's title.`,
    ],
    'no-faith': [
      `${holder.the} knew of ${whose(owner)} title and lacked good faith`,
      `adverse possession requires an honest belief in one's own title, which is good faith`,
      `The majority rule asks for no good faith. The use was allowed, and so it wasn't hostile.`,
    ],
    'yes-hostile': [
      `permission lapses when it is not renewed, and possession is then hostile`,
      `open use of another's land for twenty-three years is hostile possession`,
      `Permission doesn't lapse by itself. Use under it never becomes hostile without a clear denial.`,
    ],
    'yes-denied': [
      `by using the land as an owner would, ${holder.the} repudiated the permission`,
      `a use so open and complete was a denial of ${whose(owner)} title`,
      `Using land as allowed repudiates nothing. The owner must be shown that the title is denied.`,
    ],
  }),
  denied: ({ holder, owner }) => ({
    'yes-denied': [
      `repudiation of the permission made the possession hostile`,
      `${holder.the} clearly denied ${whose(owner)} title for the statutory period`,
      `The locked gate and the letter told the owner that permission was at an end. From that day, twenty-three years have passed.`,
    ],
    'yes-hostile': [
      `possession that begins by permission becomes hostile after a reasonable time`,
      `thirty years of open possession are hostile, with or without permission`,
      `Time alone doesn't turn permission into hostility. The letter did.`,
    ],
    'no-permission': [
      `possession that begins by permission never becomes hostile`,
      `${owner.the} never withdrew the permission to use the land`,
      `The possessor may end the permission by denying the owner's title. The owner needn't withdraw it.`,
    ],
    'no-faith': [
      `${holder.the} knew of ${whose(owner)} title and lacked good faith`,
      `a possessor who claims land known to be another's lacks good faith`,
      `The majority rule asks for no good faith. Knowing of the title does no harm.`,
    ],
  }),
  infant: ({ holder }) => ({
    'no-disability': [
      `${whose(student)} suit falls within the extension for a disability at the entry`,
      `minority at the time of entry is a disability that postpones the bar`,
      `The owner was a minor when the right to sue accrued, and came of age six years ago. The ten years after that aren't over.`,
    ],
    'no-permission': [
      `a minor who does not object gives implied permission`,
      `possession of a minor's land is presumed to be by permission`,
      `There's no such presumption. The statute gives a minor time instead.`,
    ],
    'yes-disability': [
      `a disability does not extend a period once twenty years have passed`,
      `the disability ended before the twenty years were over and is disregarded`,
      `The statute gives whichever time is later: twenty years, or ten after the disability ends.`,
    ],
    'yes-runs': [
      `the statute runs from ${whose(holder)} entry against every owner`,
      `an owner who inherits land is bound by the period as it runs`,
      `It does run, but its end is put off for an owner who was a minor at the start.`,
    ],
  }),
  illness: ({ owner }) => ({
    'yes-disability': [
      `a disability that arises after the entry does not extend the period`,
      `${owner.the} was under no disability when the right to sue accrued`,
      `The statute looks at the day of entry, and the owner was well that day. What came later doesn't extend the period.`,
    ],
    'yes-hostile': [
      `hostile possession for twenty-three years bars an owner despite any disability`,
      `possession that is hostile throughout the period bars even an owner under a disability`,
      `Hostile possession doesn't bar an owner whose disability existed at the entry. This disability came too late to extend the period.`,
    ],
    'no-disability': [
      `${whose(owner)} disability extends the period until ten years after it ends`,
      `a disability during the twenty years suspends the period`,
      `Only a disability that existed when the right to sue accrued counts. This one began five years later.`,
    ],
    'no-running': [
      `the statutory period does not run against an owner who is unable to sue`,
      `adverse possession is suspended while ${owner.the} is of unsound mind`,
      `The statute doesn't suspend its period for an owner of unsound mind who is unable to sue. It extends the period, for a disability that is there at the start.`,
    ],
  }),
  sale: ({ holder, heir, owner }) => ({
    'yes-runs': [
      `adverse possession that began against ${owner.the} continues against a buyer`,
      `the statutory period continues to run despite a conveyance by the owner`,
      `The buyer took land that was already held adversely, with the time that had run.`,
    ],
    'yes-denied': [
      `${heir.the} waived any objection to hostile possession by eight years of silence`,
      `by leaving the hostile possession undisturbed, ${heir.the} acquiesced in the claim of title`,
      `Eight years of silence after the sale waive nothing. It's twenty years of hostile possession that bar an owner.`,
    ],
    'no-running': [
      `adverse possession does not run against a bona fide purchaser who records`,
      `no statutory period runs against a buyer without notice of the possession`,
      `Recording doesn't protect against adverse possession, and open possession is notice.`,
    ],
    'no-period': [
      `a new statutory period began when ${heir.the} took title`,
      `${holder.the} has held against ${heir.the} for less than the statutory period`,
      `The right to sue accrued on entry. A sale doesn't start the period again.`,
    ],
  }),
  remainder: ({ holder, heir, owner }) => ({
    'no-running': [
      `the statute does not run against a remainder until it is possessory`,
      `no period ran against ${heir.the}, who held a future interest, before the life estate ended`,
      `The remainder existed before the entry, and its holder couldn't sue for possession until two years ago.`,
    ],
    'no-privity': [
      `${holder.the} was not in privity with the holder of the remainder`,
      `adverse possession against a life estate requires privity with the life tenant`,
      `Privity matters for adding periods of possession. It isn't an element of possession against an owner.`,
    ],
    'yes-runs': [
      `adverse possession that began against ${owner.the} continues against the remainder`,
      `the statute runs against everyone with an interest in the land from the entry`,
      `It ran against the life tenant. A holder of a future interest who can't sue isn't affected.`,
    ],
    'yes-continuous': [
      `${holder.the} was in continuous possession against a life tenant and the remainder`,
      `continuous possession for twenty-three years bars every claim to the land`,
      `However continuous, possession is adverse only to a person who can sue for it.`,
    ],
  }),
  city: ({ holder }) => ({
    'no-running': [
      `the statutory period does not run against land that a city holds for a public use`,
      `public land is immune from adverse possession`,
      `Government land held for the public is immune unless a statute says otherwise, and none does.`,
    ],
    'no-faith': [
      `${holder.the} knew of the city's title and lacked good faith`,
      `adverse possession requires an entry in good faith`,
      `The majority rule asks for no good faith. The land couldn't be acquired in this way by anyone.`,
    ],
    'yes-hostile': [
      `possession without permission is hostile to any owner, even a city`,
      `${whose(holder)} hostile possession lasted for the statutory period`,
      `It was hostile, but against public land no length of time helps.`,
    ],
    'yes-runs': [
      `the statutory period runs against a city that leaves its land unused`,
      `adverse possession bars every owner that no statute exempts`,
      `It's the other way around. The statutory period doesn't run against public land, used or unused, unless a statute says that it does.`,
    ],
  }),
  cotenant: ({ holder, owner }) => ({
    'no-ouster': [
      `there was no ouster, so ${whose(holder)} sole possession was not adverse`,
      `without an ouster, one cotenant's possession is that of all`,
      `Every cotenant may use the whole. Being there alone doesn't tell the other that the share is denied.`,
    ],
    'no-faith': [
      `${holder.the} knew of ${whose(owner)} share and lacked good faith`,
      `a cotenant who knows of the other's share does not act in good faith`,
      `The majority rule asks for no good faith. The possession just wasn't adverse to a co-owner.`,
    ],
    'yes-denied': [
      `sole possession without paying rent for twenty-three years was an ouster`,
      `by keeping all the benefits, ${holder.the} denied ${whose(owner)} share`,
      `A cotenant in sole possession owes no rent to begin with. Nothing told the other of a denial.`,
    ],
    'yes-hostile': [
      `sole possession by one cotenant is hostile to a cotenant who is absent`,
      `${holder.the} held all of the land openly, and that is hostile`,
      `Each cotenant has a right to possess the whole, so doing it openly isn't hostile.`,
    ],
  }),
  ousted: ({ holder, owner }) => ({
    'yes-denied': [
      `the gate and the letter were an ouster that made the possession adverse`,
      `${holder.the} denied ${whose(owner)} share by an ouster`,
      `The other cotenant was kept out and told so in writing. From then on the period ran, and it has ended.`,
    ],
    'yes-hostile': [
      `sole possession by one cotenant is hostile to the other from the beginning`,
      `hostile possession among cotenants requires only sole occupation`,
      `Sole occupation isn't hostile between cotenants. It took a denial to make it so.`,
    ],
    'no-ouster': [
      `one cotenant's possession is that of all, and a letter is no ouster`,
      `an ouster of a cotenant requires a judgment and not a locked gate`,
      `A letter that denies the share, together with a locked gate, is an ouster. No judgment is needed.`,
    ],
    'no-permission': [
      `${whose(owner)} failure to object was implied permission`,
      `a cotenant is always in possession by permission of the others`,
      `A cotenant needs no permission, and one who is shut out gives none by silence.`,
    ],
  }),
} satisfies PossessionCells
