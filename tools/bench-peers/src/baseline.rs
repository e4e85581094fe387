//! Our figures in a file, a line for each input and target, and what changed against them.

use crate::statistics::geometric_mean;
use colorfast::driver::Target;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;

/// How many of the inputs that changed most are named.
const SHOWN: usize = 8;

/// A figure for each target and input.
#[derive(Clone, Default, PartialEq, Debug)]
pub struct Baseline {
    figures: BTreeMap<(String, String), f64>,
}

impl Baseline {
    /// Notes a figure.
    pub fn set(&mut self, target: Target, input: &str, figure: f64) {
        self.figures.insert((target.name().to_owned(), input.to_owned()), figure);
    }

    /// Reads a file that [`Self::write`] has written.
    pub fn read(path: &Path) -> Result<Self, String> {
        let text = std::fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
        Self::parse(&text).map_err(|line| format!("{}: '{line}' is not TARGET FIGURE INPUT", path.display()))
    }

    fn parse(text: &str) -> Result<Self, &str> {
        let mut figures = BTreeMap::new();
        for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
            let mut parts = line.splitn(3, ' ');
            let (Some(target), Some(figure), Some(input)) = (parts.next(), parts.next(), parts.next()) else {
                return Err(line);
            };
            figures.insert((target.to_owned(), input.to_owned()), figure.parse().map_err(|_| line)?);
        }
        Ok(Self { figures })
    }

    /// Writes the figures; `unit` says what they are.
    pub fn write(&self, path: &Path, unit: &str) -> Result<(), String> {
        let text = self.text(unit);
        std::fs::write(path, text).map_err(|error| format!("{}: {error}", path.display()))
    }

    fn text(&self, unit: &str) -> String {
        let mut text = format!("# TARGET FIGURE INPUT: {unit}. Written by `cargo xtask bench-peers --save FILE`.\n");
        for ((target, input), figure) in &self.figures {
            // What is written is text in memory.
            let _ = writeln!(text, "{target} {figure:.0} {input}");
        }
        text
    }

    /// What an input costs now over what it cost, for inputs that both have.
    fn changes<'b>(&'b self, before: &'b Self) -> impl Iterator<Item = (&'b str, &'b str, f64)> {
        self.figures.iter().filter_map(|((target, input), now)| {
            let then = before.figures.get(&(target.clone(), input.clone()))?;
            Some((target.as_str(), input.as_str(), now / then))
        })
    }

    /// The mean change of each target, and what changed most.
    pub fn compared_with(&self, before: &Self) -> String {
        let mut changes: Vec<_> = self.changes(before).collect();
        let mut text = "what it costs over what it cost, geometric means\n".to_owned();
        let targets: std::collections::BTreeSet<&str> = changes.iter().map(|change| change.0).collect();
        for target in targets {
            let of_target = changes.iter().filter(|change| change.0 == target).map(|change| change.2);
            let _ = writeln!(text, "  {target:<8} {:.4}", geometric_mean(of_target));
        }
        changes.sort_by(|a, b| b.2.ln().abs().total_cmp(&a.2.ln().abs()));
        for (target, input, change) in changes.into_iter().take(SHOWN) {
            let _ = writeln!(text, "  {change:.4} {target} {input}");
        }
        text
    }

    /// The inputs that cost more than `share` of what they cost, and those that the file does not have or has in vain: what is to be
    /// written again where that is meant.
    pub fn regressions(&self, before: &Self, share: f64) -> Vec<String> {
        let dearer = self.changes(before).filter(|change| change.2 > share);
        let dearer = dearer.map(|(target, input, change)| {
            format!("{target} {input} costs {:.1} % more than it did", 100.0 * (change - 1.0))
        });
        let only_in = |a: &Self, b: &Self, what: &str| {
            let keys = a.figures.keys().filter(|key| !b.figures.contains_key(*key));
            keys.map(|(target, input)| format!("{target} {input} {what}")).collect::<Vec<_>>()
        };
        let mut found: Vec<String> = dearer.collect();
        found.extend(only_in(self, before, "has no figure yet"));
        found.extend(only_in(before, self, "has a figure and is not there"));
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(figures: &[(Target, &str, f64)]) -> Baseline {
        let mut baseline = Baseline::default();
        figures.iter().for_each(|&(target, input, figure)| baseline.set(target, input, figure));
        baseline
    }

    #[test]
    fn figures_come_back_from_their_text() {
        let baseline = of(&[(Target::Msl, "a folder/b c.wgsl", 12.0), (Target::Spirv, "x", 3.0)]);
        assert_eq!(Baseline::parse(&baseline.text("words")).as_ref(), Ok(&baseline));
        assert_eq!(Baseline::parse("msl twelve x"), Err("msl twelve x"));
        assert_eq!(Baseline::parse("msl 12"), Err("msl 12"));
    }

    #[test]
    fn what_got_dearer_is_named() {
        let before = of(&[(Target::Msl, "a", 100.0), (Target::Msl, "b", 100.0), (Target::Msl, "gone", 1.0)]);
        let now = of(&[(Target::Msl, "a", 104.0), (Target::Msl, "b", 106.0), (Target::Msl, "new", 1.0)]);
        let found = now.regressions(&before, 1.05);
        assert_eq!(found.len(), 3, "{found:?}");
        assert!(found[0].contains("msl b costs 6.0 % more"), "{found:?}");
        assert!(now.regressions(&now, 1.05).is_empty());
    }
}
