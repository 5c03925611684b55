import { whose } from '../../engine/party.ts'
import type { PossessionCells } from './reason-id.ts'

/** Reasons where the manner of possession, or the possessor's state of mind, is at issue. */
export const MANNER_CELLS = {
  knew: ({ holder, owner }) => ({
    'yes-hostile': [
      `${whose(holder)} possession was hostile and open for twenty-three years`,
      `possession without permission is hostile whether or not ${holder.the} knew of ${whose(owner)} title`,
      `Without a good-faith requirement, knowing whose land it is doesn't matter. Nobody gave permission, and the period is over.`,
    ],
    'yes-color': [
      `${holder.the} paid the property taxes and so held under color of title`,
      `payment of the property taxes for the statutory period gave ${holder.the} color of title`,
      `Color of title comes from a document such as a defective deed. Tax payments help to prove a claim and are no substitute for a document.`,
    ],
    'no-faith': [
      `${holder.the}, who knew that the land belonged to ${owner.the}, did not enter in good faith`,
      `adverse possession requires an entry in good faith, which ${holder.the} did not make`,
      `Good faith is required in some states and not in this one.`,
    ],
    'no-permission': [
      `${owner.the} gave implied permission by not objecting to the possession`,
      `an owner who does not object to open possession gives implied permission`,
      `Silence isn't permission. The statute runs against owners who do nothing.`,
    ],
  }),
  'bad-faith': ({ holder, owner }) => ({
    'no-faith': [
      `${holder.the} knew of ${whose(owner)} title and did not enter in good faith`,
      `${holder.the} lacked the good-faith belief in title that the state requires on entry`,
      `That state asks for good faith on entering, and the possessor knew whose land it was.`,
    ],
    'no-permission': [
      `${owner.the} gave implied permission by not objecting to the possession`,
      `an owner who does not object to open possession gives implied permission`,
      `Silence isn't permission. The claim fails because of what the possessor knew.`,
    ],
    'yes-hostile': [
      `possession without permission is hostile whether or not ${holder.the} knew of ${whose(owner)} title`,
      `hostile possession does not depend on ${whose(holder)} state of mind on entry`,
      `In most states, knowledge leaves possession hostile and good. That state adds a requirement of good faith.`,
    ],
    'yes-continuous': [
      `${whose(holder)} open and continuous possession for the statutory period cured a lack of good faith`,
      `${holder.the} was in open and continuous possession for the statutory period`,
      `Continuous possession is one element. Good faith on entering is another in that state.`,
    ],
  }),
  unpaid: ({ holder, owner }) => ({
    'no-tax': [
      `${holder.the} did not pay the property taxes for the whole statutory period`,
      `${holder.the} paid the property taxes for less than the statutory period`,
      `That state makes payment of taxes for the whole period an element. The possessor paid for thirteen of the twenty years.`,
    ],
    'no-faith': [
      `${holder.the} entered under a mistaken belief in title, so the possession was not hostile`,
      `${holder.the} entered by mistake and so lacked a claim of right`,
      `Under the majority rule, a mistaken possessor is as hostile as any other. What's missing is seven years of tax payments.`,
    ],
    'yes-hostile': [
      `${whose(holder)} possession was hostile and open for the statutory period, despite ${whose(owner)} payments`,
      `${whose(owner)} payment of taxes did not affect the hostility of ${whose(holder)} possession`,
      `The possession was hostile. But that state asks for payment of taxes as well, and for the whole period.`,
    ],
    'yes-continuous': [
      `payment of the taxes need not cover the same years as continuous possession`,
      `${whose(holder)} payment of taxes in most years of continuous possession was substantial compliance`,
      `Continuous possession is one element. Payment of taxes in all of the same twenty years is another.`,
    ],
  }),
  season: ({ holder, owner }) => ({
    'yes-continuous': [
      `${holder.the} used the land as an owner would, which is continuous possession`,
      `continuous possession requires the use that a typical owner of the land would make`,
      `Continuity is measured by how an owner would use that land. Owners nearby use theirs for part of each year too.`,
    ],
    'yes-runs': [
      `the statutory period began on ${whose(holder)} entry and ran despite later absences`,
      `${owner.the}, who did not inspect the land, cannot complain of gaps in the possession`,
      `The statutory period runs only while possession is continuous. Later absences and gaps can end it, but these are usual for such land.`,
    ],
    'no-continuous': [
      `${whose(holder)} absence for part of each year interrupted the continuous possession`,
      `possession for some months of each year is not continuous possession`,
      `An absence that is usual for such land doesn't interrupt possession.`,
    ],
    'no-open': [
      `${owner.the} could not discover possession that was open for part of the year`,
      `seasonal possession is not open and notorious as to an owner who is absent`,
      `Anyone who came in the season would have seen it. An owner's absence doesn't make possession any less open.`,
    ],
  }),
  visits: ({ holder, owner }) => ({
    'no-continuous': [
      `${whose(holder)} occasional visits were not continuous possession`,
      `${holder.the} did not use the land as an owner would, as continuous possession requires`,
      `Owners of similar land use it all year. Someone who comes on a few weekends doesn't use it as they would.`,
    ],
    'no-faith': [
      `${holder.the}, who knew that the land belonged to ${owner.the}, did not enter in good faith`,
      `adverse possession requires an entry in good faith, which ${holder.the} did not make`,
      `The majority rule asks for no good faith. What's missing is possession like that of an owner.`,
    ],
    'yes-continuous': [
      `${whose(holder)} regular visits for the statutory period were continuous possession`,
      `${holder.the} came back each year, and regular use is continuous possession`,
      `Coming every year isn't enough. What counts is whether an owner of that land would use it so little.`,
    ],
    'yes-runs': [
      `the statutory period ran from ${whose(holder)} first entry, since ${owner.the} did not sue`,
      `the statutory period began with ${whose(holder)} first entry and has expired`,
      `An entry doesn't begin the statutory period by itself. It runs only while somebody is in possession, and a visitor who goes home isn't.`,
    ],
  }),
  hidden: ({ holder, owner }) => ({
    'no-open': [
      `${whose(holder)} possession of a concealed dugout was not open and notorious`,
      `possession that an owner could not discover is not open and notorious`,
      `The possessor hid the dugout and covered every trace. An attentive owner couldn't have seen that the land was claimed.`,
    ],
    'no-faith': [
      `${whose(holder)} concealment of the dugout shows a lack of good faith`,
      `${holder.the}, who knew that the land belonged to ${owner.the}, did not enter in good faith`,
      `The majority rule asks for no good faith. The flaw is that nobody could see the possession.`,
    ],
    'yes-continuous': [
      `${holder.the} was in actual and continuous possession for the statutory period`,
      `continuous possession bars an owner who does not notice it`,
      `Possession must be continuous and also open. It's no use if a careful owner couldn't notice it.`,
    ],
    'yes-hostile': [
      `${whose(holder)} concealment of the dugout shows that the possession was hostile`,
      `${whose(holder)} possession was hostile and bars ${owner.the}, who did not discover it`,
      `It was hostile, but hostility is one element of several. Possession must also be open.`,
    ],
  }),
  shared: ({ holder, owner }) => ({
    'no-exclusive': [
      `${whose(holder)} possession was shared with ${owner.the} and was not exclusive`,
      `possession is not exclusive where an owner uses the land in the same way`,
      `The owner used the land just as much. A possessor has to hold it alone, as an owner would.`,
    ],
    'no-faith': [
      `${holder.the}, who knew that the land belonged to ${owner.the}, did not enter in good faith`,
      `adverse possession requires an entry in good faith, which ${holder.the} did not make`,
      `The majority rule asks for no good faith. What's missing is holding the land to the exclusion of its owner.`,
    ],
    'yes-continuous': [
      `${holder.the} was in open and continuous possession for the statutory period`,
      `${holder.the} was in continuous possession as an owner would be, although ${owner.the} used the land too`,
      `Use may be continuous and still not exclusive. Both are needed.`,
    ],
    'yes-hostile': [
      `${whose(holder)} use without permission was hostile, although ${owner.the} was present`,
      `${owner.the}, who tolerated hostile use for the statutory period, may not recover the land`,
      `Hostile use isn't enough. Possession that the owner shares isn't exclusive.`,
    ],
  }),
  deed: ({ holder, part }) => ({
    'yes-color': [
      `color of title extended ${whose(holder)} actual possession of a part to the whole tract`,
      `${holder.the} had constructive possession of the rest of the tract under color of title`,
      `The deed described all of the land, and it was taken in good faith. Living on a part then counts as possession of all that it describes.`,
    ],
    'yes-hostile': [
      `hostile possession of a part is possession of the whole with or without color of title`,
      `${whose(holder)} hostile possession of ${part} was notice of a claim to the whole tract`,
      `Hostile possession of a part takes that part. It's the deed that reaches the rest of the tract.`,
    ],
    'no-color': [
      `color of title does not reach beyond the part in actual possession`,
      `a deed from a seller without title does not give color of title`,
      `A void deed can be color of title, and that is its main use: it extends possession to what it describes.`,
    ],
    'no-exclusive': [
      `${holder.the} did not have exclusive possession of land beyond ${part}`,
      `exclusive possession is limited to the land that ${holder.the} used`,
      `No one else used the rest, so there were no others to exclude, and nothing was missing for exclusive possession.`,
    ],
  }),
  part: ({ holder, it, part }) => ({
    'no-color': [
      `${whose(holder)} possession without color of title is limited to the part in actual use`,
      `${holder.the} had no color of title to extend possession beyond ${part}`,
      `Nothing in writing described the whole. Someone who occupies a part without such a document can take that part and no more.`,
    ],
    'no-faith': [
      `${whose(holder)} unfounded belief in ownership of the land was not good faith`,
      `${holder.the} did not enter in good faith under a claim of right`,
      `The majority rule asks for no good faith. The claim to the rest fails because the rest was never occupied.`,
    ],
    'yes-color': [
      `${whose(holder)} open claim to the whole tract gave color of title to all of ${it}`,
      `a claim to the whole tract that is made in public is color of title to it`,
      `Color of title takes a document that describes the land. Talk isn't one.`,
    ],
    'yes-hostile': [
      `hostile possession of a part is possession of the whole tract that is claimed`,
      `${holder.the} held ${part} in hostile possession and claimed the whole tract`,
      `Hostile possession reaches as far as it is actual. Claiming more in words adds nothing.`,
    ],
  }),
} satisfies PossessionCells
