//! `colorfast explain`: what a rule says, a program that breaks it and one that does not. They are the sections of `rules.md`.

/// The rules, a section each.
pub const RULES: &str = include_str!("rules.md");

/// The section of a rule, named with or without its `wgsl/` or `lint/`.
pub fn section(rule: &str) -> Option<&'static str> {
    let is_named = |id: &str| id == rule || id.split_once('/').is_some_and(|(_, name)| name == rule);
    sections().find(|(id, _)| is_named(id)).map(|(_, text)| text)
}

/// Each rule's id and section, in alphabetical order.
pub fn sections() -> impl Iterator<Item = (&'static str, &'static str)> {
    RULES.split("\n## ").skip(1).map(|text| (text.lines().next().unwrap_or_default(), text.trim_end()))
}
