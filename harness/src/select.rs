//! Which tests run: filters, shards, and those that failed last time.

use regex::RegexSet;
use std::collections::BTreeSet;

/// One of `n` parts of the tests, `i/n` with `i` from 1.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Shard {
    index: u64,
    count: u64,
}

impl std::str::FromStr for Shard {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("expected `i/n` with 1 <= i <= n, not `{text}`");
        let (index, count) = text.split_once('/').ok_or_else(wrong)?;
        let (index, count) = (index.parse().map_err(|_| wrong())?, count.parse().map_err(|_| wrong())?);
        if index == 0 || index > count { Err(wrong()) } else { Ok(Self { index, count }) }
    }
}

impl std::fmt::Display for Shard {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}/{}", self.index, self.count)
    }
}

impl Shard {
    /// Whether a test of this name belongs to it. It depends on the name alone, so adding a test moves no other.
    pub fn holds(self, name: &str) -> bool {
        crate::hash::fnv64(name.as_bytes()) % self.count == self.index - 1
    }
}

/// What a test's name must satisfy.
#[derive(Debug, Default)]
pub struct Selection {
    /// Any of these must match; none: all do.
    filters: Vec<String>,
    skips: Vec<String>,
    /// With `--exact` the two are names, otherwise regular expressions.
    patterns: Option<(RegexSet, RegexSet)>,
    shard: Option<Shard>,
    /// The only ones to run again.
    again: Option<BTreeSet<String>>,
}

impl Selection {
    /// Reads filters and skips: names with `exact`, otherwise regular expressions that match anywhere in a name.
    pub fn new(filters: Vec<String>, skips: Vec<String>, exact: bool) -> Result<Self, String> {
        let patterns = if exact {
            None
        } else {
            let set = |patterns: &[String]| RegexSet::new(patterns).map_err(|error| error.to_string());
            Some((set(&filters)?, set(&skips)?))
        };
        Ok(Self { filters, skips, patterns, shard: None, again: None })
    }

    /// Only the tests of a shard.
    pub fn with_shard(mut self, shard: Option<Shard>) -> Self {
        self.shard = shard;
        self
    }

    /// Only the tests of these names.
    pub fn with_names(mut self, names: Option<BTreeSet<String>>) -> Self {
        self.again = names;
        self
    }

    /// Whether every test is selected.
    pub fn is_all(&self) -> bool {
        self.filters.is_empty() && self.skips.is_empty() && self.shard.is_none() && self.again.is_none()
    }

    /// Whether the test of this name is selected.
    pub fn selects(&self, name: &str) -> bool {
        let by_pattern = match &self.patterns {
            Some((filters, skips)) => (filters.is_empty() || filters.is_match(name)) && !skips.is_match(name),
            None => {
                let named = |names: &[String]| names.iter().any(|listed| listed == name);
                (self.filters.is_empty() || named(&self.filters)) && !named(&self.skips)
            }
        };
        by_pattern
            && self.shard.is_none_or(|shard| shard.holds(name))
            && self.again.as_ref().is_none_or(|names| names.contains(name))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn selection(filters: &[&str], skips: &[&str], exact: bool) -> Selection {
        let owned = |words: &[&str]| words.iter().map(|&word| word.to_owned()).collect();
        Selection::new(owned(filters), owned(skips), exact).expect("valid patterns")
    }

    #[test]
    fn filters_are_regular_expressions_or_names() {
        assert!(selection(&["^msl/.*abs", "zzz"], &[], false).selects("msl/msl23/builtins/abs"));
        assert!(!selection(&["^msl/.*abs"], &["built"], false).selects("msl/msl23/builtins/abs"));
        assert!(!selection(&["msl"], &[], true).selects("msl/x"));
        assert!(selection(&["a<f16>(x)"], &[], true).selects("a<f16>(x)"));
        assert!(Selection::new(vec!["(".to_owned()], vec![], false).is_err());
    }

    #[test]
    fn shards_are_a_partition() {
        let shards: Vec<Shard> = (1..=3).map(|i| format!("{i}/3").parse().expect("valid")).collect();
        let mut sizes = [0; 3];
        for index in 0..300 {
            let name = format!("test {index}");
            let holders: Vec<usize> = (0..3).filter(|&shard| shards[shard].holds(&name)).collect();
            assert_eq!(holders.len(), 1);
            sizes[holders[0]] += 1;
        }
        assert!(sizes.iter().all(|&size| size > 60), "{sizes:?}");
        for wrong in ["0/3", "4/3", "1", "a/b"] {
            assert!(wrong.parse::<Shard>().is_err(), "{wrong}");
        }
    }
}
