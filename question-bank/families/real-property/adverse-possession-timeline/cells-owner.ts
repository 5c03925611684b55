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
      `${holder.the}, who knew that the land belonged to ${owner.the}, did not enter in good faith`,
      `adverse possession requires a good-faith belief in title, which ${holder.the} did not have`,
      `The majority rule asks for no good faith. The use was allowed, and so it wasn't hostile.`,
    ],
    'yes-hostile': [
      `the permission lapsed when it was not renewed, and the possession became hostile`,
      `${whose(holder)} open use of the land for twenty-three years was hostile to ${owner.the}`,
      `Permission doesn't lapse by itself. Use under it never becomes hostile without a clear denial.`,
    ],
    'yes-denied': [
      `${holder.the} repudiated the permission by using the land as an owner would`,
      `${whose(holder)} open and complete use of the land was a denial of ${whose(owner)} title`,
      `Using land as allowed repudiates nothing. The owner must be shown that the title is denied.`,
    ],
  }),
  denied: ({ holder, owner }) => ({
    'yes-denied': [
      `${holder.the} repudiated the permission, and the possession was hostile from then on`,
      `${holder.the} denied ${whose(owner)} title in the letter and held the land for twenty-three years`,
      `The locked gate and the letter told the owner that permission was at an end. From that day, twenty-three years have passed.`,
    ],
    'yes-hostile': [
      `permissive possession of land becomes hostile after a reasonable time`,
      `open possession for thirty years is hostile with or without permission`,
      `Time alone doesn't turn permission into hostility. The letter did.`,
    ],
    'no-permission': [
      `possession that begins by permission does not later become hostile`,
      `${owner.the} did not withdraw the permission to use the land`,
      `The possessor may end the permission by denying the owner's title. The owner needn't withdraw it.`,
    ],
    'no-faith': [
      `${holder.the}, who knew that the land belonged to ${owner.the}, did not enter in good faith`,
      `adverse possession requires an entry in good faith, which ${holder.the} did not make`,
      `The majority rule asks for no good faith. Knowing of the title does no harm.`,
    ],
  }),
  infant: ({ holder }) => ({
    'no-disability': [
      `${whose(student)} suit falls within the extension for a disability at the entry`,
      `${whose(student)} minority at the entry was a disability that extends the statutory period`,
      `The owner was a minor when the right to sue accrued, and came of age in 2020. The ten years after that aren't over.`,
    ],
    'no-permission': [
      `possession of a minor's land is presumed to be by permission`,
      `a minor who does not object to open possession gives implied permission`,
      `There's no such presumption against a minor, who needn't object. The statute gives a minor time instead.`,
    ],
    'yes-disability': [
      `a disability does not extend the statutory period once twenty years have passed`,
      `${whose(student)} disability ended within the twenty years and does not extend the period`,
      `The statute gives whichever time is later: twenty years, or ten after the disability ends.`,
    ],
    'yes-runs': [
      `the statutory period ran from ${whose(holder)} entry against the owner of the land`,
      `${student.the}, as the owner, was bound by the period that ran from ${whose(holder)} entry`,
      `It does run, but its end is put off for an owner who was a minor at the start.`,
    ],
  }),
  illness: ({ holder, owner }) => ({
    'yes-disability': [
      `a disability that arises after the entry does not extend the statutory period`,
      `${owner.the} was not under a disability when the right to sue accrued`,
      `The statute looks at the day of entry, and the owner was well that day. What came later doesn't extend the period.`,
    ],
    'yes-hostile': [
      `${whose(holder)} adverse possession bars an owner with or without a disability at the entry`,
      `adverse possession bars an owner whether or not a disability existed at the entry`,
      `Hostile possession doesn't bar an owner whose disability existed at the entry. This disability came too late to extend the period.`,
    ],
    'no-disability': [
      `${whose(owner)} disability extends the statutory period until ten years after the recovery`,
      `a disability extends the period if ${owner.the} sues within ten years after it ends`,
      `Only a disability that existed when the right to sue accrued extends the period. This one began five years later.`,
    ],
    'no-running': [
      `the statutory period does not run against an owner who is unable to sue`,
      `the statutory period was suspended while ${owner.the} was of unsound mind`,
      `The statute doesn't suspend its period for an owner of unsound mind who is unable to sue. It extends the period, for a disability that is there at the start.`,
    ],
  }),
  sale: ({ holder, owner, heir }) => ({
    'yes-runs': [
      `adverse possession that began against ${owner.the} continued to run against ${heir.the}`,
      `the statutory period continues to run despite a conveyance by the owner`,
      `The buyer took land that was already held adversely, with the time that had run.`,
    ],
    'yes-denied': [
      `${heir.the} waived an objection to the possession by eight years of silence`,
      `${heir.the}, who did not disturb the possession, acquiesced in ${whose(holder)} claim of title`,
      `Eight years of silence after the sale waive nothing. It's twenty years of hostile possession that bar an owner.`,
    ],
    'no-running': [
      `adverse possession does not run against a bona fide purchaser who records`,
      `the statutory period did not run against ${heir.the}, who had no notice of the possession`,
      `Recording doesn't protect against adverse possession, and open possession is notice.`,
    ],
    'no-period': [
      `a new statutory period began when ${heir.the} took title`,
      `${holder.the} has held against ${heir.the} for less than the statutory period`,
      `The right to sue accrued on entry. A sale doesn't start the period again.`,
    ],
  }),
  remainder: ({ holder, owner, heir }) => ({
    'no-running': [
      `the statutory period did not run against ${whose(heir)} remainder until it became possessory`,
      `${heir.the}, who held a future interest, had no right to sue before the life estate ended`,
      `The remainder existed before the entry, and its holder couldn't sue for possession before 2024.`,
    ],
    'no-privity': [
      `${holder.the} was not in privity with ${heir.the}, the holder of the remainder`,
      `adverse possession of a life estate requires privity with the life tenant`,
      `Privity matters for adding periods of possession. It isn't an element of possession against an owner.`,
    ],
    'yes-runs': [
      `adverse possession that began against ${owner.the} continued to run against ${heir.the}`,
      `the statutory period runs from the entry against each person with an interest in the land`,
      `It ran against the life tenant. A holder of a future interest who can't sue isn't affected.`,
    ],
    'yes-continuous': [
      `${holder.the} was in continuous possession as to both ${owner.the} and ${heir.the}`,
      `continuous possession for the statutory period bars ${heir.the} as well as ${owner.the}`,
      `However continuous, possession is adverse only to a person who can sue for it.`,
    ],
  }),
  city: ({ holder }) => ({
    'no-running': [
      `the statutory period does not run against land that a city holds for a public use`,
      `the city held the land for a public use, so it is immune from adverse possession`,
      `Government land held for the public is immune unless a statute says otherwise, and none does.`,
    ],
    'no-faith': [
      `${holder.the}, who knew that the land belonged to the city, did not enter in good faith`,
      `adverse possession requires an entry in good faith, which ${holder.the} did not make`,
      `The majority rule asks for no good faith. The land couldn't be acquired in this way by anyone.`,
    ],
    'yes-hostile': [
      `possession without permission is hostile as to a city as well as a private owner`,
      `${whose(holder)} hostile possession lasted for the statutory period`,
      `It was hostile, but against public land no length of time helps.`,
    ],
    'yes-runs': [
      `the statutory period runs against a city that leaves its land unused`,
      `adverse possession runs against an owner such as the city that no statute exempts`,
      `It's the other way around. The statutory period doesn't run against public land, used or unused, unless a statute says that it does.`,
    ],
  }),
  cotenant: ({ holder, owner }) => ({
    'no-ouster': [
      `there was no ouster of ${owner.the}, so ${whose(holder)} sole possession was not hostile`,
      `one cotenant's possession is not hostile to the other until there is an ouster`,
      `Every cotenant may use the whole. Being there alone doesn't tell the other that the share is denied.`,
    ],
    'no-faith': [
      `${holder.the}, who knew of ${whose(owner)} share, did not act in good faith`,
      `a cotenant who knows of the other's share does not act in good faith`,
      `The majority rule asks for no good faith. The possession just wasn't adverse to a co-owner.`,
    ],
    'yes-denied': [
      `${whose(holder)} sole possession without payment of rent amounted to an ouster`,
      `${holder.the} denied ${whose(owner)} share by keeping the benefits of the land`,
      `A cotenant in sole possession owes no rent to begin with. Nothing told the other of a denial.`,
    ],
    'yes-hostile': [
      `${whose(holder)} sole possession was hostile to ${owner.the}, who was absent`,
      `${holder.the} held all of the land openly, which is hostile to a cotenant`,
      `Each cotenant has a right to possess the whole, so doing it openly isn't hostile.`,
    ],
  }),
  ousted: ({ holder, owner }) => ({
    'yes-denied': [
      `the gate and the letter were an ouster that made ${whose(holder)} possession hostile`,
      `${holder.the} denied ${whose(owner)} share by an ouster and held for the statutory period`,
      `The other cotenant was kept out and told so in writing. From then on the period ran, and it has ended.`,
    ],
    'yes-hostile': [
      `${whose(holder)} sole possession was hostile to ${owner.the} from the beginning`,
      `possession among cotenants is hostile where one of them is in sole occupation`,
      `Sole occupation isn't hostile between cotenants. It took a denial to make it so.`,
    ],
    'no-ouster': [
      `one cotenant's possession is not hostile to the other, and a letter is not an ouster`,
      `an ouster of a cotenant requires a judgment, which ${holder.the} did not obtain`,
      `A letter that denies the share, together with a locked gate, is an ouster. No judgment is needed.`,
    ],
    'no-permission': [
      `${owner.the} gave implied permission by not objecting to the possession`,
      `${holder.the}, as a cotenant, was in possession by permission of the other`,
      `A cotenant needs no permission, and one who is shut out gives none by silence.`,
    ],
  }),
} satisfies PossessionCells
