import { capital } from '../../../text/capital.ts'
import { agrees, He, he, him, his, The } from '../../engine/party.ts'
import { named, objector, raiser, type WaiverFacts, type WaiverStory } from './facts.ts'

/** Eleven actions, each in one pool and suited to every pattern. */
export const stories: readonly WaiverStory[] = [
  {
    id: 'paddles',
    pool: 'practice',
    plaintiff: { a: 'a woodcarver', the: 'the woodcarver', pronoun: 'he' },
    defendant: { a: 'a canoe company', the: 'the company', pronoun: 'it' },
    forum: 'Maine',
    home: 'Texas',
    claim: '$88,000 due under a contract for carved paddles',
    added: 'damage to a workshop that the company had rented',
    absent: "the woodcarver's cousin, who owns half of the contract rights,",
    counterclaim: 'the cost of paddles that split',
  },
  {
    id: 'pepper',
    pool: 'practice',
    plaintiff: { a: 'a spice importer', the: 'the importer', pronoun: 'she' },
    defendant: { a: 'a grocery chain', the: 'the chain', pronoun: 'it' },
    forum: 'Rhode Island',
    home: 'Kansas',
    claim: '$175,000, the price of a shipment of pepper',
    added: 'the copying of her labels',
    absent: 'the lender that owns the shipment jointly with her',
    counterclaim: 'the price of moldy cardamom',
  },
  {
    id: 'cave',
    pool: 'practice',
    plaintiff: { a: 'a tourist', the: 'the tourist', pronoun: 'he' },
    defendant: { a: 'a caving outfitter', the: 'the outfitter', pronoun: 'she' },
    forum: 'Kentucky',
    home: 'Utah',
    claim: '$230,000 for injuries suffered on a cave tour',
    added: 'the loss of a camera at her lodge in another state',
    absent: 'the insurer that shares in his claim',
    counterclaim: 'damage to her ropes',
  },
  {
    id: 'press',
    pool: 'practice',
    plaintiff: { a: 'a printer', the: 'the printer', pronoun: 'she' },
    defendant: { a: 'a machinery dealer', the: 'the dealer', pronoun: 'he' },
    forum: 'Delaware',
    home: 'Idaho',
    claim: '$120,000 spent on repairs to a printing press',
    added: 'the breach of a warehouse lease',
    absent: 'the sister who bought the press with her',
    counterclaim: 'the unpaid half of the price',
  },
  {
    id: 'software',
    pool: 'ranked',
    plaintiff: { a: 'a dental clinic', the: 'the clinic', pronoun: 'it' },
    defendant: { a: 'a software developer', the: 'the developer', pronoun: 'she' },
    forum: 'Iowa',
    home: 'Nevada',
    claim: '$310,000 lost because a scheduling program failed',
    added: 'the hiring away of two hygienists',
    absent: 'the bank that holds the software license in trust',
    counterclaim: 'unpaid license fees',
  },
  {
    id: 'horse',
    pool: 'ranked',
    plaintiff: { a: 'a horse trainer', the: 'the trainer', pronoun: 'he' },
    defendant: { a: 'a feed mill', the: 'the mill', pronoun: 'it' },
    forum: 'Vermont',
    home: 'Arizona',
    claim: '$140,000 for the loss of two horses that ate tainted feed',
    added: 'a false statement about his stable',
    absent: 'the co-owner of both horses',
    counterclaim: 'the price of ten tons of oats',
  },
  {
    id: 'mural',
    pool: 'ranked',
    plaintiff: { a: 'a muralist', the: 'the muralist', pronoun: 'she' },
    defendant: { a: 'a hotel owner', the: 'the owner', pronoun: 'he' },
    forum: 'Oregon',
    home: 'Georgia',
    claim: '$95,000 due for the painting of three murals',
    added: 'the sale of postcards that copied her sketches',
    absent: 'the partner to whom half of the fee is owed',
    counterclaim: 'the return of an advance',
  },
  {
    id: 'greenhouse',
    pool: 'ranked',
    plaintiff: { a: 'an orchid grower', the: 'the grower', pronoun: 'he' },
    defendant: { a: 'a greenhouse builder', the: 'the builder', pronoun: 'she' },
    forum: 'Montana',
    home: 'Florida',
    claim: '$260,000 for a greenhouse that collapsed',
    added: 'interference with a sale of seedlings',
    absent: 'the co-owner of the land and the greenhouse',
    counterclaim: 'the last installment of the price',
  },
  {
    id: 'film',
    pool: 'daily',
    plaintiff: { a: 'a composer', the: 'the composer', pronoun: 'she' },
    defendant: { a: 'a film studio', the: 'the studio', pronoun: 'it' },
    forum: 'New Mexico',
    home: 'New York',
    claim: '$150,000 due for a film score',
    added: 'the loss of her piano in storage',
    absent: 'the coauthor of the score',
    counterclaim: 'the fees of a second composer',
  },
  {
    id: 'bakery',
    pool: 'daily',
    plaintiff: { a: 'a baker', the: 'the baker', pronoun: 'he' },
    defendant: { a: 'an oven maker', the: 'the maker', pronoun: 'it' },
    forum: 'Nebraska',
    home: 'Ohio',
    claim: '$105,000 for a fire that began in an oven',
    added: 'the misuse of his recipes',
    absent: 'the co-owner of the bakery',
    counterclaim: 'the unpaid price of the oven',
  },
  {
    id: 'yacht',
    pool: 'daily',
    plaintiff: { a: 'a yacht broker', the: 'the broker', pronoun: 'she' },
    defendant: { a: 'a retired surgeon', the: 'the surgeon', pronoun: 'he' },
    forum: 'Connecticut',
    home: 'Colorado',
    claim: '$98,000, a commission on the sale of a yacht',
    added: 'an insult at a regatta in another state',
    absent: 'the broker with whom she shares the commission',
    counterclaim: 'the cost of a failed survey',
  },
]

/** The plaintiff's suit first. */
function suitFirst(facts: WaiverFacts, story: WaiverStory): string {
  const { plaintiff, defendant, forum, home, claim } = story
  return `${capital(plaintiff.a)} sued ${defendant.a} from ${home} in federal court in ${forum} for ${claim}. ${papers(facts, story)} ${objection(facts, story)}`
}

/** The claim first. */
function claimFirst(facts: WaiverFacts, story: WaiverStory): string {
  const { plaintiff, defendant, forum, home, claim } = story
  return `Seeking ${claim}, ${plaintiff.a} sued ${defendant.a} from ${home} in federal court in ${forum}. ${papers(facts, story)} ${objection(facts, story)}`
}

/** The court first. */
function courtFirst(facts: WaiverFacts, story: WaiverStory): string {
  const { plaintiff, defendant, forum, home, claim } = story
  return `In federal court in ${forum}, ${plaintiff.a} sued ${defendant.a} from ${home} for ${claim}. ${papers(facts, story)} ${objection(facts, story)}`
}

export const tell = [suitFirst, claimFirst, courtFirst] as const

function objection(facts: WaiverFacts, story: WaiverStory): string {
  const other = objector(facts, story)
  return facts.history === 'counterclaim'
    ? `${The(other)} argues that ${raiser(facts, story).the} may not contest personal jurisdiction.`
    : `${The(other)} argues that it is too late to ${facts.defense === 'vagueness' ? 'seek a more definite statement' : `raise ${named(facts)}`}.`
}

/** The other ground, with which a first motion begins. */
function other(facts: WaiverFacts): string {
  return facts.defense === 'failure to state a claim' ||
    facts.defense === 'absent party' ||
    facts.defense === 'subject matter'
    ? 'solely for improper venue'
    : 'solely for failure to state a claim'
}

/** The words of the defense, reading on after "that". */
function point({ defense }: WaiverFacts, { plaintiff, defendant, forum, home, absent }: WaiverStory): string {
  return {
    'personal jurisdiction': `the court lacks personal jurisdiction because ${defendant.the} ${agrees(defendant, 'has', 'have')} no contacts with ${forum}`,
    venue: `venue is improper because all of the events took place in ${home}`,
    service: 'service of process was insufficient because the summons was left with a neighbor',
    'failure to state a claim': 'the complaint fails to state a claim upon which relief can be granted',
    'absent party': `${absent} is a required party under Rule 19 and has not been joined`,
    'subject matter': `the court lacks subject-matter jurisdiction because ${plaintiff.the} and ${defendant.the} are both citizens of ${home} and the claim arises under state law`,
    vagueness: 'the complaint is so vague that a response cannot reasonably be prepared',
  }[defense]
}

function papers(facts: WaiverFacts, story: WaiverStory): string {
  const { plaintiff, defendant, forum, home, added, counterclaim } = story
  const that = point(facts, story)
  const D = The(defendant)
  const moved = `Before answering, ${defendant.the} moved to dismiss ${other(facts)}. The court denied the motion.`
  const bare = `${D} made no motion and served an answer that denied the claim and raised no other defense.`
  switch (facts.history) {
    case 'motion with it':
      return `Before answering, ${defendant.the} moved to dismiss on two grounds: that the complaint fails to state a claim, and that ${that}. ${He(defendant)} had filed nothing before this motion.`
    case 'more time, motion with it':
      return `${D} first asked the court for three more weeks to respond to the complaint and mentioned no defense. The court granted the request. Within that time, and before answering, ${defendant.the} moved ${facts.defense === 'vagueness' ? 'for a more definite statement' : 'to dismiss'} on the ground that ${that}.`
    case 'motion, answer with it':
      return `${moved} ${D} then served a timely answer, which pleaded for the first time that ${that}.`
    case 'definite statement, answer with it':
      return `Before answering, ${defendant.the} moved for a more definite statement and raised nothing else. The court denied the motion. ${D} then served a timely answer, which pleaded for the first time that ${that}.`
    case 'motion, answer, amended at once':
      return `${moved} ${D} then served an answer that denied the claim and raised no other defense. Ten days later, ${defendant.the} amended the answer for the first time, without asking for leave, to plead that ${that}.`
    case 'motion, motion with it':
      return `${moved} Before any answer was due, ${defendant.the} filed a second motion to dismiss, on the ground that ${that}.`
    case 'motion, new claim, motion with it':
      return `${moved} By leave of court, ${plaintiff.the} then amended the complaint to add a claim for ${added}, which arose from separate events. Within the time to respond, ${defendant.the} moved to dismiss the new claim on the ground that, as to it, ${
        facts.defense === 'venue'
          ? `venue is improper because the events behind it took place in ${home}`
          : `the court lacks personal jurisdiction because the events behind it took place in ${home} and did not involve ${forum}`
      }.`
    case 'answer with it':
      return facts.defense === 'vagueness'
        ? `${D} made no motion and served an answer that denied the claim and complained that ${that}. A month later, ${defendant.the} moved for a more definite statement on that ground.`
        : `${D} made no motion and served a timely answer that denied the claim and pleaded that ${that}. A month later, well before trial, ${he(defendant)} asked the court to rule on that defense.`
    case 'answer, amended at once':
      return `${bare} Ten days later, without asking for leave, ${defendant.the} amended the answer for the first time to plead that ${that}.`
    case 'answer, amended by leave':
      return `${bare} Five months later, the court granted ${defendant.the} leave to amend, and ${his(defendant)} amended answer pleaded for the first time that ${that}.`
    case 'answer, judgment on the pleadings':
      return `${bare} Four months later, after the pleadings had closed and long before trial, ${defendant.the} moved for judgment on the pleadings on the ground that ${that}.`
    case 'answer, trial':
      return `${bare} At trial, before the close of the evidence, ${defendant.the} argued for the first time that ${that}.`
    case 'answer, appeal':
      return `${bare} After a full trial on the merits, the court entered judgment for ${plaintiff.the}. On appeal, ${defendant.the} argued for the first time that ${that}.`
    case 'counterclaim':
      return `${D} answered with a counterclaim for ${counterclaim}, which arose from the same events. Before answering it, ${plaintiff.the} moved to dismiss the counterclaim on the ground that the court lacks personal jurisdiction over ${him(plaintiff)}. Apart from this action, ${plaintiff.the} ${agrees(plaintiff, 'has', 'have')} no contacts with ${forum}.`
  }
}
