//! What is said of a rule beside a case: the sentence of `colorfast explain`, and where the specification has it.

use crate::tree::workspace;
use std::collections::BTreeMap;
use std::fs;

/// The page of all rules.
const RULES: &str = "tools/cli/src/rules.md";
/// The specification.
const SPECIFICATION: &str = "https://www.w3.org/TR/WGSL/#";
/// The folder whose folders are named as the specification's sections.
const SECTIONS: &str = "spec/";

/// The first paragraph of each rule's section; none where the page cannot be read.
pub fn sentences() -> BTreeMap<String, String> {
    parse(&fs::read_to_string(workspace().join(RULES)).unwrap_or_default())
}

fn parse(text: &str) -> BTreeMap<String, String> {
    let sections = text.split("\n## ").skip(1);
    let of = |section: &str| {
        let (name, rest) = section.split_once('\n')?;
        let paragraph = rest.trim_start().split("\n\n").next()?;
        Some((name.trim().to_owned(), paragraph.lines().collect::<Vec<_>>().join(" ")))
    };
    sections.filter_map(of).collect()
}

/// The address of the section that an area is about, where it is one.
pub fn anchor(area: &str) -> Option<String> {
    let section = area.strip_prefix(SECTIONS)?;
    Some(format!("{SPECIFICATION}{section}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rule_has_the_first_paragraph_of_its_section() {
        let found = parse("# T\n\ntext\n\n## a/b\n\nOne\ntwo.\n\nBreaks it:\n\n## c\n\nThree.");
        assert_eq!(found["a/b"], "One two.");
        assert_eq!(found["c"], "Three.");
        assert_eq!(anchor("spec/array-types").as_deref(), Some("https://www.w3.org/TR/WGSL/#array-types"));
        assert_eq!(anchor("e2e/a"), None);
    }

    #[test]
    fn the_page_of_rules_is_there() {
        assert!(sentences().len() > 100);
    }
}
