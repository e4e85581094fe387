//! Where compilers disagree: the cases to which at least two give different answers, grouped by the rule that decides.

use super::document::{Answer, CaseResult, Document, Outcome, base};
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};

/// The most rules that a summary names.
const MOST_RULES: usize = 15;

/// The levels at which an answer is about the program, not about the compiler's abilities.
const LEVELS: [&str; 4] = ["parse", "check", "pipeline", "execute"];

/// A case to which answers differ.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Disagreement {
    /// The level.
    pub level: String,
    /// The case.
    pub case: String,
    /// Its area.
    pub area: String,
    /// The compilers by their answers.
    pub answers: BTreeMap<Answer, Vec<String>>,
    /// The answer that is right.
    pub right: Vec<Answer>,
}

/// The cases of a rule, or of an area where no rule decides.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Group {
    /// The rule's id, or the area.
    pub name: String,
    /// Its cases, by level and name.
    pub cases: Vec<Disagreement>,
}

/// The answer of a compiler, where it counts.
fn counted(case: &CaseResult) -> Option<Answer> {
    let counts = matches!(case.outcome, Outcome::Right | Outcome::Wrong) && LEVELS.contains(&base(&case.level));
    let answer = case.answer.filter(|_| counts)?;
    // Refusing and writing what is not valid are no values.
    let is_verdict = !matches!(answer, Answer::Refused | Answer::Invalid | Answer::Valid);
    is_verdict.then_some(answer)
}

/// What one compiler answered in a case.
type Judged<'d> = (&'d Document, &'d CaseResult, Answer);

/// Finds them; the groups with the most cases first.
pub fn find(documents: &[Document]) -> Vec<Group> {
    let mut cases: BTreeMap<(&str, &str), Vec<Judged<'_>>> = BTreeMap::new();
    for document in documents {
        for case in &document.cases {
            if let Some(answer) = counted(case) {
                cases.entry((&case.level, &case.case)).or_default().push((document, case, answer));
            }
        }
    }
    let mut groups: BTreeMap<&str, Vec<Disagreement>> = BTreeMap::new();
    for given in cases.values() {
        let mut answers: BTreeMap<Answer, Vec<String>> = BTreeMap::new();
        for (document, _, answer) in given {
            answers.entry(*answer).or_default().push(document.name.clone());
        }
        if answers.len() < 2 {
            continue;
        }
        let (_, case, _) = given[0];
        let right: BTreeSet<Answer> =
            given.iter().filter(|(_, case, _)| case.outcome == Outcome::Right).map(|(_, _, answer)| *answer).collect();
        groups.entry(case.rule.as_deref().unwrap_or(&case.area)).or_default().push(Disagreement {
            level: case.level.clone(),
            case: case.case.clone(),
            area: case.area.clone(),
            answers,
            right: right.into_iter().collect(),
        });
    }
    let mut groups: Vec<Group> =
        groups.into_iter().map(|(name, cases)| Group { name: name.to_owned(), cases }).collect();
    groups.sort_by_key(|group| (std::cmp::Reverse(group.cases.len()), group.name.clone()));
    groups
}

/// What ends a run of several compilers.
pub fn summary(groups: &[Group]) -> String {
    if groups.is_empty() {
        return String::new();
    }
    let cases: usize = groups.iter().map(|group| group.cases.len()).sum();
    let mut text = format!("\ncompilers disagree about {cases} cases of {} rules and areas:\n", groups.len());
    for group in groups.iter().take(MOST_RULES) {
        text += &format!("{:>6}  {}\n", group.cases.len(), group.name);
    }
    if groups.len() > MOST_RULES {
        text += &format!("        and {} more\n", groups.len() - MOST_RULES);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::super::document::Expectation;
    use super::super::document::tests::{case, document};
    use super::*;

    #[test]
    fn different_answers_are_grouped_by_the_rule_and_others_are_not_shown() {
        let rejected = |name| case(name, Expectation::Rejected, Outcome::Right, Answer::Rejected);
        let accepted = |name| case(name, Expectation::Rejected, Outcome::Wrong, Answer::Accepted);
        let not_counted = case("c", Expectation::Rejected, Outcome::NotApplicable, Answer::Accepted);
        let first = document("first", vec![rejected("a"), rejected("b"), rejected("c")]);
        let second = document("second", vec![accepted("a"), rejected("b"), not_counted]);
        let groups = find(&[first, second]);
        assert_eq!(groups.iter().map(|group| group.name.as_str()).collect::<Vec<_>>(), ["wgsl/x"]);
        let [only] = &groups[0].cases[..] else { panic!("one case: {groups:?}") };
        assert_eq!((only.case.as_str(), &only.right[..]), ("spec/x/a", &[Answer::Rejected][..]));
        assert_eq!(only.answers[&Answer::Accepted], ["second"]);
        assert!(summary(&groups).contains("1 cases of 1 rules and areas:\n     1  wgsl/x\n"));
        assert_eq!(summary(&[]), "");
    }
}
