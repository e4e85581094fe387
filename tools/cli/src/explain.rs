//! `colorfast explain`: what a rule says, a program that breaks it and one that does not. They are the sections of `rules.md`.

/// The rules, a section each.
pub const RULES: &str = include_str!("rules.md");

/// The section of a rule, named with or without its `wgsl/`.
pub fn section(rule: &str) -> Option<&'static str> {
    let name = rule.strip_prefix("wgsl/").unwrap_or(rule);
    sections().find(|(id, _)| id.strip_prefix("wgsl/") == Some(name)).map(|(_, text)| text)
}

/// Each rule's id and section, in alphabetical order.
pub fn sections() -> impl Iterator<Item = (&'static str, &'static str)> {
    RULES.split("\n## ").skip(1).map(|text| (text.lines().next().unwrap_or_default(), text.trim_end()))
}
