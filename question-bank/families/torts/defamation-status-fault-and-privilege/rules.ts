import { The, whose } from '../../engine/party.ts'
import type { RuleTable } from '../../engine/tables.ts'
import { type DefamationFacts, type DefamationStory, defamed, publisher } from './facts.ts'

const torts = (section: string) => `Restatement (Second) of Torts § ${section}`
const GERTZ = 'Gertz v. Robert Welch, Inc.'

const loses = (at: DefamationFacts, story: DefamationStory) => `${The(defamed(at, story))} cannot recover.`
const wins = (at: DefamationFacts, story: DefamationStory) => `${The(defamed(at, story))} can recover.`

/** Status, fault, falsity, opinion and privilege. The last rule of a path says the result. */
export const rules = {
  official: {
    authority: 'New York Times Co. v. Sullivan',
    rule: 'A public official may recover for a defamatory falsehood relating to official conduct or fitness for office only by proving actual malice with convincing clarity.',
    applied: (at, story) =>
      `A charge of crime bears on fitness for office, so ${defamed(at, story).the} has to meet that standard.`,
  },
  famous: {
    authority: 'Curtis Publishing Co. v. Butts',
    rule: 'A public figure has to prove actual malice, as a public official does.',
    applied: (at, story) =>
      `${The(defamed(at, story))} is known everywhere and is a public figure for all purposes.`,
  },
  drawn: {
    authority: GERTZ,
    rule: 'A person who voluntarily enters a public controversy to influence its outcome is a limited-purpose public figure as to that controversy and must prove actual malice.',
    applied: (at, story) => `The charge was about the campaign that ${defamed(at, story).the} led.`,
  },
  aside: {
    authority: GERTZ,
    rule: 'A limited-purpose public figure is one only for the controversy that he or she entered.',
    applied: (at, story) =>
      `The charge had nothing to do with the campaign, so ${defamed(at, story).the} is a private figure in this suit.`,
  },
  noticed: {
    authority: 'Time, Inc. v. Firestone',
    rule: 'A person does not become a public figure by being drawn into the news without having sought a role in a public controversy.',
    applied: (at, story) =>
      `${The(defamed(at, story))} never spoke to the press about the divorce and is still a private figure.`,
  },
  lacking: {
    authority: 'St. Amant v. Thompson',
    rule: 'Actual malice means knowledge of falsity or reckless disregard of the truth, and recklessness requires serious doubts, not just a failure to investigate.',
    applied: (at, story) => `The editor believed the story and had no serious doubts. ${loses(at, story)}`,
  },
  spite: {
    authority: 'Harte-Hanks Communications, Inc. v. Connaughton',
    rule: 'Actual malice concerns the attitude of the publisher toward the truth, and ill will or a motive to injure is not a substitute for it.',
    applied: (at, story) =>
      `The editor hated ${defamed(at, story).the} but had no serious doubts. ${loses(at, story)}`,
  },
  doubted: {
    authority: 'St. Amant v. Thompson',
    rule: 'A publisher that in fact entertains serious doubts about the truth and publishes anyway acts with reckless disregard, which is actual malice.',
    applied: (at, story) => `The editor did exactly that. ${wins(at, story)}`,
  },
  knew: {
    authority: 'New York Times Co. v. Sullivan',
    rule: 'Knowledge of falsity is actual malice, whatever the motive of the publisher.',
    applied: (at, story) => `The editor knew that the story was untrue. ${wins(at, story)}`,
  },
  negligence: {
    authority: GERTZ,
    rule: 'A state may let a private figure recover compensation for actual injury on proof of negligence, even if the matter is of public concern.',
    applied: (at, story) =>
      `${The(publisher(at, story))} failed to use reasonable care, and ${whose(defamed(at, story))} loss was proved. ${wins(at, story)}`,
  },
  presumed: {
    authority: GERTZ,
    rule: 'On a matter of public concern, even a private figure may not recover presumed damages without proof of actual malice.',
    applied: (at, story) =>
      at.speech === 'presumed friendly'
        ? `The editor knew that the charge of crime was untrue, which meets that standard. ${wins(at, story)}`
        : `A charge of crime is of public concern, and only negligence was found. ${loses(at, story)}`,
  },
  fault: {
    authority: GERTZ,
    rule: 'A state may not impose liability without fault for a defamatory falsehood on a matter of public concern.',
    applied: (at, story) =>
      `The editor questioned two witnesses and relied on a record that no careful person would have doubted. ${loses(at, story)}`,
  },
  private: {
    authority: 'Dun & Bradstreet, Inc. v. Greenmoss Builders, Inc.',
    rule: 'On a matter of purely private concern, the First Amendment does not forbid a private figure to recover presumed damages without actual malice.',
    applied: (at, story) =>
      `Gossip about private life in a letter to five friends was of no public concern. ${wins(at, story)}`,
  },
  falsity: {
    authority: 'Philadelphia Newspapers, Inc. v. Hepps',
    rule: 'A private figure who sues a media defendant over speech on a matter of public concern bears the burden of proving falsity.',
    applied: (at, story) =>
      `Evidence that is evenly balanced does not carry that burden. ${loses(at, story)}`,
  },
  truth: {
    authority: 'Masson v. New Yorker Magazine, Inc.',
    rule: 'Minor inaccuracies do not amount to falsity if the substance, the gist, or the sting of the charge is true.',
    applied: (at, story) =>
      `A conviction for stealing $28,500 stings as much as one for stealing $30,000. ${loses(at, story)}`,
  },
  implied: {
    authority: 'Milkovich v. Lorain Journal Co.',
    rule: 'A statement in the form of an opinion is actionable if it asserts or implies a fact that can be proved false.',
    applied: () =>
      'The charge in the column can be proved true or false, and the writer claimed to have sources.',
  },
  hyperbole: {
    authority: 'Milkovich v. Lorain Journal Co.',
    rule: 'Rhetorical hyperbole that could not reasonably be understood to state actual facts is protected.',
    applied: (at, story) => `The column called names and stated nothing provable. ${loses(at, story)}`,
  },
  republication: {
    authority: torts('578'),
    rule: 'Under the republication rule, one who repeats a defamatory statement made by another is liable as if he or she had originally published it.',
    applied: (at, story) => `Quoting the neighbor by name did not shield ${publisher(at, story).the}.`,
  },
  report: {
    authority: torts('611'),
    rule: 'The fair report privilege protects an accurate and complete account of an official proceeding open to the public, although what was said there was false and defamatory.',
    applied: (at, story) =>
      `The article was an exact account of testimony in open court. ${loses(at, story)}`,
  },
  testimony: {
    authority: torts('588'),
    rule: 'A witness is absolutely privileged to publish defamatory matter in testimony that has some relation to the proceeding, whatever the motive or the knowledge of falsity.',
    applied: (at, story) =>
      `The answer bore on the honesty of ${defamed(at, story).the}, who had testified. ${loses(at, story)}`,
  },
  interest: {
    authority: torts('595'),
    rule: 'A qualified privilege protects a statement that answers the request of someone with a legitimate interest in the information.',
    applied: (at, story) =>
      `The firm that was about to hire ${defamed(at, story).the} asked for the reference.`,
  },
  held: {
    authority: torts('600'),
    rule: 'That privilege is abused by knowledge of falsity or reckless disregard of the truth, but not by negligence.',
    applied: (at, story) => `The employer was careless but believed the charge. ${loses(at, story)}`,
  },
  knowing: {
    authority: torts('600'),
    rule: 'A speaker who knows the statement to be false abuses that privilege and loses it.',
    applied: (at, story) => `The employer knew. ${wins(at, story)}`,
  },
  spread: {
    authority: torts('604'),
    rule: 'Excessive publication, to people whose knowledge would not serve the privileged purpose, abuses that privilege.',
    applied: (at, story) =>
      `The two hundred customers had no part in the hiring, and the employer was negligent. ${wins(at, story)}`,
  },
} as const satisfies RuleTable<DefamationFacts, DefamationStory>
