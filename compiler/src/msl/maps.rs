//! What a host says of its binding model beside the indices of resources: which groups are argument buffers.

use crate::text_target::maps::entries;
use crate::util::{OptionType, OptionValue};

/// The buffer index of each group that is an argument buffer: `0=3 1=4`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GroupMap(Vec<(u32, u32)>);

impl GroupMap {
    /// No group is one.
    pub const NONE: Self = Self(Vec::new());

    /// The buffer index of a group that is an argument buffer.
    pub fn get(&self, group: u32) -> Option<u32> {
        self.0.iter().find(|(known, _)| *known == group).map(|&(_, index)| index)
    }

    /// The groups, and the index of each.
    pub fn iter(&self) -> impl Iterator<Item = (u32, u32)> {
        self.0.iter().copied()
    }
}

impl OptionType for GroupMap {
    const KIND: &'static str = "group=index ...";

    fn read(value: &OptionValue, _: &'static [&'static str]) -> Result<Self, String> {
        let expected = "a list like `0=3 1=4`, of which each names another group, and a buffer index";
        entries(value, |key| key.parse().ok(), |index| index.parse().ok()).map(Self).ok_or_else(|| expected.to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_are_read() {
        let groups = GroupMap::read(&OptionValue::Text("0=3 2=4".to_owned()), &[]).expect("it is one");
        assert_eq!((groups.get(2), groups.get(1)), (Some(4), None));
        assert!(GroupMap::read(&OptionValue::Bool(true), &[]).is_err());
    }
}
