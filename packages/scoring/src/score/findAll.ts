import { hasListedSkills, type WeighedCriterion } from '../job/criterion.ts';
import type { Meaning } from '../meaning/meaning.ts';
import type { Profile } from '../resume/profile.ts';
import { findDegree } from './findDegree.ts';
import type { Finding, Found } from './finding.ts';
import { findLanguage } from './findLanguage.ts';
import { findLead } from './findLead.ts';
import { findLevel } from './findLevel.ts';
import { findLicence } from './findLicence.ts';
import { findNearRole } from './findNearRole.ts';
import { findRole } from './findRole.ts';
import { findSkill, LISTED_ALONE, REMARKS } from './findSkill.ts';
import { findWords } from './findWords.ts';
import { findWork } from './findWork.ts';
import { findYears, relevantPosts } from './findYears.ts';
import { type VocabularyEntry, withOwnWords } from './ownVocabulary.ts';
import { withoutLowerLevels } from './withoutLowerLevels.ts';

/** Looks for each criterion in what the texts of a candidate tell, by its name and by the words of the organization's vocabulary. */
export function findAll(
  criteria: readonly WeighedCriterion[],
  profile: Profile,
  meaning: Meaning,
  vocabulary: readonly VocabularyEntry[] = [],
): Finding[] {
  const role = criteria.flatMap(({ rule }) => (rule.by === 'role' ? [rule.terms] : []))[0];
  const skills = criteria.flatMap(({ rule, from }) =>
    rule.by === 'skill' && from === 'skills' ? [rule.terms] : [],
  );
  const relevant = relevantPosts(role, skills, profile);
  const context = {
    profile,
    meaning,
    relevant,
    asksForWork: role !== undefined || skills.length > 0,
    isListed: hasListedSkills(criteria),
  };
  const found = criteria.map((criterion) => ({
    criterion,
    found: withOwnWords({ criterion, ...find(criterion, context) }, vocabulary, profile),
  }));
  const hasPost = relevant.length > 0 || found.some((one) => one.found.inPost === true);
  return found.map((one) => ({
    criterion: one.criterion,
    ...round(hasPost ? one.found : withoutPost(one.found)),
  }));
}

type Context = {
  profile: Profile;
  meaning: Meaning;
  /** The posts that are of the work. */
  relevant: Profile['posts'];
  asksForWork: boolean;
  /** Whether a person listed skills. */
  isListed: boolean;
};

/** Where it is enough to have begun, who is on the way has what is asked for. */
function find(criterion: WeighedCriterion, context: Context): Found {
  const found = look(criterion, context);
  if (!criterion.orBegun || found.remark !== REMARKS['in progress']) return found;
  return { ...found, state: 'met', credit: 1, remark: BEGUN };
}

const BEGUN = 'In progress, which is enough here.';

function look({ rule, name }: WeighedCriterion, context: Context): Found {
  const { profile, meaning, relevant, asksForWork, isListed } = context;
  switch (rule.by) {
    case 'skill':
      return withoutLowerLevels(findSkill(rule.terms, profile), name);
    case 'duty':
      return findSkill(rule.terms, profile, true);
    case 'licence':
      return withoutLowerLevels(findLicence(rule.terms, profile), name);
    case 'years':
      return findYears(rule, profile, relevant, asksForWork);
    case 'degree':
      return findDegree(rule, profile);
    case 'language':
      return findLanguage(rule, profile);
    case 'role':
      return orNearRole(findRole(rule, profile), name, profile, meaning);
    case 'level':
      return findLevel(rule, profile, relevant);
    case 'lead':
      return findLead(rule, profile);
    case 'work':
      return findWork(rule, profile, meaning, isListed);
    case 'words':
      return findWords(rule, profile);
  }
}

function orNearRole(found: Found, name: string, profile: Profile, meaning: Meaning): Found {
  const isOpen = found.state === 'missing' && found.quotes.length === 0;
  return (isOpen ? findNearRole(name, profile, meaning) : undefined) ?? found;
}

const LIST_WITHOUT_A_POST = 0.5;

/** Where no post is of the work, a list alone counts half of what it does beside one. */
function withoutPost(found: Found): Found {
  return found.remark === LISTED_ALONE ? { ...found, credit: found.credit * LIST_WITHOUT_A_POST } : found;
}

function round(found: Found): Found {
  return { ...found, credit: Math.round(found.credit * 100) / 100 };
}
