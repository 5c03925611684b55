import { amendmentJoinderAndRelationBack } from './civil-procedure/amendment-joinder-and-relation-back/family.ts'
import { claimAndIssuePreclusion } from './civil-procedure/claim-and-issue-preclusion/family.ts'
import { discoveryScopeAndProtection } from './civil-procedure/discovery-scope-and-protection/family.ts'
import { diversityJurisdiction } from './civil-procedure/diversity-jurisdiction/family.ts'
import { removalAndRemand } from './civil-procedure/removal-and-remand/family.ts'
import { waiverOfDefenses } from './civil-procedure/rule-12-defenses-and-waiver/family.ts'
import { serviceAndResponse } from './civil-procedure/service-waiver-and-response-times/family.ts'
import { supplementalJurisdiction } from './civil-procedure/supplemental-jurisdiction/family.ts'
import { trialAndPostTrialMotions } from './civil-procedure/trial-and-post-trial-motions/family.ts'
import { dormantCommerceClause } from './constitutional-law/dormant-commerce-clause/family.ts'
import { equalProtectionTiers } from './constitutional-law/equal-protection-tiers/family.ts'
import { privilegesAndImmunities } from './constitutional-law/privileges-and-immunities-three-routes/family.ts'
import { speechOnGovernmentProperty } from './constitutional-law/speech-on-government-property/family.ts'
import { standingToSue } from './constitutional-law/standing-to-sue/family.ts'
import { stateActionAndProceduralDueProcess } from './constitutional-law/state-action-and-procedural-due-process/family.ts'
import { stateSovereignImmunity } from './constitutional-law/state-sovereign-immunity/family.ts'
import { takingsAndExactions } from './constitutional-law/takings-and-exactions/family.ts'
import { taxSpendCommandeer } from './constitutional-law/taxing-spending-and-commandeering/family.ts'
import { battleOfTheForms } from './contracts/battle-of-the-forms/family.ts'
import { thirdParties } from './contracts/beneficiaries-assignment-and-delegation/family.ts'
import { conditionsAndExcuse } from './contracts/conditions-and-excuse-of-performance/family.ts'
import { damagesOnASaleOfGoods } from './contracts/damages-on-a-sale-of-goods/family.ts'
import { mailboxTimeline } from './contracts/mailbox-timeline/family.ts'
import { parolEvidenceAndMeaning } from './contracts/parol-evidence-and-meaning/family.ts'
import { riskOfLoss } from './contracts/risk-of-loss/family.ts'
import { statuteOfFrauds } from './contracts/statute-of-frauds-and-its-exceptions/family.ts'
import { tenderOfGoods } from './contracts/tender-rejection-cure-acceptance-revocation/family.ts'
import { attempt } from './criminal-law/attempt-impossibility-and-abandonment/family.ts'
import { custodialInterrogation } from './criminal-law/custodial-interrogation/family.ts'
import { doubleJeopardy } from './criminal-law/double-jeopardy/family.ts'
import { homicideGrading } from './criminal-law/homicide-grading/family.ts'
import { mentalStatesMistakeAndDefenses } from './criminal-law/mental-states-mistake-and-defenses/family.ts'
import { rightToCounsel } from './criminal-law/right-to-counsel-and-identifications/family.ts'
import { exclusionaryRule } from './criminal-law/the-exclusionary-rule-and-its-exceptions/family.ts'
import { theftCrimesToldApart } from './criminal-law/theft-crimes-told-apart/family.ts'
import { searchAndStanding } from './criminal-law/what-is-a-search-and-who-may-object/family.ts'
import type { AnyFamily } from './engine/contract.ts'
import { characterAndOtherActs } from './evidence/character-and-other-acts/family.ts'
import { expertTestimonyAndAuthentication } from './evidence/expert-testimony-and-authentication/family.ts'
import { impeachmentByConviction } from './evidence/impeachment-by-conviction/family.ts'
import { opposingPartyStatements } from './evidence/opposing-party-statements/family.ts'
import { policyExclusions } from './evidence/policy-exclusions/family.ts'
import { spontaneousStatements } from './evidence/spontaneous-mental-state-and-medical-statements/family.ts'
import { unavailableDeclarants } from './evidence/unavailable-declarants/family.ts'
import { witnessesAndTheirExamination } from './evidence/witnesses-and-their-examination/family.ts'
import { writings } from './evidence/writings/family.ts'
import { adversePossession } from './real-property/adverse-possession-timeline/family.ts'
import { leaseTransfers } from './real-property/assignment-and-sublease/family.ts'
import { contractsToSellLand } from './real-property/contracts-to-sell-land/family.ts'
import { covenantsRunningWithTheLand } from './real-property/covenants-running-with-the-land/family.ts'
import { deliveryAndCovenants } from './real-property/delivery-of-deeds-and-covenants-of-title/family.ts'
import { easements } from './real-property/easements/family.ts'
import { foreclosureWaterfall } from './real-property/foreclosure-waterfall/family.ts'
import { jointTenancySeverance } from './real-property/joint-tenancy-and-severance/family.ts'
import { recordingActs } from './real-property/recording-acts/family.ts'
import { affirmativeDutiesAndEmotionalDistress } from './torts/affirmative-duties-and-emotional-distress/family.ts'
import { breachAndItsProof } from './torts/breach-and-its-proof/family.ts'
import { comparativeFault } from './torts/comparative-fault/family.ts'
import { defamation } from './torts/defamation-status-fault-and-privilege/family.ts'
import { dutiesToEntrants } from './torts/duties-to-entrants-on-land/family.ts'
import { factualAndProximateCause } from './torts/factual-and-proximate-cause/family.ts'
import { propertyInterference } from './torts/interference-with-property-and-necessity/family.ts'
import { strictLiability } from './torts/strict-liability-for-animals-and-activities/family.ts'
import { vicariousLiability } from './torts/vicarious-liability/family.ts'

/** Every family of the bank, subject by subject. A family that is not listed makes no questions and is not checked. */
export const FAMILIES: readonly AnyFamily[] = [
  diversityJurisdiction,
  supplementalJurisdiction,
  removalAndRemand,
  serviceAndResponse,
  waiverOfDefenses,
  amendmentJoinderAndRelationBack,
  discoveryScopeAndProtection,
  trialAndPostTrialMotions,
  claimAndIssuePreclusion,
  stateSovereignImmunity,
  taxSpendCommandeer,
  dormantCommerceClause,
  privilegesAndImmunities,
  equalProtectionTiers,
  takingsAndExactions,
  standingToSue,
  stateActionAndProceduralDueProcess,
  speechOnGovernmentProperty,
  mailboxTimeline,
  battleOfTheForms,
  statuteOfFrauds,
  tenderOfGoods,
  riskOfLoss,
  thirdParties,
  conditionsAndExcuse,
  damagesOnASaleOfGoods,
  parolEvidenceAndMeaning,
  custodialInterrogation,
  doubleJeopardy,
  rightToCounsel,
  exclusionaryRule,
  attempt,
  searchAndStanding,
  homicideGrading,
  theftCrimesToldApart,
  mentalStatesMistakeAndDefenses,
  opposingPartyStatements,
  spontaneousStatements,
  unavailableDeclarants,
  impeachmentByConviction,
  policyExclusions,
  writings,
  characterAndOtherActs,
  expertTestimonyAndAuthentication,
  witnessesAndTheirExamination,
  recordingActs,
  jointTenancySeverance,
  leaseTransfers,
  foreclosureWaterfall,
  adversePossession,
  deliveryAndCovenants,
  easements,
  covenantsRunningWithTheLand,
  contractsToSellLand,
  comparativeFault,
  propertyInterference,
  dutiesToEntrants,
  strictLiability,
  defamation,
  vicariousLiability,
  factualAndProximateCause,
  breachAndItsProof,
  affirmativeDutiesAndEmotionalDistress,
]

/**
 * The next editions of families: reworded, and not solved blind yet. Until they are, the edition in FAMILIES is the one that
 * is served; then it goes, and the next one takes its place.
 */
export const NEXT_EDITIONS: readonly AnyFamily[] = []

/** Every family that can be solved blind, calibrated and checked by itself: of an id in both lists, the next edition. */
export const WRITTEN_FAMILIES: readonly AnyFamily[] = [
  ...NEXT_EDITIONS,
  ...FAMILIES.filter(({ id }) => !NEXT_EDITIONS.some((next) => next.id === id)),
]
