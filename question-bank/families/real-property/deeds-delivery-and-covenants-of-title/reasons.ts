import type { ReasonTable } from '../../engine/tables.ts'
import type { DeedFacts, DeedStory } from './facts.ts'

/** What may be said for and against the plaintiff. */
export const reasons = {
  'yes-handed': {
    side: 'yes',
    texts: [
      'handing over a deed with the intent that it take effect at once completes the transfer',
      'the transfer is complete when a deed is handed over with intent that it take effect at once',
    ],
    lesson: 'Handing over a deed completes the transfer where the intent is that it take effect at once.',
  },
  'yes-stays': {
    side: 'yes',
    texts: [
      'what was already conveyed by the deed could not come back by a later change of mind alone',
      'a later change of mind alone could not bring back what the deed had already conveyed',
    ],
    lesson: 'A change of mind comes too late only when the deed has been delivered and already conveyed.',
  },
  'yes-oral': {
    side: 'yes',
    texts: [
      'spoken terms that are attached to an unconditional deed in the handing over have no effect',
      'an unconditional deed is not affected by terms that are merely spoken in the handing over',
    ],
    lesson:
      'Spoken terms drop away when a deed meant to pass title is handed to the grantee; what the grantor says still shows whether title was meant to pass, and binds another person who holds the deed.',
  },
  'yes-recorded': {
    side: 'yes',
    texts: [
      'delivery of this deed was made by placing it on the public record, which is enough here',
      'placing this deed on the public record was what delivered it, and nothing more is needed here',
    ],
    lesson:
      'Placing a deed on the public record shows delivery when the grantor does it with that intent; it completes nothing that the grantee records without delivery and adds nothing to a delivery already made.',
  },
  'yes-accept': {
    side: 'yes',
    texts: [
      'acceptance of a gift of land is presumed, so that nothing remained for the grantee to do',
      'nothing remained for the grantee to do, since acceptance of a gift of land is presumed',
    ],
    lesson: 'Acceptance of a gift is presumed until it is refused, and takes the place of no delivery.',
  },
  'yes-third': {
    side: 'yes',
    texts: [
      'a deed placed with another person beyond recall passes at once an interest in the land',
      'an interest in the land passes at once by a deed placed with another person beyond recall',
    ],
    lesson:
      'A gift deed passes an interest at once when it is placed with another person and the grantor keeps no power of recall.',
  },
  'yes-escrow': {
    side: 'yes',
    texts: [
      'a deed left with another person takes effect when the event that it waits for comes about',
      'once the event that it waits for comes about, a deed left with another person takes effect',
    ],
    lesson:
      'A deed left with another person takes effect on the event it waits for when the grantor is bound and cannot call it back.',
  },
  'no-intent': {
    side: 'no',
    texts: [
      'handing over a deed is no delivery where the grantor does not mean to part with title by it',
      'a grantor who does not mean to part with title by it makes no delivery by handing over a deed',
    ],
    lesson:
      'Handing over a deed fails to deliver it only where the grantor does not mean to part with title.',
  },
  'no-control': {
    side: 'no',
    texts: [
      'a deed over which the grantor has kept control is not delivered, whatever was planned for it',
      'whatever was planned for it, a deed is not delivered while the grantor has kept control of it',
    ],
    lesson:
      'Control of the deed speaks against delivery when the grantor kept the paper or put it with someone who would obey orders about it; living on the land does not.',
  },
  'no-testament': {
    side: 'no',
    texts: [
      'a deed that is meant to work only at the grantor’s death must be made as a will is made',
      'a will’s formalities are needed for a deed that is meant to work only at the grantor’s death',
    ],
    lesson:
      'A deed is an attempt at a will when it is meant to pass nothing at all before the grantor’s death.',
  },
  'no-recall': {
    side: 'no',
    texts: [
      'a deed that its holder would have to return at the grantor’s word has not been delivered',
      'there is no delivery of a deed that its holder would have to return at the grantor’s word',
    ],
    lesson:
      'A deed in another’s hands is undelivered while its holder must return it at the grantor’s word; a contract or a gift beyond recall leaves no such power.',
  },
  'no-condition': {
    side: 'no',
    texts: [
      'a deed has no effect before the event on which its handing over depends has taken place',
      'the event on which its handing over depends must take place before a deed has any effect',
    ],
    lesson:
      'The event on which a deed depends must take place first where it is held by another person, but not where it is handed to the grantee on spoken terms.',
  },
  'no-refused': {
    side: 'no',
    texts: [
      'title passes to nobody without acceptance, and acceptance of this deed was lacking',
      'acceptance of this deed was lacking, and without acceptance title passes to nobody',
    ],
    lesson:
      'Acceptance of a deed is lacking where the grantee refuses it; of a gift it is presumed till then.',
  },
  'yes-present': {
    side: 'yes',
    texts: [
      'a defect that existed at the sale broke a covenant that day, and that breach supports this claim',
      'this claim is supported by breach of a covenant that was broken at the sale by a defect that day',
    ],
    lesson:
      'A defect at the sale breaks the covenants of that day; the breach supports a claim of the first buyer, in time, against a seller whose deed covers it.',
  },
  'yes-ousted': {
    side: 'yes',
    texts: [
      'what happened after the sale broke the covenants for the future, and that breach is recent',
      'the covenants for the future were broken by what happened after the sale, a recent breach',
    ],
    lesson:
      'The covenants for the future are broken only when one with a better title disturbs the holder after the sale, and only if the deed covers that defect.',
  },
  'yes-runs': {
    side: 'yes',
    texts: [
      'the right to sue on a covenant that is broken after the sale passes with the land',
      'a covenant that is broken after the sale passes with the land, and the right to sue with it',
    ],
    lesson:
      'The right to sue passes with the land for covenants broken after the sale, which takes an eviction and a deed that covers the defect.',
  },
  'yes-own': {
    side: 'yes',
    texts: [
      'the source of this trouble lies in the seller’s own conduct, for which this deed answers',
      'this deed answers for the seller’s own conduct, in which the source of this trouble lies',
    ],
    lesson:
      'The seller’s own conduct is covered by a special as by a general warranty deed, but not by a quitclaim, and the breach must still belong to the one who sues.',
  },
  'no-late': {
    side: 'no',
    texts: [
      'whatever covenant was broken was broken at the sale, and the time to sue on it has run',
      'the time to sue has run on whatever covenant was broken, for it was broken at the sale',
    ],
    lesson:
      'The time to sue runs from the sale for covenants broken then, but from an eviction for the others.',
  },
  'no-yet': {
    side: 'no',
    texts: [
      'no covenant on which this plaintiff can still sue is broken until someone is evicted',
      'until someone is evicted, no covenant on which this plaintiff can still sue is broken',
    ],
    lesson:
      'Someone must be evicted only for covenants for the future; those about the day of the sale need no eviction.',
  },
  'no-personal': {
    side: 'no',
    texts: [
      'a covenant that is broken on the day of the sale gives a claim to the first buyer alone',
      'the first buyer alone has the claim on a covenant that is broken on the day of the sale',
    ],
    lesson:
      'A claim belongs to the first buyer alone if the covenant was broken on the day of the sale; those broken later run with the land.',
  },
  'no-unlawful': {
    side: 'no',
    texts: [
      'covenants of title protect against rightful claims of others, and not against the one in this case',
      'covenants of title, which protect against rightful claims of others, do not reach the one in this case',
    ],
    lesson:
      'Covenants of title protect against rightful claims of others; only a claim without any right is outside.',
  },
  'no-special': {
    side: 'no',
    texts: [
      'this deed answers for acts of the seller alone, and not for what others did before the sale',
      'what others did before the sale is outside this deed, which answers for acts of the seller alone',
    ],
    lesson:
      'A special warranty deed answers for acts of the seller alone; a general one answers for what others did too, and a quitclaim for nothing.',
  },
  'no-quitclaim': {
    side: 'no',
    texts: [
      'a deed of this kind passes what the seller has and promises nothing about the title',
      'a deed of this kind promises nothing about the title and passes what the seller has',
    ],
    lesson: 'A quitclaim promises nothing about the title; a special warranty deed promises something.',
  },
} as const satisfies ReasonTable<DeedFacts, DeedStory>
