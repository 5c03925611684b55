import { whose } from '../../engine/party.ts'
import type { PossessionCells } from './reason-id.ts'

/** Reasons where the manner of possession, or the possessor's state of mind, is at issue. */
export const MANNER_CELLS = {
  knew: ({ holder, owner }) => ({
    'yes-hostile': [
      `possession without permission is hostile even if ${holder.the} knew of the title`,
      `${whose(holder)} possession was hostile and open for the statutory period`,
      `Without a good-faith requirement, knowing whose land it is doesn't matter. Nobody gave permission, and the period is over.`,
    ],
    'yes-color': [
      `payment of the property taxes gave ${holder.the} color of title`,
      `${holder.the} paid the taxes and so held under color of title`,
      `Color of title comes from a document such as a defective deed. Tax payments help to prove a claim and are no substitute for a document.`,
    ],
    'no-faith': [
      `${holder.the} did not enter in good faith under a claim of right`,
      `a possessor who knows of another's title does not act in good faith`,
      `Good faith is required in some states and not in this one.`,
    ],
    'no-permission': [
      `${whose(owner)} silence for twenty-three years was implied permission`,
      `an owner who does not object gives permission to a possessor in plain view`,
      `Silence isn't permission. The statute runs against owners who do nothing.`,
    ],
  }),
  'bad-faith': ({ holder, owner }) => ({
    'no-faith': [
      `${holder.the} knew of another's title and did not enter in good faith`,
      `an entrant who is aware of the true ownership does not act in good faith`,
      `That state asks for good faith on entering, and the possessor knew whose land it was.`,
    ],
    'no-permission': [
      `${whose(owner)} failure to object was implied permission to stay`,
      `possession in plain view of an owner who is silent is by permission`,
      `Silence isn't permission. The claim fails because of what the possessor knew.`,
    ],
    'yes-hostile': [
      `possession is hostile without permission, whatever ${holder.the} knew`,
      `hostile possession requires no particular state of mind`,
      `In most states, knowledge leaves possession hostile and good. That state adds a requirement of good faith.`,
    ],
    'yes-continuous': [
      `continuous and open possession for the statutory period cures a lack of good faith`,
      `${holder.the} was in continuous possession for twenty-three years`,
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
      `possession under a mistaken belief in one's title is not hostile`,
      `${holder.the} entered by mistake and so had no claim of right`,
      `Under the majority rule, a mistaken possessor is as hostile as any other. What's missing is seven years of tax payments.`,
    ],
    'yes-hostile': [
      `open possession for the statutory period is hostile even if the owner pays some taxes`,
      `${whose(owner)} payment of some taxes left the possession hostile and open`,
      `The possession was hostile. But that state asks for payment of taxes as well, and for the whole period.`,
    ],
    'yes-continuous': [
      `continuous possession and payment of taxes do not have to cover the same years`,
      `payment of taxes in most years of a continuous possession is substantial compliance`,
      `Continuous possession is one element. Payment of taxes in all of the same twenty years is another.`,
    ],
  }),
  season: ({ holder, owner }) => ({
    'yes-continuous': [
      `continuous possession requires only the use that a typical owner would make`,
      `${holder.the} used the land as a typical owner would, which is continuous possession`,
      `Continuity is measured by how an owner would use that land. Owners nearby use theirs for part of each year too.`,
    ],
    'yes-runs': [
      `the statutory period, once begun by an entry, runs despite later absences`,
      `an owner who never comes to look cannot complain of gaps in possession`,
      `The statute runs only while possession is continuous. These gaps are usual for an owner of such land, so it was.`,
    ],
    'no-continuous': [
      `absence for a part of every year interrupted the continuous possession`,
      `possession for some months of each year is not continuous`,
      `An absence that is usual for such land doesn't interrupt possession.`,
    ],
    'no-open': [
      `${owner.the} could not discover possession that is open for part of a year`,
      `seasonal possession is not open and notorious toward an absent owner`,
      `Anyone who came in the season would have seen it. An owner's absence doesn't make possession any less open.`,
    ],
  }),
  visits: ({ holder }) => ({
    'no-continuous': [
      `occasional visits are not continuous possession`,
      `${holder.the} lacked the continuous possession that a typical owner would have`,
      `Owners of similar land use it all year. Someone who comes on a few weekends doesn't use it as they would.`,
    ],
    'no-faith': [
      `${holder.the} knew of another's title and lacked good faith`,
      `adverse possession requires an entry in good faith`,
      `The majority rule asks for no good faith. What's missing is possession like that of an owner.`,
    ],
    'yes-continuous': [
      `yearly visits for twenty-three years were continuous possession`,
      `${holder.the} came back every year, and regular use is continuous possession`,
      `Coming every year isn't enough. What counts is whether an owner of that land would use it so little.`,
    ],
    'yes-runs': [
      `adverse possession runs from the first entry against an owner who does not sue`,
      `the statutory period began with the first hostile entry and ran out`,
      `An entry doesn't begin the statutory period by itself. It runs only while somebody is in possession, and a visitor who goes home isn't.`,
    ],
  }),
  hidden: ({ holder, owner }) => ({
    'no-open': [
      `possession of a concealed dugout is not open and notorious`,
      `possession that ${owner.the} could not discover is not open and notorious`,
      `The possessor hid the dugout and covered every trace. An attentive owner couldn't have seen that the land was claimed.`,
    ],
    'no-faith': [
      `concealment shows that ${holder.the} lacked good faith`,
      `${holder.the} knew of another's title and did not enter in good faith`,
      `The majority rule asks for no good faith. The flaw is that nobody could see the possession.`,
    ],
    'yes-continuous': [
      `${holder.the} was in actual and continuous possession for twenty-three years`,
      `continuous possession all year runs the statute even if no one notices it`,
      `Possession must be continuous and also open. It's no use if a careful owner couldn't notice it.`,
    ],
    'yes-hostile': [
      `hiding from ${owner.the} shows that the possession was hostile`,
      `possession without permission is hostile, and no more is required`,
      `It was hostile, but hostility is one element of several. Possession must also be open.`,
    ],
  }),
  shared: ({ holder, owner }) => ({
    'no-exclusive': [
      `${whose(holder)} possession was shared with the owner and not exclusive`,
      `possession was not exclusive while ${owner.the} used the land too`,
      `The owner used the land just as much. A possessor has to hold it alone, as an owner would.`,
    ],
    'no-faith': [
      `${holder.the} knew of ${whose(owner)} title and lacked good faith`,
      `adverse possession requires an entry in good faith`,
      `The majority rule asks for no good faith. What's missing is holding the land to the exclusion of its owner.`,
    ],
    'yes-continuous': [
      `${holder.the} was in continuous and open possession for twenty-three years`,
      `continuous use like that of an owner is enough, even if the owner uses the land too`,
      `Use may be continuous and still not exclusive. Both are needed.`,
    ],
    'yes-hostile': [
      `use without permission is hostile although the owner is present`,
      `an owner who tolerates hostile use for the statutory period is barred`,
      `Hostile use isn't enough. Possession that the owner shares isn't exclusive.`,
    ],
  }),
  deed: ({ holder, it, part }) => ({
    'yes-color': [
      `color of title extends actual possession of a part to the whole tract`,
      `${holder.the} had constructive possession of the rest under color of title`,
      `The deed described all of the land, and it was taken in good faith. Living on a part then counts as possession of all that it describes.`,
    ],
    'yes-hostile': [
      `hostile possession of any part of a tract is possession of the whole`,
      `hostile and open possession of a part is notice of a claim to all of ${it}`,
      `Hostile possession of a part takes that part. It's the deed that reaches the rest of the tract.`,
    ],
    'no-color': [
      `color of title does not reach beyond the part in actual possession`,
      `a deed from a seller without title does not give color of title`,
      `A void deed can be color of title, and that is its main use: it extends possession to what it describes.`,
    ],
    'no-exclusive': [
      `possession is exclusive only of land that is fenced or used`,
      `${holder.the} had no exclusive possession of anything but ${part}`,
      `No one else used the rest, so there were no others to exclude, and nothing was missing for exclusive possession.`,
    ],
  }),
  part: ({ holder, it, part }) => ({
    'no-color': [
      `without color of title, possession reaches only the part in actual use`,
      `${holder.the} had no color of title to extend possession beyond ${part}`,
      `Nothing in writing described the whole. Someone who occupies a part without such a document can take that part and no more.`,
    ],
    'no-faith': [
      `an unfounded belief in one's own title is not good faith`,
      `${holder.the} did not enter in good faith under a claim of right`,
      `The majority rule asks for no good faith. The claim to the rest fails because the rest was never occupied.`,
    ],
    'yes-color': [
      `a claim to all of ${it} that is made openly gives color of title to it`,
      `${whose(holder)} public claim was color of title to the whole tract`,
      `Color of title takes a document that describes the land. Talk isn't one.`,
    ],
    'yes-hostile': [
      `hostile possession of a part is possession of all that is claimed`,
      `${holder.the} held ${part} in hostile possession and claimed the whole`,
      `Hostile possession reaches as far as it is actual. Claiming more in words adds nothing.`,
    ],
  }),
} satisfies PossessionCells
