/** The rules some curated lists follow from. */

export {
  type CuratedRuleId,
  curatedRuleIds,
  curatedRules,
  type RuleFigures,
  type RuleYear,
  rulesMet,
  rulesVersion,
} from './rules.ts';
